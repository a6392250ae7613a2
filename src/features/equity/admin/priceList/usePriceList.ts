import type { ShareTexts } from '@/figures/admin/stockDraft';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Sheet } from '@/lib/table/grid';
import type { ReadSource } from '@/ui/admin/TableSource';
import type { StockKind } from '@/figures/stocks';
import { type ColumnChoices, type LearnedHeads, learnedFrom, withChoice } from './columns';
import { recallFunds, recallHeads, rememberFunds, rememberHeads } from './memory';
import { noEdits, type PlaceEdits } from './places';
import { rank } from './rank';
import { readList } from './readList';
import { bestSheet } from './tables';
import type { Column, ColumnUse } from './types';

/** A list that was read, and what staff decided on it. */
export interface ListState extends ReadSource {
  /** Index of the sheet that is read. */
  sheet: number;
  table: number | undefined;
  columns: ColumnChoices;
  fixes: ReadonlyMap<number, ShareTexts>;
  edits: Record<StockKind, PlaceEdits>;
}

const noFixes: ReadonlyMap<number, ShareTexts> = new Map();
const noPlaceEdits = { gainers: noEdits, losers: noEdits };
const untouched = { table: undefined, columns: {}, fixes: noFixes, edits: noPlaceEdits };

/** Reads a price list and holds what staff change in it. */
export function usePriceList() {
  const [list, setList] = useState<ListState | null>(null);
  const [funds, setFunds] = useState(recallFunds);
  const [learned, setLearned] = useState(recallHeads);

  const change = (changed: Partial<ListState>) =>
    setList((old) => (old === null ? null : { ...old, ...changed }));

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
    chooseSheet: (sheet: number) => change({ sheet, ...untouched }),
    chooseTable: (table: number) => change({ ...untouched, table }),
    changeFunds: (symbols: readonly string[]) => {
      rememberFunds(symbols);
      setFunds(symbols);
    },
    /** Sets the use of a column, and remembers it for its head. */
    chooseColumn: (shown: readonly Column[], index: number, use: ColumnUse) => {
      const columns = withChoice(shown, list?.columns ?? {}, index, use);
      change({ columns });
      const heads = { ...learned, ...learnedFrom(shown, columns) };
      rememberHeads(heads);
      setLearned(heads);
    },
    fixRow: (row: number, fix: ShareTexts) =>
      setList((old) => old && { ...old, fixes: new Map(old.fixes).set(row, fix) }),
    editPlaces: (kind: StockKind, edits: PlaceEdits) =>
      setList((old) => old && { ...old, edits: { ...old.edits, [kind]: edits } }),
  };
}

export type PriceList = ReturnType<typeof usePriceList>;

/** Returns a list as it reads now: again after each decision, but behind the typing of staff. */
export function useReading(list: ListState, funds: readonly string[], learned: LearnedHeads) {
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
    () => ({ gainers: rank('gainers', reading.read), losers: rank('losers', reading.read) }),
    [reading],
  );
  return { sheet, untyped, reading, rankings };
}

const emptySheet: Sheet = { name: '', rows: [], shape: 'free' };

const lineOf = (row: readonly string[] | undefined) => row?.join('\t') ?? '';

/** Returns an edited list with what staff decided before: corrected rows where the same still stands. */
function kept(old: ListState, edited: ListState): ListState {
  const [before, now] = [old, edited].map(({ sheets, sheet }) => sheets[sheet]?.rows ?? []);
  const rows = new Map(now?.map((row, at) => [lineOf(row), at + 1]));
  const fixes = [...old.fixes].flatMap(([row, fix]): [number, ShareTexts][] => {
    const place = rows.get(lineOf(before?.[row - 1]));
    return place === undefined ? [] : [[place, fix]];
  });
  return { ...edited, table: old.table, columns: old.columns, fixes: new Map(fixes) };
}
