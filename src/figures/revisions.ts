/* The earlier values of revised figures. The document of a year keeps each value that was replaced
   or withdrawn, with the time and the reason. firestore.rules rejects a save that removes an
   earlier value. */
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
 * The reasons for a revision. 'correction' is an error of the firm, 'revision' is a newer figure
 * from the source, and 'rebasing' is a new basis of the series.
 */
export const revisionReasons = ['correction', 'revision', 'rebasing'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

export interface Explanation {
  /**
   * Empty if the figure was saved together with others, because staff are not asked for a reason in
   * that case.
   */
  reason: RevisionReason | '';
  /** A single line with at most `MAX_REVISION_NOTE_LENGTH` characters. */
  note: string;
}

/**
 * The explanation of a figure that was saved together with others. Staff are not asked for a
 * reason.
 */
export const NO_EXPLANATION: Explanation = { reason: '', note: '' };

export interface Revision extends Explanation {
  at: string;
  /** The points before the save. The keys are days or periods. */
  was: Points;
}

export interface YearOfSeries {
  points: Points;
  /** Sorted from oldest to newest. */
  revisions: Revision[];
}

export function getStoredRevisions(data: unknown): readonly unknown[] {
  const stored: unknown = toFields(data)?.['revisions'];
  return Array.isArray(stored) ? stored : [];
}

/**
 * Parses the stored revisions. Leaves out invalid revisions, and logs a warning about invalid
 * points.
 */
export function parseRevisions(series: SeriesId, year: number, data: unknown): Revision[] {
  return getStoredRevisions(data).flatMap((each): Revision[] => {
    const fields = toFields(each) ?? {};
    const at = readTime(fields, 'at');
    if (at === '') return [];
    // Null means that the point did not exist before the save.
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

/** A version of a figure. The value is null if the figure was withdrawn. */
export interface FigureVersion<T = PointFigure> {
  value: T | null;
  /** The time from which this version was on the site, as an ISO string. */
  at: string;
  /** The reason for the change. Null if it is unknown, or for the first publication. */
  why: Explanation | null;
}

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
    // If the next value was saved after this revision, or equals the replaced value, this revision
    // withdrew the figure. The next value was added later.
    const isAnew = next !== null && (next.savedAt > at || isSameData(next, point));
    versions.push({ value: isAnew ? null : next, at, why });
    if (isAnew) {
      versions.push({ value: next, at: next.savedAt > at ? next.savedAt : at, why: null });
    }
  }
  return versions;
}

/**
 * Returns the versions that count as published, without repetitions. If a figure was corrected on
 * the day of its session, only the last version of that day counts. All versions of an indicator
 * count.
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
