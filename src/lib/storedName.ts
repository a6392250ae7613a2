import { visibleText } from './plainText';

/**
 * The longest name: with its folder and what makes it unique it stays below the limit of the rules.
 */
export const MAX_STORED_NAME = 200;

/** Matches what an address would escape, or what some layer would read as an escape or a path. */
const OTHER = /[^A-Za-z0-9._()-]/gu;

/**
 * Returns a text as part of a stored object's name: letters without their marks, underscores for
 * spaces, a hyphen for whatever else an address would escape, no two dots in a row; storage.rules
 * and firestore.rules take no other. A long name is cut before its extension. Never empty. The
 * words themselves stay in the object's record and in the name under which it is saved.
 */
export function storedName(text: string): string {
  const name = visibleText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/\s/gu, '_')
    .replace(OTHER, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
  if (name.length <= MAX_STORED_NAME) return name || 'file';
  const extension = /\.[A-Za-z0-9]{1,12}$/.exec(name)?.[0] ?? '';
  const kept = name.slice(0, MAX_STORED_NAME - extension.length).replace(/\.$/, '');
  return kept + extension;
}
