import Papa from 'papaparse';
import { count } from './figures';
import { areHeads, headOf } from './heads';
import { MAX_LIST_CELLS, MAX_LIST_ROWS, unusable } from './messages';
import { tablesOf } from './tables';
import { type Sheet, Unusable } from './types';

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
function splitWords(text: string): Sheet | null {
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

const separators = ['\t', ';', ',', '|'] as const;
/** Enough lines to find heads below a title. */
const PREVIEW = 60;

function parsed(text: string, delimiter: string, preview = 0): string[][] {
  const newline = /\r\n|\n|\r/.exec(text)?.[0];
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(text, {
      delimiter,
      preview,
      quoteChar,
      ...((newline === '\r\n' || newline === '\n' || newline === '\r') && { newline }),
    });
  const { data, errors } = parse('"');
  // A quote that is never closed would take all rows after it into one cell: it is no quote.
  return errors.some(({ type }) => type === 'Quotes') ? parse('\0').data : data;
}

const hasHeads = (rows: readonly (readonly string[])[]) =>
  rows.some((row) => areHeads(row.map(headOf))) ||
  tablesOf({ name: '', rows, shape: 'free' }).length > 0;

/** By how many cells the lines are even: the separator that is in the most of them. */
function evenness(rows: readonly (readonly string[])[]): number {
  return rows.filter((row) => row.length >= 3).length;
}

/**
 * A text as one sheet. Cells are parted by the separator that makes heads that are known, be it a
 * tab, a semicolon, a comma or a bar; quotes hold cells together. Text without any, as copied from a
 * PDF or a mail, is parted at its spaces.
 *
 * @throws Unusable where it has more rows or cells than a list may have: before it is parted.
 */
export function splitText(text: string): Sheet {
  const lines = Math.max(count(text, '\n'), count(text, '\r')) + (/[\n\r]$/.test(text) ? 0 : 1);
  if (lines > MAX_LIST_ROWS) throw new Unusable(unusable.tooManyRows(lines));
  const name = '';
  const previews = separators.map((separator) => parsed(text, separator, PREVIEW));
  const byHeads = previews.findIndex(hasHeads);
  if (byHeads === -1) checkCells(text, ' ');
  const words = byHeads === -1 ? splitWords(text) : null;
  if (words !== null) return words;
  const evennesses = previews.map(evenness);
  const place = byHeads === -1 ? evennesses.indexOf(Math.max(...evennesses)) : byHeads;
  const separator = separators[place] ?? '\t';
  checkCells(text, separator);
  const rows = withoutLastBlank(parsed(text, separator));
  return { name, rows, shape: separator === '\t' ? 'free' : 'atMost' };
}

function checkCells(text: string, separator: string): void {
  const cells = count(text, separator) + 1;
  if (cells > MAX_LIST_CELLS) throw new Unusable(unusable.tooManyCells(cells));
}

/** Without the empty line that a final line break leaves. */
function withoutLastBlank(rows: string[][]): string[][] {
  return rows.at(-1)?.every((cell) => cell === '') === true ? rows.slice(0, -1) : rows;
}
