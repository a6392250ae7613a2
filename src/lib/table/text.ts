import Papa from 'papaparse';
import { MONTHS } from '../days';
import { headIn, headsIn, type Sheet, type TableKind } from './columns';
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

/** A line of heads parted at single spaces, by the longest names that are known; null where some word is none. */
function headsOfLine(line: string, kind: TableKind<string>): string[] | null {
  const words = line.trim().split(/\s+/);
  const heads: string[] = [];
  for (let at = 0; at < words.length;) {
    const names = [4, 3, 2, 1].map((length) => words.slice(at, at + length).join(' '));
    const head = names.find((name) => headIn(name, kind));
    if (head === undefined) return null;
    heads.push(head);
    at += head.split(' ').length;
  }
  return headsIn(heads, kind) === null ? null : heads;
}

const MONTH = `(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')})[a-z]*`;
const DATE = `\\d{1,2} ${MONTH} \\d{2,4}(?!\\d|, \\d)|${MONTH} \\d{1,2}, \\d{4}`;
/** A word of a line; a date, a naira sign before its number, and flags in brackets are in one piece. */
const WORD = new RegExp(
  `${DATE}|(?:N|NGN|\u20a6) (?:[\\d.,]+|-)(?!\\S)|\\S+(?: [[(][A-Z, ]+[\\])])*`,
  'gi',
);

/** Parts a text with plain breaks into cells; quotes hold cells together. */
function parseCells(text: string, delimiter: string): string[][] {
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(text, { delimiter, quoteChar, newline: '\n' });
  const { data, errors } = parse('"');
  // A quote that is never closed would take all rows after it into one cell: it is no quote.
  return errors.some(({ type }) => type === 'Quotes') ? parse('\0').data : data;
}

/**
 * Parts a text into one sheet: by what makes heads that are known, be it a tab, a semicolon, a comma,
 * a bar, or as in what is copied from a PDF or a mail the spaces of its lines; without heads by the
 * separator that makes the most cells.
 * @throws Unusable where it has more rows than a list may have: before it is parted.
 */
export function splitText(text: string, kind: TableKind<string>): Sheet {
  // A break at the end begins no row.
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines = plain.split('\n');
  refuseAbove('rows', lines.length);
  const separated = ['\t', ';', ',', '|'].map((by): Sheet => {
    return { name: '', rows: parseCells(plain, by), shape: by === '\t' ? 'free' : 'atMost' };
  });
  // Spaces show no blank cells, so a row counts only where each head has its value.
  const spaced = (rows: string[][]): Sheet => ({ name: '', rows, shape: 'exactly' });
  const wide = spaced(lines.map((line) => line.trim().split(/\s{2,}/)));
  const headed = [...separated, wide].find(({ rows }) => rows.some((row) => headsIn(row, kind)));
  if (headed !== undefined) return headed;
  const heads = lines.map((line) => headsOfLine(line, kind));
  if (heads.some((row) => row !== null))
    return spaced(lines.map((line, at) => heads[at] ?? line.match(WORD) ?? []));
  const cells = ({ rows }: Sheet) => rows.flat().length;
  return separated.reduce((most, each) => (cells(each) > cells(most) ? each : most));
}
