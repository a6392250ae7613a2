/*
 * Earlier values of figures. A year of a series keeps each value that a save replaced or withdrew,
 * with the time and the reason. firestore.rules rejects a save that removes an earlier value.
 */
import { toLagosDay } from '@/lib/days';
import { isSameData } from '@/lib/sameData';
import { toFields, readText, readTime } from '@/lib/stored';
import {
  hasPeriods,
  parsePoints,
  toSeriesPeriod,
  type PointFigure,
  type Points,
  type SeriesId,
} from './history';

/**
 * The reasons for a change: a mistake of the firm, a newer figure from the source, or a new basis.
 */
export const revisionReasons = ['correction', 'revision', 'rebasing'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

export interface Explanation {
  /** '' if staff were not asked, because the figure was saved together with others. */
  reason: RevisionReason | '';
  /** One line, up to `MAX_REVISION_NOTE_LENGTH` characters. */
  note: string;
}

/**
 * The explanation of a figure that was saved together with others. Staff were not asked for a
 * reason.
 */
export const NO_EXPLANATION: Explanation = { reason: '', note: '' };

/** A change of stored points by one save. */
export interface Revision extends Explanation {
  /** The time of the save, ISO. */
  at: string;
  /** The points before the save, by key. */
  was: Points;
}

export interface YearOfSeries {
  points: Points;
  /** Oldest first. */
  revisions: Revision[];
}

/** Returns the stored revisions without parsing them. */
export function getStoredRevisions(data: unknown): readonly unknown[] {
  const stored: unknown = toFields(data)?.['revisions'];
  return Array.isArray(stored) ? stored : [];
}

/** Parses the stored revisions and leaves out unreadable ones. Unreadable points are logged. */
export function parseRevisions(series: SeriesId, year: number, data: unknown): Revision[] {
  return getStoredRevisions(data).flatMap((each): Revision[] => {
    const fields = toFields(each) ?? {};
    const at = readTime(fields, 'at');
    if (at === '') return [];
    // Null stands for a point that did not exist before the save.
    const was = Object.entries(toFields(fields['was']) ?? {}).filter(([, point]) => point !== null);
    return [
      {
        at,
        reason: revisionReasons.find((known) => known === fields['reason']) ?? '',
        note: readText(fields, 'note') ?? '',
        was: parsePoints(series, year, { points: Object.fromEntries(was) }),
      },
    ];
  });
}

/** One version of a figure. The value is null while the figure was withdrawn. */
export interface FigureVersion<T = PointFigure> {
  value: T | null;
  /** The time from which it was valid, ISO. */
  at: string;
  /** Why the value changed; null for a first publication or if unknown. */
  why: Explanation | null;
}

/** Returns all values of a point, the first published value first. */
export function listVersions(
  series: SeriesId,
  key: string,
  { points, revisions }: YearOfSeries,
): FigureVersion[] {
  const was = revisions.flatMap((revision) => {
    const name = Object.keys(revision.was).find((each) => toSeriesPeriod(series, each) === key);
    const point = name === undefined ? undefined : revision.was[name];
    return point === undefined ? [] : [{ point, at: revision.at, why: revision }];
  });
  const oldest = was[0]?.point ?? points[key];
  if (oldest === undefined) return [];
  const versions: FigureVersion[] = [];
  if (oldest.first !== undefined) {
    versions.push({ value: oldest.first, at: oldest.first.savedAt, why: null });
  }
  versions.push({ value: oldest, at: oldest.savedAt, why: null });
  for (const [index, { point, at, why }] of was.entries()) {
    const next = was[index + 1]?.point ?? points[key] ?? null;
    // If the next value was saved later, or equals this one, the figure was withdrawn in between.
    const isAnew = next !== null && (next.savedAt > at || isSameData(next, point));
    versions.push({ value: isAnew ? null : next, at, why });
    if (isAnew) {
      versions.push({ value: next, at: next.savedAt > at ? next.savedAt : at, why: null });
    }
  }
  return versions;
}

/**
 * Returns the versions that count as published, without repetitions. For a day, these are the last
 * save on that day and all later ones. For a period, all versions count.
 */
export function listPublishedVersions<T>(
  series: SeriesId,
  key: string,
  versions: readonly FigureVersion<T>[],
): FigureVersion<T>[] {
  const published = versions.filter((_, index) => {
    const next = versions[index + 1];
    return next === undefined || hasPeriods(series) || toLagosDay(new Date(next.at)) !== key;
  });
  return published.filter(({ value }, index) => {
    const before = published[index - 1];
    return before === undefined ? value !== null : !isSameData(before.value, value);
  });
}
