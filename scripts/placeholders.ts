/**
 * Finds remaining texts, URLs and pictures of the placeholder firm. The owner of the site replaces
 * them before going live. Some texts are drafts that the owner only has to confirm. A comment marks
 * them, and the person who confirms a draft deletes its comment.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { groupBy } from '../src/lib/records.ts';
import pictureHashes from './placeholderPictures.json' with { type: 'json' };

/**
 * Option that allows texts and pictures of the placeholder firm in a production build, for a trial.
 */
export const WITH_PLACEHOLDERS = '--with-placeholders';

export interface Placeholder {
  /** Path of the file. In a text file, also the line number: 'src/content/firm.ts:3'. */
  place: string;
  what: string;
  /** The line that contains the placeholder. Empty for a picture. */
  text: string;
  /**
   * True if the placeholder stops a deployment. False if somebody only has to check the text later.
   */
  stops: boolean;
}

interface PlaceholderPattern {
  what: string;
  pattern: RegExp;
  /** Files to which the pattern applies. Default: all files. */
  files?: RegExp;
  stops?: false;
}

export const placeholderPatterns: readonly PlaceholderPattern[] = [
  { what: 'the name of the firm', pattern: /palmwood/i },
  { what: 'an example address', pattern: /\bexample\.(com|org|net)\b/ },
  { what: 'an example telephone number', pattern: /\+234 ?\(?1\)? ?555/ },
  { what: 'the postal address', pattern: /Placeholder Street/ },
  {
    what: 'text that the owner has to replace or confirm',
    pattern: /(placeholder|draft) (for|until) the owner/i,
  },
  {
    what: 'a fact about the firm that a legal page still lacks',
    pattern: /(?<!\$)\{\w[^{}:;=]*\}/,
    files: /^src\/content\/legal\//,
  },
  {
    what: 'a holiday that the government has not declared yet',
    pattern: /toConfirm: '/,
    stops: false,
  },
];

/** Pictures of the placeholder firm by path, with the beginning of their SHA-256 hash. */
export const placeholderPictures: Readonly<Record<string, string>> = pictureHashes;

/** Folders and files whose content visitors, or readers of the repository, can see. */
const FOLDERS = ['src/content', 'public'];
const FILES = ['index.html', 'admin.html', 'firebase.json', 'LICENSE'];
const TEXT_FILES = /\.(ts|html|json|svg|txt|xml|webmanifest)$|LICENSE$/;

/**
 * Returns the paths of the files in a folder, relative to `root`. Returns an empty list if the
 * folder does not exist.
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

/** Returns the line of a match. If the line is long, returns only the text around the match. */
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

/** Returns all remaining placeholders, in the order of the files. */
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

/**
 * Formats placeholders as lines for the terminal, grouped by kind. Lines that are equal appear
 * once.
 */
export function describePlaceholders(found: readonly Placeholder[]): string[] {
  return [...groupBy(found, ({ what }) => what)].flatMap(([what, listed]) => {
    const lines = listed.map(({ place, text }) => `  ${place}  ${text}`.trimEnd());
    return [`${what}:`, ...new Set(lines)];
  });
}
