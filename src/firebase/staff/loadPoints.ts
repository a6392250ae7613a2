import { doc, getDoc } from 'firebase/firestore/lite';
import {
  parsePoints,
  type Point,
  type Points,
  type SeriesId,
  getYear,
  toYearPath,
} from '@/figures/history';
import { addDays, toLagosDay } from '@/lib/days';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { getServerNow } from './clock';

const DAYS_PER_YEAR = 365;

/** Loads the stored points of all years that contain the given days or periods. */
export async function loadPoints(series: SeriesId, keys: readonly string[]): Promise<Points> {
  const read = async (year: number) =>
    parsePoints(series, year, (await getDoc(doc(firestore(), toYearPath(series, year)))).data());
  const years = [...new Set(keys.map(getYear))];
  const points = await limitTime(Promise.all(years.map(read)), READ_LIMIT_MS);
  return Object.fromEntries(points.flatMap(Object.entries<Point>));
}

/** Loads the stored points of the current and the previous year. */
export function loadNewestPoints(series: SeriesId): Promise<Points> {
  const today = toLagosDay(getServerNow());
  return loadPoints(series, [today, addDays(today, -DAYS_PER_YEAR)]);
}
