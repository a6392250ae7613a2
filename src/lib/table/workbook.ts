/** Reads the sheets of an Excel workbook as Excel shows them. */
import XLSX, { type Cell, type Worksheet } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Sheet } from './columns';
import { MAX_BYTES, MAX_READING_MS } from './limits';
import { tableErrors } from './messages';
import { refuseAbove, TableError } from './tableError';

/**
 * Matches column ranges and hyperlinks, of which a few letters make the library create millions of objects, and the
 * fills of cells. None of them is read.
 */
const UNUSED = /<(?:\w+:)?(?:col|hyperlink)\b[^<>]*>|\sfillId=["']\d*["']/g;
/**
 * One fill for all cells. The library looks up a fill for each cell, and is a hundred times slower if there is none.
 * It uses the first fill that it finds: in the styles of the workbook, or in `FILL_PART` if it has none.
 */
const FILL = '<fills><fill/></fills>';
const FILL_PART = 'fills.xml';
const TYPES = '[Content_Types].xml';
const FILL_TYPE = `<Override PartName="/${FILL_PART}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>`;

/** Unpacks the XML parts of a workbook, without its pictures and macros. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  // The library gives each part a buffer of its stated size, so a part cannot be larger than that.
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      unpacked += Math.max(size, originalSize);
      return unpacked <= MAX_BYTES;
    },
  });
  refuseAbove('unpacked', unpacked);
  return parts;
}

/** Removes what is unused from the parts of a workbook, and adds the fill of all cells. */
function prepare(parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const prepared = Object.entries(parts).map(([name, part]) => {
    // As Latin-1, which keeps every byte. The space keeps the text on both sides apart.
    const xml = strFromU8(part, true).replace(UNUSED, ' ');
    return [name, strToU8(FILL + xml + (name === TYPES ? FILL_TYPE : ''), true)] as const;
  });
  return { ...Object.fromEntries(prepared), [FILL_PART]: strToU8(FILL) };
}

/** Reads a workbook with one of its sheets, or with none (`[]`). Formulas are not read, since their results are stored. */
function readBook(file: Uint8Array, sheets: number | []) {
  return XLSX.read(file, {
    type: 'array',
    sheets,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
    cellStyles: true,
  });
}

/** The digits that Excel shows: 23.049999999999997 is stored for 23.05. */
const DIGITS = 15;

/** Formats a number times a power of ten. The result is exact, unlike a product of binary numbers. */
function numberText(value: number, powerOfTen: number): string {
  const [digits = '', exponent = ''] = value.toExponential(DIGITS - 1).split('e');
  return String(Number(`${digits}e${Number(exponent) + powerOfTen}`));
}

/** Matches the literal text of a number format: in quotes, behind a backslash or in brackets, and fill characters. */
const LITERAL = /"[^"]*"|\\.|\[[^\]]*\]|[_*]./g;

/** Returns whether a format shows a number as a percentage. A format has parts for numbers above, below and at 0. */
function isPercent(format: string, value: number): boolean {
  const [above = '', below = above, zero = above] = format.replace(LITERAL, '').split(';');
  const part = value === 0 ? zero : value < 0 ? below : above;
  return part.includes('%');
}

/** Returns the day of a date as YYYY-MM-DD. */
function dayText(serial: number, date1904: boolean): string | null {
  const day = XLSX.SSF.parse_date_code(serial, { date1904 });
  return day && [day.y, day.m, day.d].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Excel's own limit. */
const LONGEST_FORMAT = 255;

/** Returns the text of a cell: a number with all its digits, a percentage or a day if its format shows one. */
function cellText({ t: type, v: value, z = '' }: Cell, date1904: boolean): string {
  if (type === 'e') return '#ERROR';
  if (type === 'b') return value === true ? 'TRUE' : 'FALSE';
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const format = z.slice(0, LONGEST_FORMAT);
  if (isPercent(format, value)) return `${numberText(value, 2)}%`;
  const day = XLSX.SSF.is_date(format) ? dayText(value, date1904) : null;
  return day ?? numberText(value, 0);
}

/** Returns the cells of a sheet by rows. Hidden rows, such as those that a filter hides, are blank and counted. */
function toRows(sheet: Worksheet, date1904: boolean): Pick<Sheet, 'rows' | 'hiddenRows'> {
  const rows: string[][] = [];
  const hidden = new Set<number>();
  for (const [address, cell] of Object.entries(sheet)) {
    const text = address.startsWith('!') ? '' : cellText(cell, date1904);
    if (text === '') continue;
    const { r: rowIndex, c: column } = XLSX.utils.decode_cell(address);
    if (sheet['!rows']?.[rowIndex]?.hidden === true) {
      hidden.add(rowIndex);
      continue;
    }
    // A distant cell would make a grid of all cells before it.
    refuseAbove('rows', rowIndex + 1);
    refuseAbove('columns', column + 1);
    while (rows.length <= rowIndex) rows.push([]);
    const row = rows[rowIndex] ?? [];
    while (row.length <= column) row.push('');
    row[column] = text;
  }
  return { rows, hiddenRows: hidden.size };
}

function readSheets(file: Uint8Array): Sheet[] {
  const start = performance.now();
  const { SheetNames, Workbook } = readBook(file, []);
  const active = Workbook.WBView[0]?.activeTab ?? 0;
  const sheets: Sheet[] = [];
  let cells = 0;
  for (const [index, name] of SheetNames.entries()) {
    if (Workbook.Sheets[index]?.Hidden) continue;
    // One sheet at a time, because a workbook can use one part as any number of sheets.
    if (performance.now() - start > MAX_READING_MS) throw new TableError(tableErrors.tooSlow);
    const sheet = readBook(file, index).Sheets[name];
    if (sheet === undefined) throw new TableError(tableErrors.damaged);
    const content = toRows(sheet, Workbook.WBProps.date1904 === true);
    for (const row of content.rows) cells += row.length;
    refuseAbove('cells', cells);
    sheets.push({ name, shape: 'free', isActive: index === active, ...content });
  }
  return sheets;
}

/**
 * Returns the visible sheets of an Excel workbook.
 * @throws TableError if the file is no workbook, is damaged or is too large
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  try {
    const parts = unpack(bytes);
    if (!('xl/workbook.xml' in parts)) throw new TableError(tableErrors.unknown);
    return readSheets(zipSync(prepare(parts), { level: 0 }));
  } catch (error) {
    throw error instanceof TableError ? error : new TableError(tableErrors.damaged);
  }
}
