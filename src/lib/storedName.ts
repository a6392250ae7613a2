/**
 * The longest name, in bytes of UTF-8: with its folder and escaped in an address it stays below
 * every layer's limit.
 */
export const MAX_STORED_NAME_BYTES = 400;

/**
 * What every layer reads as it stands: no `%`, `/`, `?`, `#` or `+`, no half of a surrogate pair.
 */
const OTHER = /[^\p{L}\p{M}\p{N}._()-]/gu;

const bytesIn = (text: string) => new TextEncoder().encode(text).length;

/** The text up to so many bytes, never ending within a character. */
function cutTo(text: string, most: number): string {
  let left = most;
  let kept = '';
  for (const letter of text) {
    left -= bytesIn(letter);
    if (left < 0) break;
    kept += letter;
  }
  return kept;
}

/**
 * A text as part of a stored object's name: spaces become underscores, what some layer would read
 * as an escape or a path becomes a hyphen. Letters and digits of any script stay; a long name is
 * cut before its extension. Never empty.
 */
export function storedName(text: string): string {
  const name = text
    .normalize('NFC')
    .trim()
    .replace(/\s/gu, '_')
    .replace(OTHER, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^\./, '');
  if (name === '') return 'file';
  if (bytesIn(name) <= MAX_STORED_NAME_BYTES) return name;
  const extension = /\.[A-Za-z0-9]{1,12}$/.exec(name)?.[0] ?? '';
  return cutTo(name, MAX_STORED_NAME_BYTES - extension.length) + extension;
}
