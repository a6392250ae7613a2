/** Creates the save targets for points of the history. */
import { doc, type DocumentData } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import type { StoredData, SaveTarget } from './checkedSave';
import { isSameData } from '@/lib/sameData';
import { toLagosDay } from '@/lib/days';
import { groupBy, mapKeys } from '@/lib/records';
import { toFields } from '@/lib/stored';
import {
  hasSessions,
  hasTenures,
  type HistoryYear,
  isSameFigure,
  parsePoints,
  type Point,
  type Points,
  type SeriesId,
  pickLastSessions,
  type PointFigure,
  withPoint,
  getYear,
  toYearPath,
} from '@/figures/history';
import type { PointChange } from '@/figures/admin/points';
import { getStoredRevisions, NO_EXPLANATION, type Explanation } from '@/figures/revisions';
import { bondIds } from '@/figures/market';
import { parseRecent, type RecentId, recentPath } from '@/figures/recent';
import { compareTexts } from '@/lib/order';
import { figures } from '@/figures/registry';

/** Returns the fields that differ between two maps. A field missing on one side is null. */
function findDifferences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: DocumentData; after: DocumentData } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isSameData(before[key], after[key]),
  );
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const getMap = (stored: StoredData, name: string) => toFields(stored?.[name]) ?? {};

/**
 * Returns whether the stored point has this figure. If `figure` is null, returns whether there is
 * no stored point.
 */
const hasFigure = (stored: Point | undefined, figure: PointFigure | null) =>
  figure === null ? stored === undefined : isSameFigure(stored, figure);

/** Returns whether a save removes a point, or removes one rate from a list of rates. */
const isWithdrawn = ({ figure }: PointChange) => figure(undefined) === null;

/**
 * Returns whether the stored point is unchanged since staff saw it, or is already the new point.
 */
const isAsSeen = (stored: Point | undefined, { seen, figure }: PointChange) =>
  seen === undefined || hasFigure(stored, figure(stored)) || hasFigure(stored, seen);

/**
 * Returns the history document of a year. If a stored point changes, appends a revision with the
 * old points and the reason. Without this revision, firestore.rules rejects the write.
 */
export function withRevision(
  stored: StoredData,
  next: DocumentData,
  why: Explanation,
  now: Date,
): DocumentData {
  const { before: was } = findDifferences(getMap(stored, 'points'), getMap(next, 'points'));
  const revisions = [...getStoredRevisions(stored)];
  if (Object.values(was).some((point) => point !== null))
    revisions.push({ at: now.toISOString(), ...why, was });
  return revisions.length === 0 ? next : { ...next, revisions };
}

function createYearTarget(
  series: SeriesId,
  year: number,
  points: readonly PointChange[],
  why: Explanation,
  now: Date,
): SaveTarget {
  const apply = (stored: Points) =>
    points.reduce(
      (saved, { key, figure }) => withPoint(saved, series, key, figure(saved[key]), now),
      stored,
    );
  return {
    ref: doc(firestore(), toYearPath(series, year)),
    shows: Object.fromEntries(
      points.filter((point) => !isWithdrawn(point)).map(({ key }) => [figures[series].path, key]),
    ),
    next: (stored) => {
      const before = parsePoints(series, year, stored);
      if (!points.every((point) => isAsSeen(before[point.key], point))) return null;
      const after = apply(before);
      const next: HistoryYear = { series, year, points: after };
      return after === before && stored !== undefined
        ? stored
        : withRevision(stored, { ...next }, why, now);
    },
    isSaved: (stored) => {
      const saved = parsePoints(series, year, stored);
      return apply(saved) === saved;
    },
    recorded: (stored, next) => {
      const changed = findDifferences(getMap(stored, 'points'), getMap(next, 'points'));
      return { before: { points: changed.before }, after: { points: changed.after } };
    },
  };
}

/**
 * Returns the target that copies the last sessions of a series to `history/recent`. The index and
 * the exchange rate have one target each.
 */
