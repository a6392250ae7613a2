/** Works out which points of the history a save of the present figures makes. */
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
import { isPointKey, type Point, type PointFigure, type SeriesId } from '../history';
import { publishedOn, readPeriod } from './periods';

/** A point that a save adds to the history, changes or withdraws. */
export interface NewPoint {
  series: SeriesId;
  key: string;
  /**
   * Returns the new figure from the stored point: one rate of a list leaves the others. Null
   * withdraws it.
   */
  figure: (stored: Point | undefined) => PointFigure | null;
  /**
   * The stored figure that staff saw, null for none. If another figure is stored now, nothing is
   * written. If absent, the stored figure is not compared.
   */
  seen?: PointFigure | null;
}

/** The session that saved figures belong to. */
export interface SaveSession {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Set if staff confirmed that unchanged figures are also those of this session. */
  confirmed?: true;
  /** The periods that staff named for figures with a day of release, by indicator. */
  periods?: Readonly<Partial<Record<string, string>>>;
}

/**
 * Returns the period that an indicator's date names. For a day of release, the period published on
 * that day. Null if the history cannot have it.
 * @param named the period that staff named for a day of release
 */
export function periodOf(series: IndicatorId, date: string, named?: string): string | null {
  const published = publishedOn(series, date);
  const period = published === null ? readPeriod(date) : (named ?? published);
  return period !== null && isPointKey(series, period) ? period : null;
}

/** Returns the index's point at its own date, with its change: the site shows both. */
export function asiPoints({ value, change, date }: Asi): NewPoint[] {
  if (!isPointKey('asi', date)) return [];
  return [{ series: 'asi', key: date, figure: () => ({ value, change }) }];
}

type StoredFigures<Id extends string> = Readonly<
  Partial<Record<Id, Readonly<Record<string, unknown>> | undefined>>
>;

/**
 * Returns the points of the saved lists at their session. A list that stayed as it was beside one
 * that changed keeps the day that it has, unless staff said that it is of this session too.
 * @param stored what was stored before the save
 */
export function fixedIncomePoints(
  documents: Readonly<Partial<Record<BondId, BondDocument>>>,
  stored: StoredFigures<BondId>,
  { day, confirmed }: SaveSession,
): NewPoint[] {
  const saved = bondIds.flatMap((series) => {
    const document = documents[series];
    if (document === undefined) return [];
    return { series, tenures: document.tenures, isSame: sameData(stored[series], document) };
  });
  const areConfirmed = confirmed === true || saved.every(({ isSame }) => isSame);
  return saved
    .filter(({ isSame }) => areConfirmed || !isSame)
    .map(({ series, tenures }) => ({ series, key: day, figure: () => ({ tenures }) }));
}

/**
 * Returns the points of the exchange rate, at its session, and of each indicator, at its period. An
 * unchanged exchange rate has a point only if the session is today or staff confirmed it: otherwise
 * it was only saved together with an indicator. An unchanged indicator with a day of release has
 * its point already.
 * @param stored what was stored before the save
 */
export function macroPoints(
  documents: Readonly<Partial<MacroDocuments>>,
  stored: StoredFigures<MacroId>,
  { day, confirmed, periods = {} }: SaveSession,
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
