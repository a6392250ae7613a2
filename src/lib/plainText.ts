/**
 * What nobody sees and what comes along with a paste: control characters, soft hyphens, the marks for text
 * from right to left, characters without a width, byte order marks. Tabs and line breaks stay.
 */
const UNSEEN =
  /(?![\t\n\r])[\u034f\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** What joins and parts the letters of some scripts, and chooses how an emoji looks. */
const JOINERS = /[\ufe00-\ufe0f\u{e0020}-\u{e007f}\u200c\u200d]+/gu;
/** What needs no joiner beside it: nothing, and what is written in Latin letters. */
const NEEDS_NONE = /^$|[\p{Script=Latin}\p{N}\p{P}\s]/u;
/** All spaces but tabs and line breaks. A byte order mark is none, though JavaScript takes it for one. */
const SPACES = /(?![\t\n\r\ufeff])[\s\u0085]/gu;

/**
 * Returns a text as it looks: without what is invisible, and with plain spaces. Its tabs and line breaks
 * stay. For numbers, symbols, addresses and names of files.
 */
export const visibleText = (text: string): string =>
  text.replace(SPACES, ' ').replace(UNSEEN, '').replace(JOINERS, '');

/** Returns the same in one line, with single spaces and none at its ends. */
export const plainWord = (text: string): string => visibleText(text).replace(/\s+/g, ' ').trim();

/** Returns of some joiners in a text those that a script or an emoji needs where they are. */
function neededJoiners(joiners: string, at: number, text: string): string {
  if (NEEDS_NONE.test(text.charAt(at - 1))) return '';
  const isLast = NEEDS_NONE.test(text.charAt(at + joiners.length));
  return isLast ? joiners.replace(/[\u200c\u200d]+/g, '') : joiners;
}

/** Returns words to read as they look: joiners stay where they are needed. */
const visibleProse = (text: string): string =>
  text.replace(SPACES, ' ').replace(UNSEEN, '').replace(JOINERS, neededJoiners);

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
 * Returns a line as it is stored: without the invisible characters that the database refuses. Any
 * space, tab or line break is a space; none at the ends.
 */
export const plainLine = (text: string): string => visibleProse(text).replace(/\s+/g, ' ').trim();

/** Returns the same of a text of several lines, which keeps its line breaks. */
export function plainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map((line) => visibleProse(line).replace(/\t/g, ' '))
    .join('\n')
    .trim();
}