function createRecentTarget(
  series: RecentId,
  points: readonly PointChange[],
  now: Date,
): SaveTarget {
  const withdrawn = points.filter(isWithdrawn).map(({ key }) => key);
  const values = Object.fromEntries(
    points.flatMap(({ key, figure }) => {
      const added = figure(undefined);
      return added !== null && 'value' in added ? [[key, added.value] as const] : [];
    }),
  );
  const computeSessions = (stored: StoredData) => {
    const all = Object.entries({ ...parseRecent(stored)[series], ...values });
    const left = all.filter(([day]) => !withdrawn.includes(day));
    return pickLastSessions(Object.fromEntries(left), now);
  };
  const isSaved = (stored: StoredData) => {
    const saved = parseRecent(stored)[series];
    const isValueSaved = ([day, value]: [string, number]) => saved[day] === value;
    return (
      Object.entries(computeSessions(stored)).every(isValueSaved) &&
      withdrawn.every((day) => !(day in saved))
    );
  };
  return {
    ref: doc(firestore(), recentPath),
    next: (stored, committed) => {
      if (stored !== undefined && isSaved(stored)) return stored;
      const getPoint = (day: string): unknown =>
        day in values
          ? getMap(committed(toYearPath(series, getYear(day))), 'points')[day]
          : getMap(stored, series)[day];
      const next = mapKeys(Object.keys(computeSessions(stored)), getPoint);
      // Keep all other fields unchanged, even malformed ones, because the change record does not
      // contain them.
      return { ...parseRecent(undefined), ...stored, [series]: next };
    },
    isSaved,
    recorded: (stored, next) => {
      const { before, after } = findDifferences(getMap(stored, series), getMap(next, series));
      return { before: { [series]: before }, after: { [series]: after } };
    },
  };
}

/**
 * Returns the target that copies the newest lists of bond and T-bill rates to `history/recent`. A
 * list older than the stored list is not copied. If no list is stored yet, a list of an earlier
 * year is not copied either, because it may not be the newest. If the newest list is withdrawn, the
 * previous list of the same year replaces it.
 */
function createListsTarget(points: readonly PointChange[], now: Date): SaveTarget {
  const firstDay = `${getYear(toLagosDay(now))}-01-01`;
  const kinds = bondIds
    .map((id) => ({ id, own: points.filter(({ series }) => series === id) }))
    .filter(({ own }) => own.length > 0);
  type Kind = (typeof kinds)[number];

  const isListSaved = (stored: StoredData, { id, own }: Kind) => {
    const list = parseRecent(stored).lists?.[id];
    if (list === undefined) return own.every(({ key }) => key < firstDay);
    const point: Point = { tenures: [...list.tenures], savedAt: '' };
    return own.every(
      ({ key, figure }) =>
        list.day > key ||
        (list.day === key ? hasFigure(point, figure(point)) : figure(undefined) === null),
    );
  };
  const isSaved = (stored: StoredData) => kinds.every((kind) => isListSaved(stored, kind));

  /** Returns the newest list of rates in the history documents that this save writes. */
  const findNewestList = ({ id, own }: Kind, committed: (path: string) => StoredData) => {
    const years = new Set(own.map(({ key }) => getYear(key)));
    const lists = [...years].flatMap((year) => {
      const document = committed(toYearPath(id, year));
      const stored = getMap(document, 'points');
      return Object.keys(parsePoints(id, year, document)).map((day) => {
        return { day, tenures: toFields(stored[day])?.['tenures'] };
      });
    });
    return lists.toSorted((one, other) => compareTexts(one.day, other.day)).at(-1);
  };

  return {
    ref: doc(firestore(), recentPath),
    next: (stored, committed) => {
      if (stored !== undefined && isSaved(stored)) return stored;
      const lists = new Map(Object.entries(getMap(stored, 'lists')));
      for (const kind of kinds.filter((each) => !isListSaved(stored, each))) {
        const list = findNewestList(kind, committed);
        if (list === undefined) lists.delete(kind.id);
        else lists.set(kind.id, list);
      }
      return { ...parseRecent(undefined), ...stored, lists: Object.fromEntries(lists) };
    },
    isSaved,
    recorded: (stored, next) => {
      const { before, after } = findDifferences(getMap(stored, 'lists'), getMap(next, 'lists'));
      return { before: { lists: before }, after: { lists: after } };
    },
  };
}

/**
 * Returns the targets of a save in the history: one for each year of each series, one for the last
 * sessions of the index, one for the last sessions of the exchange rate, and one for the newest
 * lists of rates. Points that are already stored are not written again.
 * @param why the explanation, if stored points change
 */
export function createHistoryTargets(
  points: readonly PointChange[],
  now: Date,
  why: Explanation = NO_EXPLANATION,
): SaveTarget[] {
  const all = [...groupBy(points, ({ series }) => series)];
  const years = all.flatMap(([series, own]) =>
    [...groupBy(own, ({ key }) => getYear(key))].map(([year, some]) =>
      createYearTarget(series, year, some, why, now),
    ),
  );
  const recent = all.flatMap(([series, own]) =>
    hasSessions(series) ? createRecentTarget(series, own, now) : [],
  );
  const hasLists = points.some(({ series }) => hasTenures(series));
  return [...years, ...recent, ...(hasLists ? [createListsTarget(points, now)] : [])];
}
