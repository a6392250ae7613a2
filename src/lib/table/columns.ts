/** Finds the table on a sheet, and what each of its columns is. */
import { maxIndex } from 'd3-array';
import { keysOf, mapKeys } from '../records';
import { MAX_ROWS } from './limits';

export type Cells = readonly string[];

/** One sheet of a workbook, or the one table of a text. Row 1 is `rows[0]`. */
export interface Sheet {
  name: string;
  rows: readonly Cells[];
  /**
   * The certainty that the cells of a row stand under their heads: `free` where the source keeps
   * columns (a spreadsheet, an HTML table, tabs), `atMost` where a separator may have cut a number
   * in two, `exactly` where a blank cell leaves no trace (text with spaces).
   */
  shape: 'free' | 'atMost' | 'exactly';
  /** The number of rows that a workbook hides: they are blank here. */
  hiddenRows?: number;
  /** True of the sheet that a workbook opens on. */
  isActive?: boolean;
}

/** Returns the text of a cell without what surrounds it; '' of none. */
export const textOfCell = (cell: string | undefined): string => cell?.trim() ?? '';

export const isBlankRow = (row: Cells): boolean => row.every((cell) => textOfCell(cell) === '');

/** Returns a cell in one line. */
export const flatCell = (cell: string): string => cell.replace(/[\t\r\n]+/g, ' ');

/** Returns a sheet as text to edit: its cells parted by tabs, as a spreadsheet copies them. */
export const sheetText = ({ rows }: Pick<Sheet, 'rows'>): string =>
  rows.map((row) => row.map(flatCell).join('\t')).join('\n');

/** A kind of table that staff bring. */
export interface TableKind<Use extends string> {
  /** The name of its contents in messages, such as 'prices'. */
  things: string;
  /** The uses of columns, as their menus name them; first that whose cells are words. */
  uses: Readonly<Record<Use, string>>;
  /** Those without which no row can be read. */
  needed: readonly Use[];
  /**
   * Returns the use that a text names as a head, 'other' for one that is recognised and not used;
   * of two columns for a use that with the lower rank is taken.
   */
  headOf: (text: string) => { use: Use | 'other'; rank: number } | undefined;
  /** True where the uses stand in their order unless heads say otherwise. */
  byPlace?: boolean;
  /** Heads and first rows of such a table, and how to paste one. */
  example: readonly Cells[];
  hint: string;
}

/** The uses that staff chose for columns, by index. */
export type ColumnChoices<Use extends string> = Readonly<Record<number, Use | 'none'>>;

const LONGEST_HEAD = 40;
const SAMPLES = 3;

/** Returns what a cell names as a head; undefined of what is none. */
export function headIn<Use extends string>(cell: string | undefined, kind: TableKind<Use>) {
  const text = textOfCell(cell);
  return text.length <= LONGEST_HEAD && /[a-z%]/i.test(text) ? kind.headOf(text) : undefined;
}

/**
 * Returns what the cells of a row name where they are heads, else null: the first that a row needs
 * beside another of them, or three that are known.
 */
export function headsIn<Use extends string>(row: Cells, kind: TableKind<Use>) {
  const heads = row.map((cell) => headIn(cell, kind));
  const found = heads.flatMap((head) => head?.use ?? []);
  const each = new Set(found);
  const needed = kind.needed.filter((use) => each.has(use));
  const areNeeded = needed.length >= 2 && needed[0] === kind.needed[0];
  return areNeeded || (found.length >= 3 && each.size >= 2) ? heads : null;
}

/** Returns the largest table of a sheet with all heads that a row needs, else the largest; all rows where there are none. */
function likeliest(rows: readonly Cells[], kind: TableKind<string>) {
  /** `heads` are rows, since a printed list repeats them; the larger the worth, the more likely it is the table. */
  let table = { names: '', heads: new Array<number>(), last: -1, worth: -Infinity };
  const tables = [table];
  for (const [at, row] of rows.entries()) {
    const heads = headsIn(row, kind);
    const texts = heads?.map((head, place) => head && textOfCell(row[place]).toLowerCase());
    const names = texts?.join(' ').trimEnd() ?? table.names;
    // The same heads again go on with the table; others begin a new one.
    if (names !== table.names) {
      const isComplete = kind.needed.every((use) => heads?.some((head) => head?.use === use));
      table = { names, heads: [], last: at, worth: isComplete ? MAX_ROWS : 0 };
      tables.push(table);
    }
    if (heads !== null) table.heads.push(at);
    table.last = at;
    table.worth += isBlankRow(row) ? 0 : 1;
  }
  return tables.reduce((best, each) => (each.worth > best.worth ? each : best));
}

