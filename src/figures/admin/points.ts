/** Computes the points of the history that a save of current figures writes. */
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

/** A point that a save adds to the history, changes or withdraws. */
export interface PointChange {
  series: SeriesId;
  key: string;
  /**
   * Returns the new figure for the stored point, or null to withdraw it. A change of one rate keeps
   * the other rates of a list.
   */
  figure: (stored: Point | undefined) => PointFigure | null;
  /**
   * The figure that staff saw; null if there was none. If the stored figure differs, the save
   * writes nothing. If `seen` is absent, the save does not compare figures.
   */
  seen?: PointFigure | null;
}

/** The session that saved figures belong to. */
export interface SaveSession {
  /** 'YYYY-MM-DD' */
  day: string;
  /** True if staff confirmed that unchanged figures also belong to this session. */
  confirmed?: true;
  /** The periods that staff chose for figures dated by their day of release, by indicator. */
  periods?: Readonly<Partial<Record<string, string>>>;
}

/**
 * Returns the period of an indicator's date. A day of release belongs to the period published on
 * that day. Null if the history cannot store the period.
 * @param named the period that staff chose instead
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

/**
 * Returns the point of the index at its date. It includes the change, because the site shows both.
 */
export function createAsiPoints({ value, change, date }: Asi): PointChange[] {
  if (!isPointKey('asi', date)) return [];
  return [{ series: 'asi', key: date, figure: () => ({ value, change }) }];
}

type StoredDocuments<Id extends string> = Readonly<
  Partial<Record<Id, Readonly<Record<string, unknown>> | undefined>>
>;

/**
 * Returns the points of the saved lists at their session. If only one list has changed, the other
 * list keeps its earlier session, unless staff confirmed it for this session.
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
 * Returns the points of the exchange rate at its session, and of each indicator at its period. An
 * unchanged exchange rate gets a point only if the session is today or staff confirmed the rate.
 * Otherwise the rate was merely saved together with an indicator. An unchanged indicator dated by
 * its day of release already has its point.
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
