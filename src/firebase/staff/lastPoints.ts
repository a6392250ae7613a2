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
  /** The index and the exchange rate before that session. */
  before: ClosesBefore;
  /** The closes of the index in the last sessions, by day. */
  closes: Recent['asi'];
  /** The last day that has a point, 'YYYY-MM-DD'; null where none has. */
  days: Readonly<Record<'exchangeRate' | BondId, string | null>>;
}

const lastOf = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

const read = async (path: string) => (await getDoc(doc(firestore(), path))).data();

/** Reads the index and the exchange rate of the last sessions. */
export const loadRecent = async () => parseRecent(await read(recentPath));

/**
 * Reads the figures before a session, and when rates without a date of their own were saved last.
 * @throws what the SDK throws
 */
export async function loadLastPoints(session: string): Promise<LastPoints> {
  // A draft may be of a session of last year.
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
