import { toVisibleText } from './plainText';

/**
 * The maximum length of an object name. The path, which also has a folder and a prefix, stays below
 * the limit of storage.rules.
 */
export const MAX_STORED_NAME_LENGTH = 200;

/**
 * Matches characters that a URL would escape. Also matches `%`, `/` and `\`, which software could
 * misread as an escape or a path.
 */
const UNSAFE_CHARACTER = /[^A-Za-z0-9._()-]/gu;

/**
 * Converts a text to the name of an object in Storage. Letters lose their accents, spaces become
 * underscores, and characters that a URL would escape become hyphens. storage.rules and
 * firestore.rules reject other names, and names with two dots in a row. A long name is shortened
 * before its extension. The result is never empty. The record of the file keeps the original text.
 */
export function toStoredName(text: string): string {
  const name = toVisibleText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/\s/gu, '_')
    .replace(UNSAFE_CHARACTER, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
  if (name.length <= MAX_STORED_NAME_LENGTH) return name || 'file';
  const extension = /\.[A-Za-z0-9]{1,12}$/.exec(name)?.[0] ?? '';
  const shortened = name.slice(0, MAX_STORED_NAME_LENGTH - extension.length).replace(/\.$/, '');
  return shortened + extension;
}
