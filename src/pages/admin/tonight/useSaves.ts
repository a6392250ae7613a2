import { type OwnRequest, useRequest } from '@/ui/useRequest';
import { type EquityLists, stockKinds } from '@/figures/stocks';
import { type LastPoints, loadLastPoints } from '@/features/market/admin/lastPoints';
import { sessionAt } from '@/figures/admin/session';
import { type Asi, type BondId } from '@/figures/market';
import { FILES_COLLECTION, type ResourceFile } from '@/features/resources/documents';
import { type NewestChanges, newestChanges } from '@/firebase/staff/newestChanges';
import { tonightMessages } from './messages';
import type { RowId } from './rowState';
import { figures, stockLists } from '@/figures/registry';

/** When something was saved, and by whom: '' where no record says so. */
export interface Saved {
  at: Date;
  email: string;
}

export const figureRows = [
  'asi',
  'stocks',
  'exchangeRate',
  'bonds',
  'tbills',
] as const satisfies readonly RowId[];
export type FigureRow = (typeof figureRows)[number];

/** The documents that the rows of figures are stored in. */
export const figurePaths: Readonly<Record<FigureRow, readonly string[]>> = {
  asi: [figures.asi.path],
  stocks: stockKinds.map((kind) => stockLists[kind].path),
  exchangeRate: [figures.exchangeRate.path],
  bonds: [figures.bonds.path],
  tbills: [figures.tbills.path],
};

/** The last save of these documents, as far as records say. */
export function savedOf(changes: NewestChanges | null, documents: readonly string[]): Saved | null {
  const found = documents.flatMap((path) => changes?.[path] ?? []);
  const [newest] = found.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return newest === undefined ? null : { at: newest.at, email: newest.email };
}

/** When the figures were saved, from the records of changes and, where there are none, the history. */
export function useSaves(session: string): {
  changes: OwnRequest<NewestChanges>;
  points: OwnRequest<LastPoints>;
} {
  const all = Object.values(figurePaths).flat();
  return {
    changes: useRequest('figures', tonightMessages.savesFailed, () => newestChanges(all)),
    points: useRequest(session, tonightMessages.savesFailed, () => loadLastPoints(session)),
  };
}

/** The newest records of these files: by whom they were uploaded. */
export function useFileSaves(files: readonly (ResourceFile | null)[]): OwnRequest<NewestChanges> {
  const all = files.flatMap((file) => (file === null ? [] : [`${FILES_COLLECTION}/${file.id}`]));
  return useRequest(all.join(), tonightMessages.savesFailed, () => newestChanges(all));
}

interface Known {
  asi: Asi | null;
  stocks: EquityLists;
  points: LastPoints | null;
}

/**
 * The session whose figure each row has, 'YYYY-MM-DD': the index says so itself, the lists by when
 * they were saved, and rates by their last point; null where nothing says so.
 */
export function daysOf({ asi, stocks, points }: Known): Record<FigureRow, string | null> {
  const lists = stockKinds.map((kind) => stocks[kind]?.lastUpdated ?? '');
  const listDays = lists.map((time) => (time === '' ? null : sessionAt(new Date(time))));
  const rate = (row: 'exchangeRate' | BondId) => points?.days[row] ?? null;
  return {
    asi: asi === null || asi.date === '' ? null : asi.date,
    // Both lists are tonight's, or neither is.
    stocks: listDays.includes(null) ? null : (listDays.toSorted()[0] ?? null),
    exchangeRate: rate('exchangeRate'),
    bonds: rate('bonds'),
    tbills: rate('tbills'),
  };
}
