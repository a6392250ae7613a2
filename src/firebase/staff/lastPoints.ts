import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { type ClosesBefore, recentCloses } from '@/figures/admin/closes';
import type { BondId } from '@/figures/market';
import { parsePoints, yearOf, yearPath } from '@/figures/history';
import { parseRecent, type Recent, recentPath } from '@/figures/recent';
import { dayInLagos } from '@/lib/days';
import { serverNow } from './clock';

/** The last points of the history up to a session. */
export interface LastPoints {
  /** The index and the exchange rate before the session. */
  before: ClosesBefore;
  /** The closes of the index in the last sessions, by day. */
  closes: Recent['asi'];
  /** The last day with a point, 'YYYY-MM-DD'; null if there is none. */
  days: Readonly<Record<'exchangeRate' | BondId, string | null>>;
}

const lastOf = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

const read = async (path: string) => (await getDoc(doc(firestore(), path))).data();

/** Reads the index and the exchange rate of the last sessions. */
export const loadRecent = async () => parseRecent(await read(recentPath));

/**
 * Reads the figures before a session, and the last days of rates that have no date.
 * @throws errors of the SDK
 */
export async function loadLastPoints(session: string): Promise<LastPoints> {
  // The draft may belong to a session of last year.
  const years = [...new Set([session, dayInLagos(serverNow())].map(yearOf))];
  const newestOf = async (id: BondId) => {
    const days = async (year: number) =>
      Object.keys(parsePoints(id, year, await read(yearPath(id, year))));
    return lastOf((await Promise.all(years.map(days))).flat());
  };
  const [recent, bonds, tbills] = await Promise.all([
    loadRecent(),
    newestOf('bonds'),
    newestOf('tbills'),
  ]);
  const { before, days } = recentCloses(recent, session);
  return { closes: recent.asi, before, days: { ...days, bonds, tbills } };
}
