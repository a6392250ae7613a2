/** Matches invisible characters: control characters, and the marks for text from right to left. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A letter or digit, but for those that are drawn as nothing; firestore.rules says the same. */
const READABLE = /(?![\u115f\u1160\u3164\uffa0\u{13441}\u{13442}])[\p{L}\p{N}]/u;

/** Marks on one letter, of which more than three run over the lines beside it. */
const PILED = /\p{M}{4}/u;

/** Returns whether a name can be read where it is shown. */
export function isReadable(text: string): boolean {
  return READABLE.test(text) && !PILED.test(text);
}

/** The error of a text in which visitors would see nothing, or which would run over the lines beside it. */
export const UNREADABLE = 'Use at least one letter or digit, and at most 3 marks on each';

/** Returns why a text cannot be stored, or null; a paste may bring one. An empty text is no error here. */
export function textError(text: string, most: number): string | null {
  if (text.trim().length > most) return `Use at most ${most} characters`;
  return text === '' || isReadable(text) ? null : UNREADABLE;
}

/**
 * Returns a line as it is stored: without the invisible characters that come along with a paste and
 * that the database refuses. Any space, tab or line break is a space; none at the ends.
 */
export function plainLine(text: string): string {
  return text
    .replace(/[\s\u0085\u200b]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
}

/** Returns the same of a text of several lines, which keeps its line breaks. */
export function plainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/\t/gu, ' ').replace(UNSEEN, ''))
    .join('\n')
    .trim();
}
