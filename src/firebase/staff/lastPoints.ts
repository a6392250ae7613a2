import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { type BondId, bondIds } from '@/figures/market';
import { parsePoints, yearOf, yearPath } from '@/figures/history';
import { parseRecent, type Recent, recentPath } from '@/figures/recent';
import { dayInLagos } from '@/lib/days';
import { serverNow } from './clock';

/** The last points of the history up to a session. */
export interface LastPoints {
  /** The close of the index before that session; null where it is not known. */
  before: { day: string; close: number } | null;
  /** The closes of the index in the last sessions, by day. */
  closes: Recent['asi'];
  /** The last day that has a point, 'YYYY-MM-DD'; null where none has. */
  days: Readonly<Record<'exchangeRate' | BondId, string | null>>;
}

const lastOf = (days: readonly string[]) => days.toSorted().at(-1) ?? null;

const read = async (path: string) => (await getDoc(doc(firestore(), path))).data();

const loadRecent = async () => parseRecent(await read(recentPath));

/** Reads the closes of the index in the last sessions, by day. */
export const loadCloses = async () => (await loadRecent()).asi;

/**
 * Reads the close before a session, and when rates without a date of their own were saved last.
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
  const [bonds = null, tbills = null] = await Promise.all(bondIds.map(newestOf));
  const recent = await loadRecent();
  const day = lastOf(Object.keys(recent.asi).filter((each) => each < session));
  const close = day === null ? undefined : recent.asi[day];
  return {
    closes: recent.asi,
    before: day === null || close === undefined ? null : { day, close },
    days: { exchangeRate: lastOf(Object.keys(recent.exchangeRate)), bonds, tbills },
  };
}
