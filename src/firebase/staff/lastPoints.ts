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
  /** The closes of the index in the last sessions, by day. */
  closes: RecentFigures['asi'];
  /** The last day with a point, 'YYYY-MM-DD'; null if there is none. */
  days: Readonly<Record<'exchangeRate' | BondId, string | null>>;
}

const findLastDay = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

const readDocument = async (path: string) => (await getDoc(doc(firestore(), path))).data();

export const loadRecentFigures = async () => parseRecent(await readDocument(recentPath));

/**
 * Reads the figures before a session, and the last days of the rates, whose documents contain no
 * date.
 * @throws errors of the SDK
 */
export async function loadLastPoints(session: string): Promise<LastPoints> {
  // If the session was last year, load both years.
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
