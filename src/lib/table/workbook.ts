/** Reads the sheets of an Excel workbook as Excel shows them. */
import XLSX, { type Cell, type Worksheet } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Sheet } from './columns';
import { MAX_BYTES, MAX_READING_MS, refuseAbove, Unusable, unusable } from './limits';

/** What a few letters ask the library to make millions of, and the fills of cells. None of it is read. */
const UNREAD = /<(?:\w+:)?(?:col|hyperlink)\b[^<>]*>|\sfillId=["']\d*["']/g;
/**
 * The fill of all cells: the library looks for one, and takes a hundred times as long at a cell without.
 * It takes the first that it finds, in the part with the styles, or in this one where there is none.
 */
const FILL = '<fills><fill/></fills>';
const FILL_PART = 'fills.xml';
const TYPES = '[Content_Types].xml';
const FILL_TYPE = `<Override PartName="/${FILL_PART}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>`;

/** Returns the parts of a workbook that are read: its pictures and macros are none of them. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  // What a part is said to have unpacked is all the room that it gets: it cannot have more.
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      unpacked += Math.max(size, originalSize);
      return unpacked <= MAX_BYTES;
    },
  });
  refuseAbove('unpacked', unpacked);
  const prepared = Object.entries(parts).map(([name, part]) => {
    // Letter by letter as they are stored. A space keeps what stands on both sides apart.
    const xml = strFromU8(part, true).replace(UNREAD, ' ');
    return [name, strToU8(FILL + xml + (name === TYPES ? FILL_TYPE : ''), true)] as const;
  });
  return { ...Object.fromEntries(prepared), [FILL_PART]: strToU8(FILL) };
}

/** Reads a workbook with one of its sheets, or with none: no formulas, since their results are stored. */
function readBook(file: Uint8Array, sheets: number | []) {
  const contents = { cellFormula: false, cellHTML: false, cellText: false };
  const looks = { cellNF: true, cellStyles: true };
  return XLSX.read(file, { type: 'array', sheets, ...contents, ...looks });
}

/** The digits that a spreadsheet has: 23.049999999999997 is stored for what shows as 23.05. */
const DIGITS = 15;

/** Returns a number with its decimal point so many places to the right: exact, where a product is not. */
function numberText(value: number, places: number): string {
  const [digits = '', exponent = ''] = value.toExponential(DIGITS - 1).split('e');
  return String(Number(`${digits}e${Number(exponent) + places}`));
}

/** What a format shows as it is written: in quotes, behind a backslash, in brackets, and the widths of blanks. */
const LITERAL = /"[^"]*"|\\.|\[[^\]]*\]|[_*]./g;

/** Returns whether a number is shown as a percentage. Formats have parts for numbers above, below and at 0. */
function isPercent(format: string, value: number): boolean {
  const [above = '', below = above, zero = above] = format.replace(LITERAL, '').split(';');
  const part = value === 0 ? zero : value < 0 ? below : above;
  return part.includes('%');
}

/** Returns the day of a date, whatever a format shows of it. */
function dayText(serial: number, date1904: boolean): string | null {
  const day = XLSX.SSF.parse_date_code(serial, { date1904 });
  return day && [day.y, day.m, day.d].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Longer ones Excel does not take. */
const LONGEST_FORMAT = 255;

/** Returns what is in a cell: of a number all digits, as a percentage or a day where its format says so. */
function cellText({ t: type, v: value, z = '' }: Cell, date1904: boolean): string {
  if (type === 'e') return '#ERROR';
  if (type === 'b') return value === true ? 'TRUE' : 'FALSE';
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const format = z.slice(0, LONGEST_FORMAT);
  if (isPercent(format, value)) return `${numberText(value, 2)}%`;
  const day = XLSX.SSF.is_date(format) ? dayText(value, date1904) : null;
  return day ?? numberText(value, 0);
}

/** Returns the cells of a sheet by rows. Those that are hidden, such as by a filter, are blank, and counted. */
function layOut(sheet: Worksheet, date1904: boolean): Pick<Sheet, 'rows' | 'hiddenRows'> {
  const rows: string[][] = [];
  const hidden = new Set<number>();
  for (const [address, cell] of Object.entries(sheet)) {
    const text = address.startsWith('!') ? '' : cellText(cell, date1904);
    if (text === '') continue;
    const { r: at, c: column } = XLSX.utils.decode_cell(address);
    if (sheet['!rows']?.[at]?.hidden === true) {
      hidden.add(at);
      continue;
    }
    // Before what lies far away makes all before it a grid.
    refuseAbove('rows', at + 1);
    refuseAbove('columns', column + 1);
    while (rows.length <= at) rows.push([]);
    const row = rows[at] ?? [];
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
  for (const [at, name] of SheetNames.entries()) {
    if (Workbook.Sheets[at]?.Hidden) continue;
    // One at a time: a part may be named as any number of sheets.
    if (performance.now() - start > MAX_READING_MS) throw new Unusable(unusable.tooSlow);
    const sheet = readBook(file, at).Sheets[name];
    if (sheet === undefined) throw new Unusable(unusable.damaged);
    const laidOut = layOut(sheet, Workbook.WBProps.date1904 === true);
    for (const row of laidOut.rows) cells += row.length;
    refuseAbove('cells', cells);
    sheets.push({ name, shape: 'free', isActive: at === active, ...laidOut });
  }
  return sheets;
}

/**
 * Returns the sheets of an Excel workbook that are not hidden.
 * @throws Unusable where it is no workbook, is damaged, or is too large when unpacked or laid out.
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  try {
    const parts = unpack(bytes);
    if (!('xl/workbook.xml' in parts)) throw new Unusable(unusable.unknown);
    return readSheets(zipSync(parts, { level: 0 }));
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(unusable.damaged);
  }
}
