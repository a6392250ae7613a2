import type { SeriesContent } from '@/content/series';
import { getYear } from '@/figures/history';
import type { YearOfSeries } from '@/figures/revisions';
import { loadFirestoreCode, toDocumentsById } from '@/firebase/readThunk';
import { toLagosDay } from '@/lib/days';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { FIRST_YEAR, parseYears } from '../reads';
import { createYearsQuery } from '../yearsQuery';

/** A series with all its stored years, newest first. */
export interface WholeSeries {
  content: SeriesContent;
  years: readonly YearOfSeries[];
}

async function readYears({ id }: SeriesContent, lastYear: number) {
  const sdk = await loadFirestoreCode();
  return toDocumentsById(await sdk.getDocs(createYearsQuery(sdk, id, FIRST_YEAR, lastYear)));
}

/**
 * Loads all years of a series from Firestore, never from a cache.
 * @throws an error if Firestore does not respond in time
 */
export async function loadWholeSeries(content: SeriesContent, now: Date): Promise<WholeSeries> {
  const lastYear = getYear(toLagosDay(now));
  const stored = await limitTime(readYears(content, lastYear), READ_LIMIT_MS);
  const years = Object.entries(parseYears(content.id, stored))
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([, year]) => year);
  return { content, years };
}

export const hasFigures = ({ years }: WholeSeries) =>
  years.some(({ points, revisions }) => Object.keys(points).length > 0 || revisions.length > 0);
