import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { StoredFigures } from '@/figures/admin/evening';
import { marketStaffMessages } from '@/figures/admin/messages';
import { sessionOf } from '@/figures/session';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { type FigureRow, figureRows, sameRows } from '@/figures/admin/tonightDraft';
import { bondIds, parseAsi, parseFixedIncome, parseMacroeconomics } from '@/figures/market';
import { figures } from '@/figures/registry';
import { parseStockList, stockKinds } from '@/figures/stocks';
import {
  type FigureEditorId,
  figureEditorIds,
  type StoredByName,
} from '@/firebase/staff/editedDocuments';
import { figureEditors, selectFigureEditors } from '@/firebase/staff/figureEditors';
import { type LastPoints, loadLastPoints } from '@/firebase/staff/lastPoints';
import { type NewestChanges, newestChanges } from '@/firebase/staff/readChanges';
import { loadRecentSymbols } from '@/firebase/staff/recentSymbols';
import type { SavedByOther } from '@/lib/edited';
import { byText } from '@/lib/order';
import { type Part, toPart, combineParts } from '@/lib/parts';
import { mapKeys } from '@/lib/records';
import { useRequest } from '@/ui/useRequest';
import { tonightMessages } from './messages';

type ByEditor<T> = Readonly<Record<FigureEditorId, T>>;

const figuresIn = (of: ByEditor<StoredByName | null>): StoredFigures => ({
  asi: parseAsi(of.asi?.['asi']),
  ...parseMacroeconomics(of.macroeconomics),
  ...parseFixedIncome(of.fixedIncome),
  ...mapKeys(stockKinds, (kind) => parseStockList(kind, of[kind]?.['list'])),
});

/** Returns the stored figures, in the parts in which their editors load and save them. */
export function useStored() {
  const dispatch = useAppDispatch();
  const slots = useAppSelector(selectFigureEditors);
  useEffect(() => {
    for (const id of figureEditorIds) void dispatch(figureEditors[id].load());
    return () => figureEditorIds.forEach((id) => dispatch(figureEditors[id].close()));
  }, [dispatch]);
  // A reload keeps what was loaded last on the page.
  const [last, setLast] = useState(() => mapKeys(figureEditorIds, (id) => slots[id].data));
  const known = mapKeys(figureEditorIds, (id) => slots[id].data ?? last[id]);
  if (figureEditorIds.some((id) => known[id] !== last[id])) setLast(known);
  const stored = useMemo(() => figuresIn(last), [last]);
  const part = (id: FigureEditorId) =>
    toPart(slots[id], {
      isThere: known[id] !== null,
      fresh: slots[id].data !== null,
      reload: () => void dispatch(figureEditors[id].load()),
    });
  const rates = part('fixedIncome');
  const parts: Readonly<Record<FigureRow, Part>> = {
    asi: part('asi'),
    stocks: combineParts(stockKinds.map(part)),
    exchangeRate: part('macroeconomics'),
    ...mapKeys(bondIds, () => rates),
  };
  return { stored, parts, theirs: theirsIn(mapKeys(figureEditorIds, (id) => slots[id].theirs)) };
}

/** Returns what somebody else saved before us, with the last author; null where it is not known. */
function theirsIn(
  theirs: ByEditor<SavedByOther<StoredByName> | null>,
): SavedByOther<StoredFigures> | null {
  const all = Object.values(theirs);
  const [last] = all.filter((each) => each !== null).toSorted((a, b) => byText(b.at, a.at));
  if (last === undefined || all.includes(null)) return null;
  const documents = mapKeys(figureEditorIds, (id) => theirs[id]?.documents ?? null);
  return { ...last, documents: figuresIn(documents) };
}

/** The time of a save, and its author: '' where no record says so. */
export interface Saved {
  at: Date;
  email: string;
}

/** The documents that a row of figures is stored in. */
const pathsOf = (row: FigureRow) =>
  (row === 'stocks' ? stockKinds : [row]).map((id) => figures[id].path);

/** Returns the last save of a row's figures, as far as records and what was published here say. */
export function savedOf(
  row: FigureRow,
  changes: NewestChanges | null,
  published: Saved | null,
): Saved | null {
  const found = [published, ...pathsOf(row).map((path) => changes?.[path])];
  const saves = found.filter((save) => save !== null && save !== undefined);
  return saves.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}

/** Requests the times of saves, from the records of changes and, where there are none, the history. */
export function useSaves(session: string) {
  const paths = figureRows.flatMap(pathsOf);
  return {
    changes: useRequest('figures', tonightMessages.savesFailed, () => newestChanges(paths)),
    points: useRequest(session, tonightMessages.savesFailed, () => loadLastPoints(session)),
    symbols: useRequest('symbols', equityStaffMessages.symbolsFailed, loadRecentSymbols),
  };
}

/** Returns the part of the page that needs the history: a failed reload keeps what was loaded before. */
export function historyPart(points: ReturnType<typeof useSaves>['points']): Part {
  const { data, failed, loading, reload } = points;
  return {
    status: data !== null ? 'ready' : failed ? 'failed' : 'loading',
    fresh: data !== null,
    error: marketStaffMessages.historyFailed,
    retrying: loading,
    reload,
  };
}

/** Returns the newest records of documents, by their paths: by whom files were uploaded. */
export function useRecords(paths: readonly string[]) {
  return useRequest(paths.join(), tonightMessages.savesFailed, () => newestChanges(paths)).data;
}

/**
 * Returns the session whose figure each row has, 'YYYY-MM-DD': the index says so itself, the lists
 * by when they were saved, and rates by their last point; '' where nothing says so.
 */
export function daysOf(
  stored: StoredFigures,
  points: LastPoints | null,
): Record<FigureRow, string> {
  const listDays = stockKinds.map((kind) => sessionOf(stored[kind]?.lastUpdated ?? ''));
  return {
    asi: stored.asi?.date ?? '',
    // Both lists are tonight's, or neither is.
    stocks: listDays.toSorted()[0] ?? '',
    ...mapKeys(sameRows, (id) => points?.days[id] ?? ''),
  };
}
