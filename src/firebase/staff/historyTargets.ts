/** Points of the history as parts of a checked save. */
import { doc, type DocumentData } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import type { Stored, Target } from './checkedSave';
import { sameData } from '@/lib/sameData';
import { groupBy, mapKeys } from '@/lib/records';
import { fieldsOf } from '@/lib/stored';
import {
  hasSessions,
  type HistoryYear,
  isSameFigure,
  parsePoints,
  type Point,
  type Points,
  type SeriesId,
  lastSessions,
  withPoint,
  yearOf,
  yearPath,
} from '@/figures/history';
import type { NewPoint } from '@/figures/admin/points';
import { storedRevisions, UNASKED, type Why } from '@/figures/revisions';
import { parseRecent, type RecentId, recentPath } from '@/figures/recent';
import { figures } from '@/figures/registry';

/** Those fields of two maps that differ; null where one has no such field. */
function differing(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: DocumentData; after: DocumentData } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !sameData(before[key], after[key]),
  );
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const mapIn = (stored: Stored, name: string) => fieldsOf(stored?.[name]) ?? {};

function isAsSeen(stored: Point | undefined, { seen, figure }: NewPoint): boolean {
  if (seen === undefined || isSameFigure(stored, figure(stored))) return true;
  return seen === null ? stored === undefined : isSameFigure(stored, seen);
}

/**
 * Returns a year with its revisions, and where points of it change one more: what they were, and why.
 * The rules refuse it without. Other documents stay as they are.
 */
export function withRevision(
  stored: Stored,
  next: DocumentData,
  why: Why,
  now: Date,
): DocumentData {
  const { before: was } = differing(mapIn(stored, 'points'), mapIn(next, 'points'));
  const revisions = [...storedRevisions(stored)];
  if (Object.values(was).some((point) => point !== null))
    revisions.push({ at: now.toISOString(), ...why, was });
  return revisions.length === 0 ? next : { ...next, revisions };
}

function yearTarget(
  series: SeriesId,
  year: number,
  points: readonly NewPoint[],
  why: Why,
  now: Date,
): Target {
  const apply = (stored: Points) =>
    points.reduce(
      (kept, { key, figure }) => withPoint(kept, series, key, figure(kept[key]), now),
      stored,
    );
  return {
    ref: doc(firestore(), yearPath(series, year)),
    shows: Object.fromEntries(points.map(({ key }) => [figures[series].path, key])),
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
      const kept = parsePoints(series, year, stored);
      return apply(kept) === kept;
    },
    recorded: (stored, next) => {
      const changed = differing(mapIn(stored, 'points'), mapIn(next, 'points'));
      return { before: { points: changed.before }, after: { points: changed.after } };
    },
  };
}

/** The last sessions of one series, each with its point in the year; another target may write those of the other. */
function recentTarget(series: RecentId, points: readonly NewPoint[], now: Date): Target {
  const values = Object.fromEntries(
    points.flatMap(({ key, figure }) => {
      const said = figure(undefined);
      return 'value' in said ? [[key, said.value] as const] : [];
    }),
  );
  const sessions = (stored: Stored) =>
    lastSessions({ ...parseRecent(stored)[series], ...values }, now);
  const isSaved = (stored: Stored) => {
    const kept = parseRecent(stored)[series];
    return Object.entries(sessions(stored)).every(([day, value]) => kept[day] === value);
  };
  return {
    ref: doc(firestore(), recentPath),
    next: (stored, committed) => {
      if (stored !== undefined && isSaved(stored)) return stored;
      const pointOf = (day: string): unknown =>
        day in values
          ? mapIn(committed(yearPath(series, yearOf(day))), 'points')[day]
          : mapIn(stored, series)[day];
      const next = mapKeys(Object.keys(sessions(stored)), pointOf);
      // What the record does not name stays as it is, sound or not.
      return { ...parseRecent(undefined), ...stored, [series]: next };
    },
    isSaved,
    recorded: (stored, next) => {
      const { before, after } = differing(mapIn(stored, series), mapIn(next, series));
      return { before: { [series]: before }, after: { [series]: after } };
    },
  };
}

/**
 * Returns the targets of a save in the history: one for each year of each series, and one for the
 * last sessions of index and naira. Nothing is written where a point is there already.
 * @param why points that are there get another value
 */
export function historyTargets(
  points: readonly NewPoint[],
  now: Date,
  why: Why = UNASKED,
): Target[] {
  const all = [...groupBy(points, ({ series }) => series)];
  const years = all.flatMap(([series, own]) =>
    [...groupBy(own, ({ key }) => yearOf(key))].map(([year, some]) =>
      yearTarget(series, year, some, why, now),
    ),
  );
  const recent = all.flatMap(([series, own]) =>
    hasSessions(series) ? recentTarget(series, own, now) : [],
  );
  return [...years, ...recent];
}
