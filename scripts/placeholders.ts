/**
 * Finds what is left of the placeholder firm in what visitors get: words, addresses and pictures
 * that its owner replaces before the site goes live. A draft that needs only the owner's word
 * carries a comment that says so; whoever confirms it deletes the comment.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { groupBy } from '../src/lib/records.ts';
import pictureHashes from './placeholderPictures.json' with { type: 'json' };

/** Lets a production build pass with words and pictures of the placeholder firm, for a trial. */
export const WITH_PLACEHOLDERS = '--with-placeholders';

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
  /** The only files in which it is one. */
  files?: RegExp;
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
    what: 'what only the firm knows of itself, in the words of a legal page',
    pattern: /(?<!\$)\{\w[^{}:;=]*\}/,
    files: /^src\/content\/legal\//,
  },
  {
    what: 'a holiday that the government has still to declare',
    pattern: /toConfirm: '/,
    stops: false,
  },
];

/** Pictures of the placeholder firm, by the start of their SHA-256. */
export const pictures: Readonly<Record<string, string>> = pictureHashes;

/** Folders and files, relative to the project, whose text visitors or readers of the code get. */
const FOLDERS = ['src/content', 'public'];
const FILES = ['index.html', 'admin.html', 'firebase.json', 'LICENSE'];
const TEXT = /\.(ts|html|json|svg|txt|xml|webmanifest)$|LICENSE$/;

/**
 * Returns the files of a folder in the project, by their paths in it; none where there is no such
 * folder.
 */
export async function filesBelow(root: string, folder: string): Promise<string[]> {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .toSorted();
}

/**
 * A long line, such as a policy in firebase.json, is cut to what is around the find, which stays
 * whole.
 */
function excerpt({ 0: { length }, index, input }: RegExpExecArray): string {
  if (input.trim().length <= 100) return input.trim();
  return input.slice(Math.max(index - 40, 0), index + Math.max(length, 60)).trim();
}

function placeholdersInText(file: string, text: string): Placeholder[] {
  return text.split('\n').flatMap((line, index) =>
    marks.flatMap(({ what, pattern, files, stops = true }) => {
      const place = `${file}:${index + 1}`;
      const found = line.matchAll(new RegExp(pattern, `g${pattern.flags}`));
      if (files?.test(file) === false) return [];
      return Array.from(found, (each) => ({ place, what, text: excerpt(each), stops }));
    }),
  );
}

/** Returns every placeholder that is left, in the order of the files. */
export async function findPlaceholders(root: string): Promise<Placeholder[]> {
  const folders = await Promise.all(FOLDERS.map((folder) => filesBelow(root, folder)));
  const files = folders.flat().filter((file) => !file.includes('.test.'));
  const found = await Promise.all(
    [...files, ...FILES].map(async (file): Promise<Placeholder[]> => {
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

/** Formats placeholders as lines for the terminal, grouped by kind; no line stands twice. */
export function describePlaceholders(found: readonly Placeholder[]): string[] {
  return [...groupBy(found, ({ what }) => what)].flatMap(([what, listed]) => {
    const lines = listed.map(({ place, text }) => `  ${place}  ${text}`.trimEnd());
    return [`${what}:`, ...new Set(lines)];
  });
}
