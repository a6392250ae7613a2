/* Finds the days on which two series can be compared. The series with fewer figures sets the
   dates. The value of the other series is its last one up to the end of that day, month or
   quarter. */
import type { SeriesBreak } from '@/content/breaksAndEvents';
import type { SeriesContent } from '@/content/series';
import { hasTenures, type SeriesId } from '@/figures/history';
import { addMonths, type TimeSpan } from '@/lib/calendar';
import { DAY_MS } from '@/lib/days';
import { type Figure, toTimestamp } from '../figures';
import { getPeriodForm } from '../periods';
import { findIndexUpTo, isDaily } from '../rangeFigures';
import { findBreak } from '../values';

/** The series of the page and the series that it is compared with. */
export type SeriesPair<T> = readonly [main: T, other: T];

export interface CommonDay {
  /**
   * The key of a day, month or quarter (`key`) and its start in UTC ms (`at`). Both come from the
   * series with fewer figures.
   */
  key: string;
  at: number;
  figures: SeriesPair<Figure>;
}

export interface Rebasing {
  content: SeriesContent;
  at: string;
}

/**
 * Ranks the series from most to fewest figures. The policy rate comes first: it applies until the
 * next decision, so it has a value on every day.
 */
const sparseness: Readonly<Record<SeriesId, number>> = {
  monetaryPolicy: 0,
  asi: 1,
  exchangeRate: 1,
  tbills: 2,
  bonds: 3,
  inflation: 4,
  gdp: 5,
};

/**
 * Maximum number of days without a session at the end of a month or quarter, for example public
 * holidays.
 */
const MAX_CLOSED_DAYS = 6;
/** Maximum age of a rate in days. Auctions are at most five weeks apart. */
const MAX_AUCTION_AGE_DAYS = 40;

/** Returns the end of a day, month or quarter, as the start of its last day in UTC ms. */
export function getPeriodEnd(key: string): number {
  const form = getPeriodForm(key);
  const start = toTimestamp(key);
  return form === 'day' ? start : addMonths(start, form === 'month' ? 1 : 3) - DAY_MS;
}

/**
 * Returns the maximum age, in days, of a value of `dense` when it is compared with `sparse` at the
 * end of a period. `dense` is the series with more figures.
 */
function getMaxAge(dense: SeriesContent, sparse: SeriesContent): number {
  if (dense.every === 'decision') return Infinity;
  if (hasTenures(dense.id)) return MAX_AUCTION_AGE_DAYS;
  return isDaily(sparse) ? 0 : MAX_CLOSED_DAYS;
}

/** Returns true if the second series has fewer figures, so that it sets the dates. */
export const isSparser = (main: SeriesContent, other: SeriesContent) =>
  sparseness[other.id] > sparseness[main.id];

/**
 * Returns true if the period of a figure is in the range. A month or quarter may extend a few days
 * beyond the range, because ranges often begin or end on a session.
 */
function isInSpan({ key, at }: Figure, { from, to }: TimeSpan): boolean {
  const outside = getPeriodForm(key) === 'day' ? 0 : MAX_CLOSED_DAYS * DAY_MS;
  return at >= from - outside && getPeriodEnd(key) <= to + outside;
}

interface PairOptions {
  contents: SeriesPair<SeriesContent>;
  /** All figures of both series, oldest first. */
  figures: SeriesPair<readonly Figure[]>;
  /** The range of the page's series. */
  span: TimeSpan;
}

function findAllDays({ contents, figures, span }: PairOptions): CommonDay[] {
  const [main, other] = contents;
  const [mainFigures, otherFigures] = figures;
  const isOtherSparser = isSparser(main, other);
  const [dense, sparse] = isOtherSparser ? [main, other] : [other, main];
  const denseFigures = (isOtherSparser ? mainFigures : otherFigures).filter(
    ({ at }) => !isOtherSparser || at <= span.to,
  );
  const sparseFigures = isOtherSparser
    ? otherFigures.filter((figure) => isInSpan(figure, span))
    : mainFigures.filter(({ at }) => at >= span.from && at <= span.to);
  const maxAge = getMaxAge(dense, sparse) * DAY_MS;
  return sparseFigures.flatMap((figure): CommonDay[] => {
    const end = getPeriodEnd(figure.key);
    const value = denseFigures[findIndexUpTo(denseFigures, end)];
    if (value === undefined || end - getPeriodEnd(value.key) > maxAge) return [];
    const endFigure = { ...figure, at: end };
    // A value on an older basis cannot be compared with the values after the rebasing.
    if (findBreak(dense, value, endFigure) !== undefined) return [];
    const pair: SeriesPair<Figure> = isOtherSparser ? [value, figure] : [figure, value];
    return [{ key: figure.key, at: figure.at, figures: pair }];
  });
}

/** Returns the latest rebasing of either series within a span, or null. */
function findLatestRebasing(
  contents: SeriesPair<SeriesContent>,
  { from, to }: TimeSpan,
): Rebasing | null {
  const isWithin = ({ at }: SeriesBreak) => toTimestamp(at) > from && toTimestamp(at) <= to;
  const all = contents.flatMap((content) =>
    content.breaks.filter(isWithin).map(({ at }) => ({ content, at })),
  );
  return all.toSorted((one, other) => toTimestamp(one.at) - toTimestamp(other.at)).at(-1) ?? null;
}

/**
 * Returns the days on which both series have a value, oldest first. Omits days before the latest
 * rebasing of either series. `rebasing` is null if no day is omitted.
 */
export function findCommonDays(options: PairOptions) {
  const all = findAllDays(options);
  const rebasing = findLatestRebasing(options.contents, options.span);
  const from = rebasing === null ? -Infinity : toTimestamp(rebasing.at);
  const days = all.filter(({ at }) => at >= from);
  return { days, rebasing: days.length < all.length ? rebasing : null };
}
