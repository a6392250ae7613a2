/** Which points of the history a save of the present figures makes. */
import type { SessionOf } from '@/firebase/staff/editedDocuments';
import { dayInLagos } from '@/lib/days';
import { sameData } from '@/lib/sameData';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  indicatorIds,
  type IndicatorId,
  type MacroDocuments,
  type MacroId,
} from '../market';
import { marketStaffMessages } from './messages';
import { isPointKey } from '../history';
import type { NewPoint } from '@/firebase/staff/historyTargets';
import { publishedOn, readPeriod } from './periods';

/**
 * The period that an indicator's date names, or of a day the one that was published on it; null where it
 * names none that the history can have.
 * @param named what staff say of the day
 */
function periodOf(series: IndicatorId, date: string, named?: string): string | null {
  const published = publishedOn(series, date);
  const period = published === null ? readPeriod(date) : (named ?? published);
  return period !== null && isPointKey(series, period) ? period : null;
}

/** The index at its own date. */
export function asiPoints({ value, date }: Asi): NewPoint[] {
  return isPointKey('asi', date) ? [{ series: 'asi', key: date, figure: () => ({ value }) }] : [];
}

/** The lists that are saved, at their session. */
export function fixedIncomePoints(
  documents: Readonly<Partial<Record<BondId, BondDocument>>>,
  session: string,
): NewPoint[] {
  return bondIds.flatMap((series) => {
    const document = documents[series];
    if (document === undefined) return [];
    const { tenures } = document;
    return { series, key: session, figure: () => ({ tenures }) };
  });
}

/**
 * The exchange rate at its session, and each indicator at its period. A rate that stayed as it was is
 * that session's on its own day, or where staff said so: on another day it is saved beside an
 * indicator. An indicator with a day that stayed as it was has its period from the save before.
 * @param stored what was stored before the save
 */
export function macroPoints(
  documents: Readonly<Partial<MacroDocuments>>,
  stored: Readonly<Partial<Record<MacroId, Readonly<Record<string, unknown>> | undefined>>>,
  { day, confirmed, periods = {} }: SessionOf,
  now: Date,
): NewPoint[] {
  const { exchangeRate } = documents;
  const indicators = indicatorIds.flatMap((series): NewPoint[] => {
    const document = documents[series];
    if (document === undefined) return [];
    const { date, percentage } = document;
    const named = periods[series];
    const stays = publishedOn(series, date) !== null && sameData(stored[series], document);
    const key = stays && named === undefined ? null : periodOf(series, date, named);
    return key === null ? [] : [{ series, key, figure: () => ({ value: percentage }) }];
  });
  if (exchangeRate === undefined) return indicators;
  const { price } = exchangeRate;
  const isQuoted =
    price !== stored.exchangeRate?.['price'] || confirmed === true || day === dayInLagos(now);
  return isQuoted
    ? [{ series: 'exchangeRate', key: day, figure: () => ({ value: price }) }, ...indicators]
    : indicators;
}

/** What staff are told after a save whose dates name no period; one text for each such date. */
export function unreadableDates(dates: Readonly<Record<IndicatorId, { date: string }>>): string[] {
  const unread = indicatorIds
    .filter((id) => periodOf(id, dates[id].date.trim()) === null)
    .map((id) => dates[id].date.trim());
  return [...new Set(unread)].map(marketStaffMessages.noPeriod);
}
