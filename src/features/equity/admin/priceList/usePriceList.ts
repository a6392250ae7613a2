import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { StockKind } from '../../documents';
import { type ColumnChoices, type LearnedHeads, learnedFrom, withChoice } from './columns';
import { recallFunds, recallHeads, rememberFunds, rememberHeads } from './memory';
import { unusable } from './messages';
import { noEdits, type PlaceEdits } from './places';
import { rank } from './rank';
import { readList } from './readList';
import { bestSheet } from './tables';
import { type Column, type ColumnUse, type RowFix, type Sheet, Unusable } from './types';

/** A list that was read, and what staff decided on it. */
export interface ListState {
  sheets: readonly Sheet[];
  /** Index of the sheet that is read. */
  sheet: number;
  /** 'Pasted', or the name of the file. */
  from: string;
  at: Date;
  table: number | undefined;
  columns: ColumnChoices;
  fixes: ReadonlyMap<number, RowFix>;
  edits: Record<StockKind, PlaceEdits>;
}

const noFixes: ReadonlyMap<number, RowFix> = new Map();
const untouched = { table: undefined, columns: {}, fixes: noFixes };
const noPlaceEdits = { gainers: noEdits, losers: noEdits };

/** What is read, and being read, and what staff change in it. */
export function usePriceList() {
  const [list, setList] = useState<ListState | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [funds, setFunds] = useState(recallFunds);
  const [learned, setLearned] = useState(recallHeads);
  const turn = useRef(new AbortController());

  function cancel() {
    turn.current.abort();
    setBusy(false);
    setError(null);
  }

  /**
   * Reads what `source` gives; a newer one, Cancel or Start again ends it. Of an edited text what staff
   * decided on the list before is kept.
   */
  async function open(
    source: (signal: AbortSignal) => Promise<Sheet[]>,
    from: string,
    edited = false,
  ): Promise<boolean> {
    cancel();
    turn.current = new AbortController();
    const { signal } = turn.current;
    setBusy(true);
    try {
      const sheets = await source(signal);
      if (signal.aborted) return false;
      const sheet = bestSheet(sheets);
      const fresh = { sheets, sheet, from, at: new Date(), ...untouched, edits: noPlaceEdits };
      setList((old) => (edited && old !== null ? kept(old, fresh) : fresh));
      setBusy(false);
      return true;
    } catch (failure) {
      if (signal.aborted) return false;
      setError(failure instanceof Unusable ? failure.message : unusable.notLoaded);
      setBusy(false);
      return false;
    }
  }

  const change = (changed: Partial<ListState>) =>
    setList((old) => (old === null ? null : { ...old, ...changed }));

  return {
    list,
    error,
    busy,
    funds,
    learned,
    open,
    /** Says why nothing was read, without a source. */
    refuse: (message: string) => setError(message),
    /** Ends what is being read; a list that was read before stays. */
    cancel,
    reset: () => {
      cancel();
      setList(null);
    },
    chooseSheet: (sheet: number) => change({ sheet, ...untouched, edits: noPlaceEdits }),
    chooseTable: (table: number) => change({ ...untouched, table, edits: noPlaceEdits }),
    changeFunds: (symbols: readonly string[]) => {
      rememberFunds(symbols);
      setFunds(symbols);
    },
    /** Also remembers what the heads mean by that. */
    chooseColumn: (shown: readonly Column[], index: number, use: ColumnUse) => {
      const columns = withChoice(shown, list?.columns ?? {}, index, use);
      change({ columns });
      const heads = { ...learned, ...learnedFrom(shown, columns) };
      rememberHeads(heads);
      setLearned(heads);
    },
    fixRow: (row: number, fix: RowFix) =>
      setList((old) => old && { ...old, fixes: new Map(old.fixes).set(row, fix) }),
    editPlaces: (kind: StockKind, edits: PlaceEdits) =>
      setList((old) => old && { ...old, edits: { ...old.edits, [kind]: edits } }),
  };
}

export type PriceList = ReturnType<typeof usePriceList>;

/** A list as it reads now: again after each decision, but behind the typing of staff. */
export function useReading(list: ListState, funds: readonly string[], learned: LearnedHeads) {
  const { sheets, sheet: place, table, columns } = list;
  const sheet = sheets[place] ?? emptySheet;
  const fixes = useDeferredValue(list.fixes);
  const choices = useMemo(
    () => ({ table, columns, learned, funds: new Set(funds) }),
    [table, columns, learned, funds],
  );
  /** Without what staff typed: which rows have fields does not change while they type. */
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

/** An edited list with what staff decided before: corrected rows where the same still stands. */
function kept(old: ListState, edited: ListState): ListState {
  const [before, now] = [old, edited].map(({ sheets, sheet }) => sheets[sheet]?.rows ?? []);
  const rows = new Map(now?.map((row, at) => [lineOf(row), at + 1]));
  const fixes = [...old.fixes].flatMap(([row, fix]): [number, RowFix][] => {
    const place = rows.get(lineOf(before?.[row - 1]));
    return place === undefined ? [] : [[place, fix]];
  });
  return { ...edited, table: old.table, columns: old.columns, fixes: new Map(fixes) };
}
