import { areHeads, headOf } from './heads';
import type { Sheet } from './types';

const MOST_WORDS_OF_A_HEAD = 4;

/** A line of heads parted at single spaces, by the longest names that are known; null where some word is none. */
function headsOfLine(line: string): string[] | null {
  const words = line.trim().split(/\s+/);
  const heads: string[] = [];
  let at = 0;
  while (at < words.length) {
    const longest = Array.from({ length: MOST_WORDS_OF_A_HEAD }, (_, less) => less)
      .map((less) => words.slice(at, at + MOST_WORDS_OF_A_HEAD - less).join(' '))
      .find((name) => headOf(name) !== null);
    if (longest === undefined) return null;
    heads.push(longest);
    at += longest.split(' ').length;
  }
  return areHeads(heads.map(headOf)) ? heads : null;
}

const DATE = /\b(\d{1,2}) ([a-z]{3,9}) (\d{4}|\d{2})\b/gi;
const FLAGS = / ([[(][A-Z, ]+[\])])/g;
const CURRENCY = /(^|\s)(N|NGN|\u20a6) (?=[\d.])/g;
const KEPT = '\u00a0';

/** The words of a line, with dates, flags and naira signs in one piece. */
function wordsOf(line: string): string[] {
  return line
    .trim()
    .replace(DATE, (date) => date.replaceAll(' ', KEPT))
    .replace(FLAGS, (_, flags: string) => KEPT + flags.replaceAll(' ', KEPT))
    .replace(CURRENCY, '$1$2')
    .split(/[^\S\u00a0]+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(KEPT, ' '));
}

/**
 * A text whose cells are parted by spaces, as copied from a PDF or a mail; null where no line of it
 * holds heads. Spaces show no blank cells, so a row counts only where each head has its value.
 */
export function splitWords(text: string): Sheet | null {
  const lines = text.replace(/(\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/);
  const wide = lines.map((line) =>
    line
      .trim()
      .split(/\s{2,}/)
      .filter(Boolean),
  );
  if (wide.some((row) => areHeads(row.map(headOf)))) {
    return { name: '', rows: wide.map(restored), shape: 'exactly' };
  }
  const heads = lines.map(headsOfLine);
  if (heads.every((row) => row === null)) return null;
  return { name: '', rows: lines.map((line, at) => heads[at] ?? wordsOf(line)), shape: 'exactly' };
}

const restored = (row: string[]) => (row.length === 0 ? [''] : row);
