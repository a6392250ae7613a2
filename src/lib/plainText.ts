/**
 * Removes the invisible characters that pasted texts contain.
 *
 * - `toVisibleText` keeps tabs and line breaks. For tables and numbers.
 * - `toPlainWord` returns one line without joiners. For texts that are parsed or compared: symbols,
 *   dates, addresses, names of files and searches.
 * - `toPlainLine` returns one line, and `toPlainText` several. For texts that are stored and shown:
 *   names and sentences. They keep the joiners that some scripts and emojis need.
 */

/**
 * Matches control characters except tabs and line breaks; characters that Unicode does not draw
 * (marks for text direction, zero-width spaces, fillers, tags); and U+FFFC, which stands for a
 * picture in pasted documents. Excludes joiners. The patterns in this file are literals, because
 * the build drops unused literals from the start-up script, but would keep `new RegExp`.
 */
const INVISIBLE =
  /(?![\t\n\r\p{Variation_Selector}\p{Join_Control}\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;
/**
 * Matches characters that join or separate the letters of some scripts, or choose the form of an
 * emoji.
 */
const JOINERS = /[\p{Variation_Selector}\p{Join_Control}\u{e0020}-\u{e007f}]+/gu;
/**
 * Matches Latin letters, digits, punctuation and spaces, which need no joiner beside them, and the
 * end of a text.
 */
const NEEDS_NO_JOINER = /^$|[\p{Script=Latin}\p{N}\p{P}\s]/u;
/**
 * Matches all spaces except tabs and line breaks. A byte order mark is excluded: JavaScript counts
 * it as a space, but it has no width.
 */
const SPACES = /(?![\t\n\r\ufeff])[\s\u0085]/gu;

/**
 * Removes invisible characters and joiners, and replaces other spaces with plain ones. Keeps tabs
 * and line breaks.
 */
export const toVisibleText = (text: string): string =>
  text.replace(SPACES, ' ').replace(INVISIBLE, '').replace(JOINERS, '');

/**
 * Returns the visible text on one line without joiners, with single spaces and none at its ends.
 */
export const toPlainWord = (text: string): string =>
  toVisibleText(text).replace(/\s+/g, ' ').trim();

/** Returns the joiners that the surrounding characters need. */
function pickNeededJoiners(joiners: string, at: number, text: string): string {
  if (NEEDS_NO_JOINER.test(text.charAt(at - 1))) return '';
  const isLast = NEEDS_NO_JOINER.test(text.charAt(at + joiners.length));
  return isLast ? joiners.replace(/[\u200c\u200d]+/g, '') : joiners;
}

/** Removes invisible characters, but keeps the joiners that are needed. */
const toVisibleProse = (text: string): string =>
  text.replace(SPACES, ' ').replace(INVISIBLE, '').replace(JOINERS, pickNeededJoiners);

/**
 * Matches a letter or digit, except characters without a visible form. firestore.rules has the same
 * pattern.
 */
const READABLE = /(?![\u115f\u1160\u3164\uffa0\u{13441}\u{13442}])[\p{L}\p{N}]/u;

/** Matches four combining marks on one letter. More than three cover the lines above and below. */
const PILED_MARKS = /\p{M}{4}/u;

/**
 * Returns whether a text has a letter or digit, and at most 3 combining marks on each character.
 */
export function isReadable(text: string): boolean {
  return READABLE.test(text) && !PILED_MARKS.test(text);
}

export const UNREADABLE_TEXT = 'Use at least one letter or digit, and at most 3 marks on each';

/** Returns the error message for a text that cannot be stored, or null. An empty text is valid. */
export function findTextError(text: string, maxLength: number): string | null {
  if (text.trim().length > maxLength) return `Use at most ${maxLength} characters`;
  return text === '' || isReadable(text) ? null : UNREADABLE_TEXT;
}

/**
 * Returns a line as it is stored, without the invisible characters that firestore.rules rejects.
 * Runs of spaces, tabs and line breaks become single spaces, with none at the ends.
 */
export const toPlainLine = (text: string): string =>
  toVisibleProse(text).replace(/\s+/g, ' ').trim();

/** Returns a text of several lines as it is stored. */
export function toPlainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map((line) => toVisibleProse(line).replace(/\t/g, ' '))
    .join('\n')
    .trim();
}
