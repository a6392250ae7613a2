import Papa from 'papaparse';
import { MONTHS } from '../days';
import { headIn, headsIn, type TableKind } from './columns';
import { count, type Sheet } from './grid';
import { refuseAbove, Unusable, unusable } from './limits';

/** Returns a file's text without its byte order mark: in UTF-16, in UTF-8, or as Windows writes it. */
export function decoded(bytes: Uint8Array): string {
  const marks: Record<string, string> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };
  const wide = marks[bytes.subarray(0, 2).join(' ')];
  let text: string;
  try {
    text = new TextDecoder(wide ?? 'utf-8', { fatal: wide === undefined }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) throw new Unusable(unusable.unknown);
  return text;
}

const MOST_WORDS_OF_A_HEAD = 4;

/** A line of heads parted at single spaces, by the longest names that are known; null where some word is none. */
function headsOfLine(line: string, kind: TableKind<string>): string[] | null {
  const words = line.trim().split(/\s+/);
  const heads: string[] = [];
  for (let at = 0; at < words.length;) {
    const names = Array.from({ length: MOST_WORDS_OF_A_HEAD }, (_, less) =>
      words.slice(at, at + MOST_WORDS_OF_A_HEAD - less),
    );
    const longest = names.find((name) => headIn(name.join(' '), kind));
    if (longest === undefined) return null;
    heads.push(longest.join(' '));
    at += longest.length;
  }
  return headsIn(heads, kind) === null ? null : heads;
}

const MONTH = `(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')})[a-z]*`;
const DATE = `\\d{1,2} ${MONTH} \\d{2,4}(?!\\d|, \\d)|${MONTH} \\d{1,2}, \\d{4}`;
/** A word of a line; a date, a naira sign before its number, and flags in brackets are in one piece. */
const WORD = new RegExp(
  `${DATE}|(?:N|NGN|\u20a6) [\\d.,]+(?!\\S)|\\S+(?: [[(][A-Z, ]+[\\])])*`,
  'gi',
);

/**
 * Parts a text at its spaces, as copied from a PDF or a mail; null where no line of it holds heads.
 * Spaces show no blank cells, so a row counts only where each head has its value.
 */
function splitWords(text: string, kind: TableKind<string>): string[][] | null {
  const lines = text.replace(/(\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/);
  const wide = lines.map((line) => line.trim().split(/\s{2,}/));
  if (wide.some((row) => headsIn(row, kind))) return wide;
  const heads = lines.map((line) => headsOfLine(line, kind));
  return heads.some((row) => row !== null)
    ? lines.map((line, at) => heads[at] ?? line.match(WORD) ?? [])
    : null;
}

const separators = ['\t', ';', ',', '|'] as const;
/** So many lines are tried with each separator, enough to find heads below a title; and no more than so many letters. */
const PREVIEW = 60;
const PREVIEW_LETTERS = 64 * 1024;

function parsed(text: string, delimiter: string, preview = 0): string[][] {
  const newline = /\r\n|\n|\r/.exec(text)?.[0] === '\r' ? '\r' : '\n';
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(text.replaceAll('\r\n', '\n'), { delimiter, preview, quoteChar, newline });
  const { data, errors } = parse('"');
  // A quote that is never closed would take all rows after it into one cell: it is no quote.
  return errors.some(({ type }) => type === 'Quotes') ? parse('\0').data : data;
}

/**
 * Parts a text into one sheet: by the separator that makes heads that are known, be it a tab, a
 * semicolon, a comma or a bar; quotes hold cells together. Text without any, as copied from a PDF or
 * a mail, is parted at its spaces.
 *
 * @throws Unusable where it has more rows or cells than a list may have: before it is parted.
 */
export function splitText(text: string, kind: TableKind<string>): Sheet {
  const lines = Math.max(count(text, '\n'), count(text, '\r')) + (/[\n\r]$/.test(text) ? 0 : 1);
  refuseAbove('rows', lines);
  const start = text.slice(0, PREVIEW_LETTERS);
  const tried = separators.map((by) => ({ by, rows: parsed(start, by, PREVIEW) }));
  const headed = tried.find(({ rows }) => rows.some((row) => headsIn(row, kind)));
  if (headed === undefined) {
    refuseAbove('cells', count(text, ' ') + 1);
    const rows = splitWords(text, kind);
    if (rows !== null) return { name: '', rows, shape: 'exactly' };
  }
  // Without heads by the one that makes the most cells.
  const cells = ({ rows }: (typeof tried)[number]) => rows.flat().length;
  const { by } = headed ?? tried.reduce((most, each) => (cells(each) > cells(most) ? each : most));
  refuseAbove('cells', count(text, by) + 1);
  const rows = parsed(text, by);
  // A line break at the end begins no row.
  if (rows.at(-1)?.every((cell) => cell === '') === true) rows.pop();
  return { name: '', rows, shape: by === '\t' ? 'free' : 'atMost' };
}
