import type { ShareTexts } from '@/figures/admin/stockDraft';
import { useDeferredValue, useMemo, useState } from 'react';
import { recall, remember } from '@/browser/cache';
import { mapKeys } from '@/lib/records';
import { fieldsOf } from '@/lib/stored';
import { withChoice } from '@/lib/table/columns';
import type { Cells, Sheet } from '@/lib/table/grid';
import type { ReadSource } from '@/ui/admin/TableSource';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { readSymbol } from './cells';
import {
  bestSheet,
  type LearnedHeads,
  learnedFrom,
  type ListChoices,
  type ListColumn,
} from './columns';
import { fields } from './messages';
import { noEdits, type PlaceEdits } from './places';
import { rank } from './rank';
import { readList } from './readList';

/*
 * What staff decided on one list and want on the next: which symbols are left out, and what heads
 * mean. It is kept for all staff of this browser.
 */
const FUNDS = 'priceList/funds';
const HEADS = 'priceList/heads';

/** Exchange-traded funds and an infrastructure fund of the Lagos exchange. */
const knownFunds =
  'GREENWETF LOTUSHAL15 MERGROWTH MERVALUE NEWGOLD NIDF SIAMLETF40 STANBICETF30 VETBANK VETGOODS VETGRIF30 VETINDETF VSPBONDETF';

/** Returns the symbols in a text, parted by commas, spaces or lines; what is none is left out. */
export function symbolsIn(text: string): string[] {
  const symbols = text.split(/[\s,;]+/).map(readSymbol);
  return [...new Set(symbols.flatMap((read) => (read.ok ? [read.value] : [])))].sort();
}

function recallFunds(): string[] {
  const kept = recall(FUNDS)?.data;
  return symbolsIn(typeof kept === 'string' ? kept : knownFunds);
}

function recallHeads(): LearnedHeads {
  const uses = [...fields, 'none'] as const;
  const kept = Object.entries(fieldsOf(recall(HEADS)?.data) ?? {});
  return new Map(
    kept.flatMap(([head, said]) =>
      uses.filter((use) => use === said).map((use) => [head, use] as const),
    ),
  );
}

const keep = (name: string, data: unknown) =>
  remember(name, { data, at: new Date().toISOString() });

/** A list that was read, and what staff decided on it. */
export interface ListState extends ReadSource {
  /** Index of the sheet that is read. */
  sheet: number;
  table: number | undefined;
  columns: ListChoices;
  fixes: ReadonlyMap<number, ShareTexts>;
  edits: Record<StockKind, PlaceEdits>;
}

const untouched = {
  table: undefined,
  columns: {},
  fixes: new Map<number, ShareTexts>(),
  edits: { gainers: noEdits, losers: noEdits },
};

/** Reads a price list and holds what staff change in it. */
export function usePriceList() {
  const [list, setList] = useState<ListState | null>(null);
  const [funds, setFunds] = useState(recallFunds);
  const [learned, setLearned] = useState(recallHeads);

  const change = (changed: (old: ListState) => Partial<ListState>) =>
    setList((old) => old && { ...old, ...changed(old) });

  return {
    list,
    funds,
    learned,
    /** Takes what was read. Of an edited text what staff decided on the list before is kept. */
    open: (source: ReadSource, edited: boolean) => {
      const fresh = { ...source, sheet: bestSheet(source.sheets), ...untouched };
      setList((old) => (edited && old !== null ? kept(old, fresh) : fresh));
    },
    close: () => setList(null),
    chooseSheet: (sheet: number) => change(() => ({ ...untouched, sheet })),
    chooseTable: (table: number) => change(() => ({ ...untouched, table })),
    changeFunds: (symbols: readonly string[]) => {
      keep(FUNDS, symbols.join(' '));
      setFunds([...symbols]);
    },
    /** Sets the use of a column, and remembers it for its head. */
    chooseColumn: (shown: readonly ListColumn[], index: number, use: ListColumn['use']) => {
      const columns = withChoice(shown, list?.columns ?? {}, index, use);
      change(() => ({ columns }));
      const heads = learnedFrom(learned, shown, columns);
      keep(HEADS, Object.fromEntries(heads));
      setLearned(heads);
    },
    fixRow: (row: number, fix: ShareTexts) =>
      change(({ fixes }) => ({ fixes: new Map(fixes).set(row, fix) })),
    editPlaces: (kind: StockKind, edited: PlaceEdits) =>
      change(({ edits }) => ({ edits: { ...edits, [kind]: edited } })),
  };
}

export type PriceList = ReturnType<typeof usePriceList>;

/** Returns a list as it reads now: again after each decision, but behind the typing of staff. */
export function useReading(list: ListState, { funds, learned }: PriceList) {
  const { sheets, sheet: place, table, columns } = list;
  const sheet = sheets[place] ?? emptySheet;
  const fixes = useDeferredValue(list.fixes);
  const choices = useMemo(
    () => ({ table, columns, learned, funds: new Set(funds) }),
    [table, columns, learned, funds],
  );
  /** Leaves out what staff type: the rows with fields stay while they do. */
  const untyped = useMemo(() => readList(sheet, choices), [sheet, choices]);
  const reading = useMemo(
    () => (fixes.size === 0 ? untyped : readList(sheet, { ...choices, fixes })),
    [untyped, sheet, choices, fixes],
  );
  const rankings = useMemo(
    () => mapKeys(stockKinds, (kind) => rank(kind, reading.read)),
    [reading],
  );
  return { sheet, untyped, reading, rankings };
}

const emptySheet: Sheet = { name: '', rows: [], shape: 'free' };

/** Returns an edited list with what staff decided before: corrected rows where the same still stands. */
function kept(old: ListState, edited: ListState): ListState {
  const rowsOf = ({ sheets, sheet }: ListState) => sheets[sheet]?.rows ?? [];
  const lineOf = (row: Cells | undefined) => row?.join('\t') ?? '';
  const places = new Map(rowsOf(edited).map((row, at) => [lineOf(row), at + 1]));
  const fixes = [...old.fixes].flatMap(([row, fix]): [number, ShareTexts][] => {
    const place = places.get(lineOf(rowsOf(old)[row - 1]));
    return place === undefined ? [] : [[place, fix]];
  });
  return { ...edited, table: old.table, columns: old.columns, fixes: new Map(fixes) };
}
