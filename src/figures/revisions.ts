/*
 * The values of figures before they were changed. A year of a series keeps each value that a save
 * replaced or took away, until when it stood and why it changed; the rules let nobody remove one.
 */
import { dayInLagos } from '@/lib/days';
import { sameData } from '@/lib/sameData';
import { fieldsOf, textIn, timeIn } from '@/lib/stored';
import {
  isOfPeriods,
  parsePoints,
  periodIn,
  type PointFigure,
  type Points,
  type SeriesId,
} from './history';

/**
 * The reasons for a change: the firm's own mistake, a newer figure of its source, another basis.
 */
export const revisionReasons = ['correction', 'revision', 'rebasing'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

export interface Explanation {
  /** '' where nobody was asked: a figure keyed in again beside others. */
  reason: RevisionReason | '';
  /** A sentence of one line, up to `MAX_REVISION_NOTE` characters. */
  note: string;
}

/** Nobody was asked: a figure was keyed in again beside others. */
export const NO_EXPLANATION: Explanation = { reason: '', note: '' };

/** Points that one save changed. */
export interface Revision extends Explanation {
  /** When, an ISO time. */
  at: string;
  /** The points before the save, by their keys. */
  was: Points;
}

/** The stored data of a year of a series. */
export interface YearOfSeries {
  points: Points;
  /** The oldest first. */
  revisions: Revision[];
}

/** Returns the revisions of a stored year as they are stored. */
export function storedRevisions(data: unknown): readonly unknown[] {
  const stored: unknown = fieldsOf(data)?.['revisions'];
  return Array.isArray(stored) ? stored : [];
}

/**
 * Returns the revisions of a stored year, without what cannot be read; points have a warning then.
 */
export function parseRevisions(series: SeriesId, year: number, data: unknown): Revision[] {
  return storedRevisions(data).flatMap((each): Revision[] => {
    const fields = fieldsOf(each) ?? {};
    const at = timeIn(fields, 'at');
    if (at === '') return [];
    // A point that was not there before stands in the record of its save as null.
    const was = Object.entries(fieldsOf(fields['was']) ?? {}).filter(([, point]) => point !== null);
    return [
      {
        at,
        reason: revisionReasons.find((known) => known === fields['reason']) ?? '',
        note: textIn(fields, 'note') ?? '',
        was: parsePoints(series, year, { points: Object.fromEntries(was) }),
      },
    ];
  });
}

/** One value of a figure; null while it was withdrawn. */
export interface Version<T = PointFigure> {
  value: T | null;
  /** Since when, an ISO time. */
  at: string;
  /** The reason for it; null of what was first published, and where no revision tells. */
  why: Explanation | null;
}

/** Returns all that a point has said, what was published first before all. */
export function versionsOf(
  series: SeriesId,
  key: string,
  { points, revisions }: YearOfSeries,
): Version[] {
  const was = revisions.flatMap((revision) => {
    const name = Object.keys(revision.was).find((each) => periodIn(series, each) === key);
    const point = name === undefined ? undefined : revision.was[name];
    return point === undefined ? [] : [{ point, at: revision.at, why: revision }];
  });
  const oldest = was[0]?.point ?? points[key];
  if (oldest === undefined) return [];
  const versions: Version[] = [];
  if (oldest.first !== undefined) {
    versions.push({ value: oldest.first, at: oldest.first.savedAt, why: null });
  }
  versions.push({ value: oldest, at: oldest.savedAt, why: null });
  for (const [index, { point, at, why }] of was.entries()) {
    const next = was[index + 1]?.point ?? points[key] ?? null;
    // Where nothing else came after it, it was gone until it was saved again, or restored as it
    // was.
    const isAnew = next !== null && (next.savedAt > at || sameData(next, point));
    versions.push({ value: isAnew ? null : next, at, why });
    if (isAnew) {
      versions.push({ value: next, at: next.savedAt > at ? next.savedAt : at, why: null });
    }
  }
  return versions;
}

/**
 * Returns the versions of a figure that count as published, without those that repeat the one
 * before: of a day the last save of its own evening and all after it, of a period every one.
 */
export function publishedVersions<T>(
  series: SeriesId,
  key: string,
  versions: readonly Version<T>[],
): Version<T>[] {
  const published = versions.filter((_, index) => {
    const next = versions[index + 1];
    return next === undefined || isOfPeriods(series) || dayInLagos(new Date(next.at)) !== key;
  });
  return published.filter(({ value }, index) => {
    const before = published[index - 1];
    return before === undefined ? value !== null : !sameData(before.value, value);
  });
}
