/*
 * The figures that others are compared with. Every place that compares uses these functions, so that
 * the same words always mean the same figure.
 */
import type { SeriesContent } from '@/content/series';
import { DAY_MS, dayInLagos } from '@/lib/days';
import { addMonths, dayOf } from '@/lib/calendar';
import { type Figure, timeOf } from './figures';
import { formOf } from './periods';
import { REACH_DAYS } from './ranges';
import {
  figuresIn,
  isDaily,
  mondayOf,
  placeUpTo,
  type RangeFigures,
  thinned,
} from './rangeFigures';

/**
 * Returns the figures of the same calendar days a year earlier, moved a year on; a key stays the
 * day that it was. 29 February is left out.
 */
export function yearEarlier(content: SeriesContent, all: readonly Figure[], range: RangeFigures) {
  const { span, weekly } = range;
  const moved = all.flatMap((figure) => {
    if (formOf(figure.key) === 'day' && figure.key.endsWith('-02-29')) return [];
    return [{ ...figure, at: addMonths(figure.at, 12) }];
  });
  const within = figuresIn(content, moved, span);
  return weekly ? thinned(within) : within;
}

/** Returns the figure before this one; of weekly figures the last one of an earlier week. */
export function figureBefore(
  all: readonly Figure[],
  figure: Figure,
  weekly = false,
): Figure | undefined {
  const start = weekly ? mondayOf(figure.at) : figure.at;
  return all[placeUpTo(all, start - 1)];
}

/** A figure that another one of a chart is compared with. */
export interface Comparison {
  before: Figure;
  /** Both are the last figures of their weeks. */
  weekly: boolean;
  /** The figure that is compared is the newest of the series. */
  newest: boolean;
}

/**
 * Returns what a figure of a chart is compared with; undefined for the first one. In a chart of
 * weeks that is the figure of the week before, but the newest figure is always compared with the
 * one before it: its change is read as that of the day.
 */
export function comparisonOf(
  { all, weekly: isOfWeeks }: { all: readonly Figure[]; weekly: boolean },
  figure: Figure,
): Comparison | undefined {
  const newest = figure === all.at(-1);
  const weekly = isOfWeeks && !newest;
  const before = figureBefore(all, figure, weekly);
  return before && { before, weekly, newest };
}

export type Base = NonNullable<ReturnType<typeof figureEarlier>>;

/** The most that the last session may be before the requested day: no holidays are as long. */
const CLOSE_MS = 6 * DAY_MS;

/**
 * Returns the figure of a month or a year before this one: of months and quarters that very period,
 * of decisions the rate that was held, of sessions the last one up to that day, of auctions and
 * where sessions are missing the nearest one within reach. The newest decision counts from today,
 * since it still holds. `key` is its own or the day on which the rate was held; `obvious` is what
 * 'a year ago' means to everybody, and any other is named by its date.
 */
export function figureEarlier(
  content: SeriesContent,
  all: readonly Figure[],
  figure: Figure,
  months: 1 | 12,
  now: Date,
) {
  const holds = content.every === 'decision';
  const from = holds && figure === all.at(-1) ? timeOf(dayInLagos(now)) : figure.at;
  const day = addMonths(from, -months);
  const place = placeUpTo(all, day);
  const upTo = all[place];
  if (holds) return upTo && { figure: upTo, key: dayOf(day), obvious: true };
  const away = upTo === undefined ? Infinity : day - upTo.at;
  if (upTo !== undefined && away <= (isDaily(content) ? CLOSE_MS : 0)) {
    return { figure: upTo, key: upTo.key, obvious: true };
  }
  if (content.every !== 'session') return undefined;
  const after = all[place + 1];
  const isNearer = after !== undefined && after.at < figure.at && after.at - day < away;
  const nearest = isNearer ? after : upTo;
  if (nearest === undefined || Math.abs(nearest.at - day) > REACH_DAYS * DAY_MS) return undefined;
  return { figure: nearest, key: nearest.key, obvious: false };
}
