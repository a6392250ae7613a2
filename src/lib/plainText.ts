/*
 * Removes the invisible characters of pasted texts.
 *
 * - `toVisibleText` keeps tabs and line breaks. Use it for tables and numbers.
 * - `toPlainWord` returns one line without joiners. Use it for texts that are parsed or compared,
 *   such as symbols, dates, addresses, file names and searches.
 * - `toPlainLine` returns one line, and `toPlainText` returns several lines. Use them for texts that
 *   are stored and shown, such as names and sentences. They keep the joiners that some scripts and
 *   emojis need.
 */

/**
 * Matches three kinds of characters: control characters except tabs and line breaks, characters
 * that Unicode does not draw (marks for text direction, zero-width spaces, fillers, tags), and
 * U+FFFC, which stands for a picture in pasted documents. Joiners are not matched. The patterns in
 * this file are regex literals, because the build removes unused literals from the start-up script
 * but keeps calls of `new RegExp`.
 */
const INVISIBLE =
  /(?![\t\n\r\p{Variation_Selector}\p{Join_Control}\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;
/**
 * Matches joiners: invisible characters that join or separate letters, or choose the form of an
 * emoji.
 */
const JOINERS = /[\p{Variation_Selector}\p{Join_Control}\u{e0020}-\u{e007f}]+/gu;
/**
 * Matches characters that need no joiner next to them: Latin letters, digits, punctuation and
 * spaces. Also matches an empty string, because there is no character before the start or after the
 * end of the text.
 */
const NEEDS_NO_JOINER = /^$|[\p{Script=Latin}\p{N}\p{P}\s]/u;
/**
 * Matches all spaces except tabs and line breaks. Does not match the byte order mark, which `\s`
 * matches although it has no width.
 */
const SPACES = /(?![\t\n\r\ufeff])[\s\u0085]/gu;

/**
 * Removes invisible characters and joiners. Replaces special spaces with plain ones. Keeps tabs and
 * line breaks.
 */
export const toVisibleText = (text: string): string =>
  text.replace(SPACES, ' ').replace(INVISIBLE, '').replace(JOINERS, '');

/** Returns the visible text on one line, without joiners and repeated spaces. */
export const toPlainWord = (text: string): string =>
  toVisibleText(text).replace(/\s+/g, ' ').trim();

/**
 * Returns the joiners that are needed between the character before them and the character after
 * them.
 */
function pickNeededJoiners(joiners: string, at: number, text: string): string {
  if (NEEDS_NO_JOINER.test(text.charAt(at - 1))) return '';
  const isLast = NEEDS_NO_JOINER.test(text.charAt(at + joiners.length));
  return isLast ? joiners.replace(/[\u200c\u200d]+/g, '') : joiners;
}

/** Removes invisible characters, but keeps the joiners that neighbouring letters or emojis need. */
const toVisibleProse = (text: string): string =>
  text.replace(SPACES, ' ').replace(INVISIBLE, '').replace(JOINERS, pickNeededJoiners);

/** Matches a visible letter or digit. firestore.rules has the same pattern. */
const READABLE = /(?![\u115f\u1160\u3164\uffa0\u{13441}\u{13442}])[\p{L}\p{N}]/u;

/** Matches four combining marks in a row. They would overlap the lines of text above and below. */
const PILED_MARKS = /\p{M}{4}/u;

/**
 * Returns whether a text has a letter or digit, and no character with more than three combining
 * marks.
 */
export function isReadable(text: string): boolean {
  return READABLE.test(text) && !PILED_MARKS.test(text);
}

export const UNREADABLE_TEXT =
  'Use at least one letter or digit, and at most 3 accents on each character';

/**
 * Returns the error message for a text that cannot be stored; null for a valid or an empty text.
 */
export function findTextError(text: string, maxLength: number): string | null {
  if (text.trim().length > maxLength) return `Use at most ${maxLength} characters`;
  return text === '' || isReadable(text) ? null : UNREADABLE_TEXT;
}

/**
 * Returns the form in which a line of text is stored. Removes invisible characters, which
 * firestore.rules rejects, and repeated spaces. Replaces tabs and line breaks with spaces.
 */
export const toPlainLine = (text: string): string =>
  toVisibleProse(text).replace(/\s+/g, ' ').trim();

/** Returns the form in which a text of several lines is stored. */
export function toPlainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map((line) => toVisibleProse(line).replace(/\t/g, ' '))
    .join('\n')
    .trim();
}
