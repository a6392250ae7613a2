/**
 * Finds the remaining texts, addresses and pictures of the placeholder firm. The owner of the site
 * replaces them before going live. A comment marks a draft that the owner only has to confirm. The
 * person who confirms the draft deletes that comment.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { groupBy } from '../src/lib/records.ts';
import pictureHashes from './placeholderPictures.json' with { type: 'json' };

/**
 * The option that lets a production build contain texts and pictures of the placeholder firm, for a
 * trial.
 */
export const WITH_PLACEHOLDERS = '--with-placeholders';

export interface Placeholder {
  /** The path of the file, and the line number if it is a text file: 'src/content/firm.ts:3'. */
  place: string;
  what: string;
  /** The line of text; empty for a picture. */
  text: string;
  /** False for a text that has to be checked later, and does not stop a deployment. */
  stops: boolean;
}

interface PlaceholderPattern {
  what: string;
  pattern: RegExp;
  /** Limits the pattern to these files. */
  files?: RegExp;
  stops?: false;
}

export const placeholderPatterns: readonly PlaceholderPattern[] = [
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

/** Pictures of the placeholder firm, with the beginning of their SHA-256. */
export const placeholderPictures: Readonly<Record<string, string>> = pictureHashes;

/** Folders and files in the project that visitors or readers of the code can see. */
const FOLDERS = ['src/content', 'public'];
const FILES = ['index.html', 'admin.html', 'firebase.json', 'LICENSE'];
const TEXT_FILES = /\.(ts|html|json|svg|txt|xml|webmanifest)$|LICENSE$/;

/**
 * Returns the files in a folder of the project, as paths relative to the project. Returns none if
 * the folder does not exist.
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .toSorted();
}

/**
 * Returns the line of a match. Cuts a long line, such as a policy in firebase.json, to the text
 * around the match.
 */
function getExcerpt({ 0: { length }, index, input }: RegExpExecArray): string {
  if (input.trim().length <= 100) return input.trim();
  return input.slice(Math.max(index - 40, 0), index + Math.max(length, 60)).trim();
}

function findInText(file: string, text: string): Placeholder[] {
  return text.split('\n').flatMap((line, index) =>
    placeholderPatterns.flatMap(({ what, pattern, files, stops = true }) => {
      const place = `${file}:${index + 1}`;
      const found = line.matchAll(new RegExp(pattern, `g${pattern.flags}`));
      if (files?.test(file) === false) return [];
      return Array.from(found, (each) => ({ place, what, text: getExcerpt(each), stops }));
    }),
  );
}

/** Returns every remaining placeholder, in the order of the files. */
export async function findPlaceholders(root: string): Promise<Placeholder[]> {
  const folders = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  const files = folders.flat().filter((file) => !file.includes('.test.'));
  const found = await Promise.all(
    [...files, ...FILES].map(async (file): Promise<Placeholder[]> => {
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      if (bytes === undefined) return [];
      const known = placeholderPictures[file];
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (known !== undefined && hash.startsWith(known)) {
        return [{ place: file, what: 'a picture of the placeholder firm', text: '', stops: true }];
      }
      return TEXT_FILES.test(file) ? findInText(file, bytes.toString()) : [];
    }),
  );
  return found.flat();
}

/** Formats placeholders as lines for the terminal, grouped by kind. Equal lines appear once. */
export function describePlaceholders(found: readonly Placeholder[]): string[] {
  return [...groupBy(found, ({ what }) => what)].flatMap(([what, listed]) => {
    const lines = listed.map(({ place, text }) => `  ${place}  ${text}`.trimEnd());
    return [`${what}:`, ...new Set(lines)];
  });
}
