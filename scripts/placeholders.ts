/**
 * What is left of the placeholder firm in what visitors get: words, addresses and pictures that its
 * owner replaces before the site goes live. A draft that needs only the owner's word carries a comment
 * that says so; whoever confirms it deletes the comment.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Placeholder {
  /** The file, with the line where it has lines: 'src/content/firm.ts:3'. */
  place: string;
  what: string;
  /** The line or the picture itself. */
  text: string;
  /** `false`: to be read again with time, and no reason to stay offline. */
  stops: boolean;
}

interface Mark {
  what: string;
  pattern: RegExp;
  stops?: false;
}

export const marks: readonly Mark[] = [
  { what: 'the name of the firm', pattern: /palmwood/i },
  { what: 'an address that is nobody’s', pattern: /\bexample\.(com|org|net)\b/ },
  { what: 'a telephone number that is nobody’s', pattern: /\+234 ?\(?1\)? ?555/ },
  { what: 'the postal address', pattern: /Placeholder Street/ },
  {
    what: 'words for the owner to replace or confirm',
    pattern: /(placeholder|draft) (for|until) the owner/i,
  },
  {
    what: 'a holiday that the government has still to declare',
    pattern: /toConfirm: '/,
    stops: false,
  },
];

/** Pictures of the placeholder firm, by the start of their SHA-256. */
export const pictures: Readonly<Record<string, string>> = {
  'public/favicon.svg': 'c1a7443f8291d6fa',
  'public/favicon.ico': 'a534e63ec622a57c',
  'public/images/logo.svg': '89736309b22545d3',
  'public/images/logo-mark.svg': '0179ec32d1a8b8e7',
  'public/images/logo-on-navy.svg': 'd290bad2202d4f02',
  'public/images/group-asset.svg': '834ee199cc3a7201',
  'public/images/group-capital.svg': '4b8e2bd8201774d9',
  'public/images/group-securities.svg': '59e600f3b8387bda',
  'public/images/group-trustees.svg': 'efbec333738ffff0',
  'public/images/map-lagos.svg': 'ec348c6fcd4c17ab',
  'public/images/directors/ba.svg': 'cb18e0d28ed02e3b',
  'public/images/directors/ba-big.svg': '43fe6ef4c13d4e57',
  'public/images/directors/id.svg': 'a27bea05d74f02f6',
  'public/images/directors/id-big.svg': 'd6c443be17c882a7',
  'public/images/directors/kn.svg': 'c4b24ed77a4a0081',
  'public/images/directors/kn-big.svg': '7dd66bea74f10f7b',
  'public/images/directors/nu.svg': '9a12a6f752a03552',
  'public/images/directors/nu-big.svg': 'dc612c03766b9b75',
  'public/images/directors/ta.svg': 'e7f0db1f077785b6',
  'public/images/directors/ta-big.svg': '85675110d5af4cad',
};

/** Files and folders, relative to the project, whose text visitors or readers of the code get. */
const SOURCES = ['src/content', 'public', 'index.html', 'admin.html', 'firebase.json', 'LICENSE'];
const TEXT = /\.(ts|html|json|svg|txt|xml|webmanifest)$|LICENSE$/;

async function filesIn(root: string, source: string): Promise<string[]> {
  const entries = await readdir(join(root, source), { withFileTypes: true, recursive: true }).catch(
    // A file, or nothing at all.
    () => undefined,
  );
  if (entries === undefined) return [source];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** A long line, such as a policy in firebase.json, is cut to what is around the find. */
function excerpt(line: string, at: number): string {
  const words = line.trim();
  return words.length <= 100 ? words : line.slice(Math.max(at - 40, 0), at + 60).trim();
}

function placeholdersInText(file: string, text: string): Placeholder[] {
  return text.split('\n').flatMap((line, index) =>
    marks.flatMap(({ what, pattern, stops = true }) => {
      const at = line.search(pattern);
      return at < 0
        ? []
        : [{ place: `${file}:${index + 1}`, what, text: excerpt(line, at), stops }];
    }),
  );
}

/** Returns every placeholder that is left, in the order of the files. */
export async function findPlaceholders(root: string): Promise<Placeholder[]> {
  const files = (await Promise.all(SOURCES.map((source) => filesIn(root, source)))).flat();
  const found = await Promise.all(
    files.map(async (file): Promise<Placeholder[]> => {
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      if (bytes === undefined) return [];
      const known = pictures[file];
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (known !== undefined && hash.startsWith(known)) {
        return [{ place: file, what: 'a picture of the placeholder firm', text: '', stops: true }];
      }
      return TEXT.test(file) ? placeholdersInText(file, bytes.toString()) : [];
    }),
  );
  return found.flat();
}

/** Formats placeholders as lines for the terminal, grouped by kind. */
export function describePlaceholders(found: readonly Placeholder[]): string[] {
  return [...new Set(found.map(({ what }) => what))].flatMap((sort) => [
    `${sort}:`,
    ...found
      .filter(({ what }) => what === sort)
      .map(({ place, text }) => `  ${place}  ${text}`.trimEnd()),
  ]);
}
