/** Computes the points that the history gets when staff save current figures. */
import { toLagosDay } from '@/lib/days';
import { isSameData } from '@/lib/sameData';
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
import { findReleasedPeriod, readPeriod } from './periods';

/** A point of the history that a save adds, changes or withdraws. */
export interface PointChange {
  series: SeriesId;
  key: string;
  /**
   * Computes the new figure from the stored point. Null withdraws the point. If a single rate of a
   * list changes, the other stored rates are kept.
   */
  figure: (stored: Point | undefined) => PointFigure | null;
  /**
   * The figure that staff saw before they edited it, or null if there was none. If the stored
   * figure is different now, the save fails with a conflict. If `seen` is missing, the figures are
   * not compared.
   */
  seen?: PointFigure | null;
}

export interface SaveSession {
  /** 'YYYY-MM-DD' */
  day: string;
  /** True if staff have confirmed that the unchanged figures belong to this session too. */
  confirmed?: true;
  /**
   * The periods that staff have chosen, by indicator. They apply if the date is a day of release.
   */
  periods?: Readonly<Partial<Record<string, string>>>;
}

/**
 * Returns the period of an indicator. If the date of the indicator is a day of release, this is the
 * period that staff have chosen, or else the period that was due on that day. Otherwise, the period
 * is read from the date. Returns null if the history cannot store the period.
 * @param named the period that staff have chosen, if any
 */
export function findIndicatorPeriod(
  series: IndicatorId,
  date: string,
  named?: string,
): string | null {
  const published = findReleasedPeriod(series, date);
  const period = published === null ? readPeriod(date) : (named ?? published);
  return period !== null && isPointKey(series, period) ? period : null;
}

/** Returns the point of the index. It contains the change as well, because the site shows both. */
export function createAsiPoints({ value, change, date }: Asi): PointChange[] {
  if (!isPointKey('asi', date)) return [];
  return [{ series: 'asi', key: date, figure: () => ({ value, change }) }];
}

type StoredDocuments<Id extends string> = Readonly<
  Partial<Record<Id, Readonly<Record<string, unknown>> | undefined>>
>;

/**
 * Returns the points of the saved lists of rates. If only one list has changed, the unchanged list
 * gets no point for this session, unless staff have confirmed it for this session.
 * @param stored the documents before the save
 */
export function createFixedIncomePoints(
  documents: Readonly<Partial<Record<BondId, BondDocument>>>,
  stored: StoredDocuments<BondId>,
  { day, confirmed }: SaveSession,
): PointChange[] {
  const saved = bondIds.flatMap((series) => {
    const document = documents[series];
    if (document === undefined) return [];
    return { series, tenures: document.tenures, isSame: isSameData(stored[series], document) };
  });
  const areConfirmed = confirmed === true || saved.every(({ isSame }) => isSame);
  return saved
    .filter(({ isSame }) => areConfirmed || !isSame)
    .map(({ series, tenures }) => ({ series, key: day, figure: () => ({ tenures }) }));
}

/**
 * Returns the points of the exchange rate and the indicators. An unchanged exchange rate gets a
 * point only if the session is today or staff have confirmed the rate. Otherwise, it was merely
 * saved together with an indicator. An unchanged indicator gets no point if its date is a day of
 * release, because the history already has its point.
 * @param stored the documents before the save
 */
export function createMacroPoints(
  documents: Readonly<Partial<MacroDocuments>>,
  stored: StoredDocuments<MacroId>,
  { day, confirmed, periods = {} }: SaveSession,
  now: Date,
): PointChange[] {
  const { exchangeRate } = documents;
  const indicators = indicatorIds.flatMap((series): PointChange[] => {
    const document = documents[series];
    if (document === undefined) return [];
    const { date, percentage } = document;
    const named = periods[series];
    const stays = findReleasedPeriod(series, date) !== null && isSameData(stored[series], document);
    const key = stays && named === undefined ? null : findIndicatorPeriod(series, date, named);
    return key === null ? [] : [{ series, key, figure: () => ({ value: percentage }) }];
  });
  if (exchangeRate === undefined) return indicators;
  const { price } = exchangeRate;
  const isQuoted =
    price !== stored.exchangeRate?.['price'] || confirmed === true || day === toLagosDay(now);
  return isQuoted
    ? [{ series: 'exchangeRate', key: day, figure: () => ({ value: price }) }, ...indicators]
    : indicators;
}
