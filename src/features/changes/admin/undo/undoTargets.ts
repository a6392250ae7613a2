/**
 * Prepares the documents that an undo writes. An undo saves the earlier values, and corrects the
 * points of the history.
 */
import { doc } from 'firebase/firestore/lite';
import type { PointChange } from '@/figures/admin/points';
import {
  toPointFigure,
  sortNewestFirst,
  parsePoints,
  type SeriesId,
  seriesIds,
  withPoint,
  parseYearPath,
} from '@/figures/history';
import { figures } from '@/figures/registry';
import type { Explanation } from '@/figures/revisions';
import { firestore } from '@/firebase/firestore';
import type { ChangedDocument } from '@/firebase/staff/changes';
import type { SaveTarget } from '@/firebase/staff/checkedSave';
import { createHistoryTargets } from '@/firebase/staff/historyTargets';
import { loadNewestPoints, loadPoints } from '@/firebase/staff/loadPoints';
import { toFields } from '@/lib/stored';
import { isAsRecorded, createUndoRecord, type DocumentRestore, restoreDocument } from './restore';
import { showsFigure } from './showsFigure';

const UNDO_EXPLANATION: Explanation = {
  reason: 'correction',
  note: 'An earlier change was undone.',
};

/** Thrown if the points in a change record are invalid, so that the earlier values are unknown. */
export class UnreadableRecord extends Error {}

/**
 * Returns a function that looks up the recorded figure of a point by its key. The result is null if
 * the point did not exist.
 */
function createFigureLookup(path: string, recorded: ChangedDocument['before']) {
  const points = toFields(recorded?.['points']) ?? {};
  const year = parseYearPath(path);
  const stored = Object.fromEntries(Object.entries(points).filter(([, point]) => point !== null));
  const parsed = year && parsePoints(year.series, year.year, { points: stored });
  if (parsed === null || Object.keys(stored).some((key) => !(key in parsed)))
    throw new UnreadableRecord(path);
  return (key: string) => {
    const point = parsed[key];
    return point === undefined ? null : toPointFigure(point);
  };
}

/**
 * Returns the points of a history document as they were before the change. A point that the change
 * added becomes a withdrawal.
 * @throws UnreadableRecord if the recorded points are invalid
 */
function listPointsBefore({ path, before, after }: ChangedDocument): PointChange[] {
  const [figureBefore, figureAfter] = [
    createFigureLookup(path, before),
    createFigureLookup(path, after),
  ];
  const series = parseYearPath(path)?.series;
  const keys = Object.keys({ ...toFields(before?.['points']), ...toFields(after?.['points']) });
  return series === undefined
    ? []
    : keys.map((key) => ({ series, key, figure: () => figureBefore(key), seen: figureAfter(key) }));
}

const listRestoredPoints = (all: readonly DocumentRestore[]) =>
  all
    .filter(({ recordScope }) => recordScope === 'points')
    .flatMap(({ document }) => listPointsBefore(document));

/**
 * Returns the newest points of a series as they will be after the undo, sorted from newest to
 * oldest.
 */
async function loadPointsAfterUndo(series: SeriesId, points: readonly PointChange[], now: Date) {
  const own = points.filter((point) => point.series === series);
  const keys = own.map(({ key }) => key);
  const [newest, changed] = await Promise.all([loadNewestPoints(series), loadPoints(series, keys)]);
  const after = own.reduce(
    (all, { key, figure }) => withPoint(all, series, key, figure(all[key]), now),
    { ...newest, ...changed },
  );
  return sortNewestFirst(series, after);
}

/**
 * A document with figures of the home page, as it will be after the undo. Also contains the day or
 * period of the matching point in the history.
 */
export interface RestoredHome {
  series: SeriesId;
  path: string;
  /**
   * The newest day or period in the history that has the restored figures. Undefined if there is
   * none.
   */
  key: string | undefined;
  /**
   * True if figures of a later day or period have been saved, so that the restored figure is not
   * the newest.
   */
  isOutdated: boolean;
}

/**
 * Loads the home page documents that an undo restores. Each result names the point in the history
 * that will have the same figure after the undo.
 * @throws UnreadableRecord, or an error of the SDK
 */
export async function loadRestoredHomes(
  all: readonly DocumentRestore[],
  now: Date,
): Promise<RestoredHome[]> {
  const points = listRestoredPoints(all);
  const homes = all.map(async ({ document: { path, before } }): Promise<RestoredHome[]> => {
    const series = seriesIds.find((id) => figures[id].path === path);
    if (series === undefined || before === null) return [];
    const after = await loadPointsAfterUndo(series, points, now);
    const isShown = ([, point]: (typeof after)[number]) => showsFigure(series, before, point);
    const [newest] = after;
    const hasPoints = points.some((each) => each.series === series);
    const isOutdated = hasPoints && newest !== undefined && !isShown(newest);
    return [{ series, path, key: after.find(isShown)?.[0], isOutdated }];
  });
  return (await Promise.all(homes)).flat();
}

/**
 * Returns the documents that an undo writes.
 * @throws UnreadableRecord
 */
export function createUndoTargets(
  all: readonly DocumentRestore[],
  homes: readonly RestoredHome[],
  now: Date,
): SaveTarget[] {
  const documents = all.filter(({ recordScope }) => recordScope !== 'points');
  const targets = documents.map((each): SaveTarget => {
    const { path } = each.document;
    const key = homes.find((home) => home.path === path)?.key;
    return {
      ref: doc(firestore(), path),
      next: (stored) => restoreDocument(each, stored, now),
      isSaved: (stored) => isAsRecorded(each, stored, 'before'),
      recorded: (stored, next) => createUndoRecord(each, stored, next),
      ...(key !== undefined && { shows: { [path]: key } }),
    };
  });
  return [...createHistoryTargets(listRestoredPoints(all), now, UNDO_EXPLANATION), ...targets];
}
