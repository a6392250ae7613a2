import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { type PreviousCloses, findRecentCloses } from '@/figures/admin/closes';
import type { BondId } from '@/figures/market';
import { parsePoints, getYear, toYearPath } from '@/figures/history';
import { parseRecent, type RecentFigures, recentPath } from '@/figures/recent';
import { toLagosDay } from '@/lib/days';
import { getServerNow } from './clock';

/** The last points of the history up to a session. */
export interface LastPoints {
  /** The index and the exchange rate before the session. */
  before: PreviousCloses;
  /** The closes of the index in the last sessions. The keys are days. */
  closes: RecentFigures['asi'];
  /** The last day with a point for each series, 'YYYY-MM-DD'; null if the series has no point. */
  days: Readonly<Record<'exchangeRate' | BondId, string | null>>;
}

const findLastDay = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

const readDocument = async (path: string) => (await getDoc(doc(firestore(), path))).data();

export const loadRecentFigures = async () => parseRecent(await readDocument(recentPath));

/**
 * Reads the figures before a session, and the last day of each kind of rate. The days are read from
 * the history, because the documents of the rates contain no date.
 * @throws errors of the SDK
 */
export async function loadLastPoints(session: string): Promise<LastPoints> {
  // Load the year of the session and the current year. They differ if the session was in the
  // previous year.
  const years = [...new Set([session, toLagosDay(getServerNow())].map(getYear))];
  const findNewestDay = async (id: BondId) => {
    const days = async (year: number) =>
      Object.keys(parsePoints(id, year, await readDocument(toYearPath(id, year))));
    return findLastDay((await Promise.all(years.map(days))).flat());
  };
  const [recent, bonds, tbills] = await Promise.all([
    loadRecentFigures(),
    findNewestDay('bonds'),
    findNewestDay('tbills'),
  ]);
  const { before, days } = findRecentCloses(recent, session);
  return { closes: recent.asi, before, days: { ...days, bonds, tbills } };
}
