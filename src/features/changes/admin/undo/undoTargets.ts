/** What an undo writes: an ordinary save of the values before, whose figures are corrections in the history. */
import { doc } from 'firebase/firestore/lite';
import type { NewPoint } from '@/figures/admin/points';
import {
  figureOf,
  newestFirst,
  parsePoints,
  type SeriesId,
  seriesIds,
  withPoint,
  yearAt,
} from '@/figures/history';
import { figures } from '@/figures/registry';
import type { Why } from '@/figures/revisions';
import { showsFigure } from '@/figures/shown';
import { firestore } from '@/firebase/firestore';
import type { ChangedDocument } from '@/firebase/staff/changes';
import type { Stored, Target } from '@/firebase/staff/checkedSave';
import { historyTargets } from '@/firebase/staff/historyTargets';
import { loadNewestPoints } from '@/firebase/staff/loadPoints';
import { fieldsOf, type StoredFields } from '@/lib/stored';
import { isAsRecorded, isNewestShown, recordOfUndo, type Restore, restored } from './restore';

/** A published figure that is restored was wrong in between. */
const UNDONE: Why = { reason: 'correction', note: 'An earlier change was undone.' };

/** A record has points that cannot be read, so nobody knows what to restore. */
export class UnreadableRecord extends Error {}

/** Returns the figures of recorded points by their keys; null for no point. */
function recordedFigures(path: string, recorded: ChangedDocument['before']) {
  const points = fieldsOf(recorded?.['points']) ?? {};
  const year = yearAt(path);
  const stored = Object.fromEntries(Object.entries(points).filter(([, point]) => point !== null));
  const parsed = year && parsePoints(year.series, year.year, { points: stored });
  if (parsed === null || Object.keys(stored).some((key) => !(key in parsed)))
    throw new UnreadableRecord(path);
  return (key: string) => {
    const point = parsed[key];
    return point === undefined ? null : figureOf(point);
  };
}

/**
 * Returns the points of a document of the history as they were before the change; those that it added go.
 * @throws UnreadableRecord
 */
function pointsBefore({ path, before, after }: ChangedDocument): NewPoint[] {
  const [was, is] = [recordedFigures(path, before), recordedFigures(path, after)];
  const series = yearAt(path)?.series;
  const keys = Object.keys({ ...fieldsOf(before?.['points']), ...fieldsOf(after?.['points']) });
  return series === undefined
    ? []
    : keys.map((key) => ({ series, key, figure: () => was(key), seen: is(key) }));
}

/** Returns the newest day or period that has the figures of a document of Home once the points are restored. */
async function shownKey(
  series: SeriesId,
  home: StoredFields,
  points: readonly NewPoint[],
  now: Date,
): Promise<string | undefined> {
  const own = points.filter((point) => point.series === series);
  const stored = await loadNewestPoints(
    series,
    own.map(({ key }) => key),
  );
  const left = own.reduce(
    (all, { key, figure }) => withPoint(all, series, key, figure(all[key]), now),
    stored,
  );
  return newestFirst(series, left).find(([, point]) => showsFigure(series, home, point))?.[0];
}

/**
 * Returns the targets of an undo.
 * @throws UnreadableRecord, or what the SDK throws
 */
export async function undoTargets(all: readonly Restore[], now: Date): Promise<Target[]> {
  const years = all.filter(({ kept }) => kept === 'points');
  const points = years.flatMap(({ document }) => pointsBefore(document));
  const documents = all.filter(({ kept }) => kept !== 'points');
  const targets = documents.map(async (each): Promise<Target> => {
    const { path, before } = each.document;
    const series = seriesIds.find((id) => figures[id].path === path);
    const key =
      series === undefined || before === null
        ? undefined
        : await shownKey(series, before, points, now);
    return {
      ref: doc(firestore(), path),
      next: (stored, committed) => {
        const agree = years.every((year) =>
          isNewestShown(year, committed(year.document.path)?.['points']),
        );
        return agree ? restored(each, stored, now) : null;
      },
      isSaved: (stored: Stored) => isAsRecorded(each, stored, 'before'),
      recorded: (stored: Stored, next) => recordOfUndo(each, stored, next),
      ...(key !== undefined && { shows: { [path]: key } }),
    };
  });
  return [...historyTargets(points, now, UNDONE), ...(await Promise.all(targets))];
}