/** Returns the places of the sheets that hold such a table, with all heads that a row needs and a row below them. */
export function placesOfTables(sheets: readonly Sheet[], kind: TableKind<string>): number[] {
  return sheets.flatMap(({ rows }, place) => {
    const { heads, worth } = likeliest(rows, kind);
    return worth - heads.length > MAX_ROWS ? place : [];
  });
}

/**
 * Returns the place of the sheet to read; null where staff have to say which. Of several that hold such
 * a table it is the only one with a name that is meant. Where none holds one it is the likeliest, and
 * where nothing tells them apart the one that the workbook opens on.
 */
export function placeToRead(
  sheets: readonly Sheet[],
  kind: TableKind<string>,
  isMeant: (name: string) => boolean,
): number | null {
  const places = placesOfTables(sheets, kind);
  const meant = places.filter((place) => isMeant(sheets[place]?.name ?? ''));
  const [only = null, ...others] = places.length > 1 ? meant : places;
  if (places.length > 0) return others.length === 0 ? only : null;
  const worths = sheets.map(({ rows }) => likeliest(rows, kind).worth);
  const active = sheets.findIndex(({ isActive }) => isActive);
  return worths.some(Number.isFinite) || active < 0 ? maxIndex(worths) : active;
}

/** Finds the table of a sheet, with its columns as staff chose them and else as their heads say. */
export function findTable<Use extends string>(
  { rows, shape }: Sheet,
  kind: TableKind<Use>,
  chosen: ColumnChoices<Use> = {},
) {
  const uses = keysOf(kind.uses);
  const { heads, last } = likeliest(rows, kind);
  const isUnknown = kind.byPlace === true && heads.length === 0;
  const start = rows.findIndex((row) => !isBlankRow(row));
  const cells = rows[start] ?? [];
  // The first row may be heads that are not in the table of known ones, unless it holds figures.
  if (isUnknown && cells.length > 1 && !/\d/.test(cells.join())) heads.push(start);
  const [first = -1] = heads;
  const top = rows[first];
  const isByPlace = isUnknown && (!top || top.length === uses.length);
  const below = rows.slice(first + 1, last + 1);
  const widest = top?.length ?? Math.max(0, ...below.map(({ length }) => length));
  const columns = Array.from({ length: widest }, (_, index) => {
    const head = textOfCell(top?.[index]).replace(/\s+/g, ' ');
    const samples = below.flatMap((row) => textOfCell(row[index]) || []);
    const { use: own, rank = 0 } = isByPlace ? { use: uses[index] } : (headIn(head, kind) ?? {});
    const name = head || `Column ${index + 1}`;
    return { index, head, name, samples: samples.slice(0, SAMPLES), own, rank, use: chosen[index] };
  }).filter(({ head, samples }) => head !== '' || samples.length > 0);

  const doubts: { use: Use; names: readonly string[] }[] = [];
  for (const use of uses.filter((each) => !Object.values(chosen).includes(each))) {
    const open = columns.filter((column) => column.own === use && column.use === undefined);
    const best = Math.min(...open.map(({ rank }) => rank));
    const [found, ...others] = open.filter(({ rank }) => rank === best);
    if (found === undefined) continue;
    if (others.length === 0) found.use = use;
    else doubts.push({ use, names: [found, ...others].map(({ name }) => name) });
  }
  const places = mapKeys(uses, (use) => columns.find((column) => column.use === use)?.index ?? -1);
  const absent = kind.needed.filter((use) => places[use] < 0);
  const isUnchosen = Object.keys(chosen).length === 0;
  const width = top?.length ?? (kind.byPlace && isUnchosen ? uses.length : Infinity);
  return {
    shape,
    rows: rows.map((cells, at) => {
      const isOver = shape !== 'free' && !isBlankRow(cells.slice(width));
      const isShort = shape === 'exactly' && cells.length < width;
      return {
        /** As a spreadsheet counts, from 1. */
        row: at + 1,
        cells,
        texts: mapKeys(uses, (use) => textOfCell(cells[places[use]])),
        /** True where it has nothing to read, as in heads. */
        isEmpty: absent.length > 0 || heads.includes(at) || isBlankRow(cells),
        isOutside: at < first || at > last,
        /** The reason why its cells may not stand under their heads. */
        cut: isOver ? ('tooMany' as const) : isShort ? ('tooFew' as const) : null,
      };
    }),
    /** The rows of its heads, from 0; none where no heads were found. */
    heads,
    /** The number of cells that a row may have. */
    width,
    /** The columns with their uses, their heads, their names even without heads, and first cells. */
    columns,
    /** The column of each use, from 0; -1 where none has it. */
    places,
    /** The uses that no column has and that a row needs. */
    absent,
    /** The uses for which several columns are as likely. */
    doubts,
  };
}

export type FoundTable<Use extends string> = ReturnType<typeof findTable<Use>>;
