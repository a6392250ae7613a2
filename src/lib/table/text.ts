import Papa from 'papaparse';
import { MONTHS } from '../days';
import { parseHeading, parseHeadings, type Sheet, type TableKind } from './columns';
import { tableErrors } from './messages';
import { throwIfAbove, TableError } from './tableError';

/**
 * Decodes a text file. The encoding is UTF-16 if there is a byte order mark for it, otherwise UTF-8
 * or Windows-1252.
 */
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
 * Splits a line into known headings, which may contain single spaces. Prefers long headings.
 * Returns null if a word does not belong to a known heading.
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
 * Matches a word of a line. A date, a price with a naira sign, and a symbol with flags such as
 * 'GTCO [BLS]' count as one word.
 */
const WORD = new RegExp(
  `${DATE}|(?:N|NGN|\u20a6) (?:[\\d.,]+|-)(?!\\S)|\\S+(?: [[(][A-Z, ]+[\\])])*`,
  'gi',
);

/** Splits a text into rows of cells. A cell in quotes may contain the delimiter and line breaks. */
function parseCells(text: string, delimiter: string): string[][] {
  const parse = (quoteChar: string) =>
    Papa.parse<string[]>(text, { delimiter, quoteChar, newline: '\n' });
  const { data, errors } = parse('"');
  // A quote that is not closed would join all following rows to one cell. Parse the text again
  // without quoted cells.
  return errors.some(({ type }) => type === 'Quotes') ? parse('\0').data : data;
}

/**
 * Splits a text into the cells of one sheet. Tries tabs, semicolons, commas, bars and spaces as the
 * separator. Spaces separate the columns of text from a PDF or an email. Uses the first separator
 * that gives known headings, otherwise the separator that gives the most cells.
 * @throws TableError if the text has too many rows
 */
export function splitText(text: string, kind: TableKind<string>): Sheet {
  // Remove the line break at the end, which does not start another row.
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines = plain.split('\n');
  throwIfAbove('rows', lines.length);
  const separated = ['\t', ';', ',', '|'].map((by): Sheet => {
    return { name: '', rows: parseCells(plain, by), shape: by === '\t' ? 'free' : 'atMost' };
  });
  // If spaces separate cells, blank cells are lost. A row must therefore have one cell for each
  // heading.
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
