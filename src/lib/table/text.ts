import Papa from 'papaparse';
import { MONTHS } from '../days';
import { parseHeading, parseHeadings, type Sheet, type TableKind } from './columns';
import { tableErrors } from './messages';
import { throwIfAbove, TableError } from './tableError';

/** Decodes a text file: UTF-16 with its byte order mark, UTF-8, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marks: Record<string, string> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };
  const wide = marks[bytes.subarray(0, 2).join(' ')];
  let text: string;
  try {
    text = new TextDecoder(wide ?? 'utf-8', { fatal: wide === undefined }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) throw new TableError(tableErrors.unknown);
  return text;
}

/**
 * Splits a line into the longest known headings, which may contain single spaces; null if a word
 * belongs to no heading.
 */
function splitHeadings(line: string, kind: TableKind<string>): string[] | null {
  const words = line.trim().split(/\s+/);
  const heads: string[] = [];
  for (let at = 0; at < words.length;) {
    const names = [4, 3, 2, 1].map((length) => words.slice(at, at + length).join(' '));
    const head = names.find((name) => parseHeading(name, kind));
    if (head === undefined) return null;
    heads.push(head);
    at += head.split(' ').length;
  }
  return parseHeadings(heads, kind) === null ? null : heads;
}

const MONTH = `(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')})[a-z]*`;
const DATE = `\\d{1,2} ${MONTH} \\d{2,4}(?!\\d|, \\d)|${MONTH} \\d{1,2}, \\d{4}`;
/**
 * Matches a word of a line. A date, a price with its naira sign, and a symbol with its flags count
 * as one word.
 */
const WORD = new RegExp(
  `${DATE}|(?:N|NGN|\u20a6) (?:[\\d.,]+|-)(?!\\S)|\\S+(?: [[(][A-Z, ]+[\\])])*`,
  'gi',
);

/** Splits a text into cells. A quoted cell may contain the delimiter and line breaks. */
function parseCells(text: string, delimiter: string): string[][] {
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(text, { delimiter, quoteChar, newline: '\n' });
  const { data, errors } = parse('"');
  // An unclosed quote would put all following rows into one cell. In this case, quotes are read as
  // letters.
  return errors.some(({ type }) => type === 'Quotes') ? parse('\0').data : data;
}

/**
 * Splits a text into the cells of one sheet. The separator is the first that gives known headings:
 * a tab, a semicolon, a comma, a bar, or spaces, as in text from a PDF or an email. Without known
 * headings, the separator with the most cells is used.
 * @throws TableError if the text has too many rows, before it is split
 */
export function splitText(text: string, kind: TableKind<string>): Sheet {
  // A line break at the end does not begin a row.
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines = plain.split('\n');
  throwIfAbove('rows', lines.length);
  const separated = ['\t', ';', ',', '|'].map((by): Sheet => {
    return { name: '', rows: parseCells(plain, by), shape: by === '\t' ? 'free' : 'atMost' };
  });
  // Blank cells are lost between spaces, so a row must have a cell for each heading.
  const toSpacedSheet = (rows: string[][]): Sheet => ({ name: '', rows, shape: 'exactly' });
  const wide = toSpacedSheet(lines.map((line) => line.trim().split(/\s{2,}/)));
  const headed = [...separated, wide].find(({ rows }) =>
    rows.some((row) => parseHeadings(row, kind)),
  );
  if (headed !== undefined) return headed;
  const heads = lines.map((line) => splitHeadings(line, kind));
  if (heads.some((row) => row !== null))
    return toSpacedSheet(lines.map((line, at) => heads[at] ?? line.match(WORD) ?? []));
  const countCells = ({ rows }: Sheet) => rows.flat().length;
  return separated.reduce((most, each) => (countCells(each) > countCells(most) ? each : most));
}
