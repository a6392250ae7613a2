import { MAX_CELLS, MAX_ROWS, Unusable, refuseAbove } from './limits';
import Papa from 'papaparse';
import { count, type KnownHeads, type Sheet } from './grid';

/** Every second byte of a text in western letters is 0 in UTF-16; which tells the byte order. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 200);
  const zeros = [0, 1].map(
    (parity) => start.filter((byte, at) => at % 2 === parity && byte === 0).length,
  );
  const most = Math.max(1, start.length / 2) * 0.8;
  if ((zeros[1] ?? 0) > most && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > most && zeros[1] === 0 ? 'utf-16be' : null;
}

/** Returns a file's text without its byte order mark: in UTF-16, in UTF-8, or as Windows writes it. */
export function decoded(bytes: Uint8Array): string {
  const marks: Record<string, string> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };
  const wide = marks[bytes.subarray(0, 2).join(' ')] ?? unmarkedUtf16(bytes);
  let text: string;
  try {
    text = new TextDecoder(wide ?? 'utf-8', { fatal: wide === null }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) throw new Unusable('unknown');
  return text;
}

const MOST_WORDS_OF_A_HEAD = 4;

/**
 * Returns a line of heads parted at single spaces, by the longest names that are known; null where some word is none.
 */
function headsOfLine(line: string, known: KnownHeads): string[] | null {
  const words = line.trim().split(/\s+/);
  const heads: string[] = [];
  for (let at = 0; at < words.length;) {
    const names = Array.from({ length: MOST_WORDS_OF_A_HEAD }, (_, less) =>
      words.slice(at, at + MOST_WORDS_OF_A_HEAD - less),
    );
    const longest = names.find((name) => known.isHead(name.join(' ')));
    if (longest === undefined) return null;
    heads.push(longest.join(' '));
    at += longest.length;
  }
  return known.holdTable([heads]) ? heads : null;
}

const DATE = /\b(\d{1,2}) ([a-z]{3,9}) (\d{4}|\d{2})\b/gi;
const FLAGS = / ([[(][A-Z, ]+[\])])/g;
const CURRENCY = /(^|\s)(N|NGN|\u20a6) (?=[\d.])/g;
const KEPT = '\u00a0';

/** Returns the words of a line, with dates, flags in brackets and naira signs in one piece. */
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
 * Parts a text at its spaces, as copied from a PDF or a mail; null where no line of it holds heads.
 * Spaces show no blank cells, so a row counts only where each head has its value.
 */
function splitWords(text: string, known: KnownHeads): string[][] | null {
  const lines = text.replace(/(\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/);
  const wide = lines.map((line) => line.trim().split(/\s{2,}/));
  if (known.holdTable(wide)) return wide;
  const heads = lines.map((line) => headsOfLine(line, known));
  return heads.some((row) => row !== null)
    ? lines.map((line, at) => heads[at] ?? wordsOf(line))
    : null;
}

const separators = ['\t', ';', ',', '|'] as const;
/** So many lines are tried with each separator, enough to find heads below a title; and no more than so many letters. */
const PREVIEW = 60;
const PREVIEW_LETTERS = 64 * 1024;

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

/** Rates how even the lines are: the separator that is in the most of them counts, most of all twice. */
function evenness(rows: readonly (readonly string[])[]): number {
  const counted = (least: number) => rows.filter(({ length }) => length >= least).length;
  return counted(3) * PREVIEW + counted(2);
}

/**
 * Parts a text into one sheet: by the separator that makes heads that are known, be it a tab, a
 * semicolon, a comma or a bar; quotes hold cells together. Text without any, as copied from a PDF or
 * a mail, is parted at its spaces.
 *
 * @throws Unusable where it has more rows or cells than a list may have: before it is parted.
 */
export function splitText(text: string, known: KnownHeads): Sheet {
  const lines = Math.max(count(text, '\n'), count(text, '\r')) + (/[\n\r]$/.test(text) ? 0 : 1);
  refuseAbove(MAX_ROWS, lines, 'tooManyRows');
  const name = '';
  const start = text.slice(0, PREVIEW_LETTERS);
  const previews = separators.map((separator) => parsed(start, separator, PREVIEW));
  const byHeads = previews.findIndex(known.holdTable);
  if (byHeads === -1) {
    refuseAbove(MAX_CELLS, count(text, ' ') + 1, 'tooManyCells');
    const rows = splitWords(text, known);
    if (rows !== null) return { name, rows, shape: 'exactly' };
  }
  const evennesses = previews.map(evenness);
  const place = byHeads === -1 ? evennesses.indexOf(Math.max(...evennesses)) : byHeads;
  const separator = separators[place] ?? '\t';
  refuseAbove(MAX_CELLS, count(text, separator) + 1, 'tooManyCells');
  const rows = parsed(text, separator);
  // A line break at the end begins no row.
  if (rows.at(-1)?.every((cell) => cell === '') === true) rows.pop();
  return { name, rows, shape: separator === '\t' ? 'free' : 'atMost' };
}
