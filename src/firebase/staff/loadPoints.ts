import { doc, getDoc } from 'firebase/firestore/lite';
import {
  parsePoints,
  type Point,
  type Points,
  type SeriesId,
  yearOf,
  yearPath,
} from '@/figures/history';
import { addDays, dayInLagos } from '@/lib/days';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { serverNow } from './clock';

const DAYS_OF_YEAR = 365;

/** Loads the stored points of all years that contain the given days or periods. */
export async function loadPoints(series: SeriesId, keys: readonly string[]): Promise<Points> {
  const read = async (year: number) =>
    parsePoints(series, year, (await getDoc(doc(firestore(), yearPath(series, year)))).data());
  const years = [...new Set(keys.map(yearOf))];
  const points = await withinLimit(Promise.all(years.map(read)), READ_LIMIT_MS);
  return Object.fromEntries(points.flatMap(Object.entries<Point>));
}

/** Loads the stored points of this year and the previous one. */
export function loadNewestPoints(series: SeriesId): Promise<Points> {
  const today = dayInLagos(serverNow());
  return loadPoints(series, [today, addDays(today, -DAYS_OF_YEAR)]);
}
