/** Compares the newest figure with the previous one, with a month ago and with a year ago. */
import type { SeriesContent } from '@/content/series';
import { DAY_MS, toLagosDay, getWeekday } from '@/lib/days';
import { isDaily, isGap, WEEK_MS } from './rangeFigures';
import {
  type EarlierFigure,
  type Comparison,
  findPreviousFigure,
  findEarlierFigure,
} from './comparisons';
import type { Figure } from './figures';
import { isCurrent } from './due';
import { formatFullPeriod, formatShortPeriod, getPeriodForm, formatInPeriod } from './periods';
import { findBreak, type Direction, formatValue, getMove } from './values';

export interface ChangeDescription {
  against: 'before' | 'month' | 'year';
  direction: Direction;
  /** Text before the amount: 'A dollar costs'. Usually ''. */
  lead: string;
  /**
   * The amount, which the page emphasizes: '0.62% higher', 'Unchanged', 'Cut today'. Empty if the
   * figures are not comparable.
   */
  amount: string;
  /** Text after the amount: 'than on Thursday', 'since Thursday'. */
  text: string;
  when: string;
  base: Figure;
}

/**
 * Formats the day of a figure as seen from a later figure: 'on Thursday', 'on 26 February', 'in
 * January', 'in Q3'.
 */
function formatPeriodBefore(before: Figure, later: Figure): string {
  const gap = later.at - before.at;
  if (getPeriodForm(before.key) === 'day' && gap < WEEK_MS) return `on ${getWeekday(before.key)}`;
  const sameYear = before.key.slice(0, 4) === later.key.slice(0, 4);
  const longest = { day: 0, month: 62 * DAY_MS, quarter: 185 * DAY_MS }[getPeriodForm(before.key)];
  return formatInPeriod(before.key, !sameYear && gap > longest);
}

/**
 * Formats the day of the figure before the newest one. If the newest figure is old, includes the
 * year. Readers would otherwise assume the current year.
 */
const describeBefore = (content: SeriesContent, before: Figure, newest: Figure, now: Date) =>
  isCurrent(content, newest, now) ? formatPeriodBefore(before, newest) : formatInPeriod(before.key);

/**
 * Describes the day of an earlier figure: 'a year ago', 'a year ago (21 Nov 2025)' for an auction,
 * or 'on 31 January' if sessions are missing.
 */
function describeEarlier(
  content: SeriesContent,
  { figure, key, obvious }: EarlierFigure,
  newest: Figure,
  months: 1 | 12,
  now: Date,
): string {
  if (!obvious && isDaily(content)) return describeBefore(content, figure, newest, now);
  const isOld = content.every === 'quarter' || !isCurrent(content, newest, now);
  const time = `a ${months === 1 ? 'month' : 'year'} ${isOld ? 'earlier' : 'ago'}`;
  return obvious ? time : `${time} (${formatShortPeriod(key)})`;
}

/**
 * Removes the preposition of a date: 'on Thursday' becomes 'Thursday', 'in January' becomes
 * 'January'.
 */
export const removePreposition = (when: string) => when.replace(/^(on|in) /, '');

const formatSince = (when: string) =>
  when.startsWith('a ') ? `from ${when}` : `since ${removePreposition(when)}`;
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A figure to compare with. Examples of `when`: 'on Thursday', 'a month ago', 'in Q3'. */
type ComparisonBase = Pick<ChangeDescription, 'against' | 'base' | 'when'>;

function describeComparison(
  content: SeriesContent,
  newest: Figure,
  earlier: ComparisonBase,
): ChangeDescription | null {
  const { base, when, against } = earlier;
  const here = { against, base, when: removePreposition(when), lead: '' };
  const between = findBreak(content, base, newest);
  if (between !== undefined) {
    const text = `${capitalize(here.when)} was ${formatValue(content, base.value)}, ${between.before}: not comparable`;
    return { ...here, direction: 'incomparable', amount: '', text };
  }
  const move = getMove(content, base.value, newest.value);
  if (move === null) return null;
  const { direction } = move;
  if (direction === 'same')
    return { ...here, direction, amount: 'Unchanged', text: formatSince(when) };
  const { more, less } = content.terms;
  return {
    ...here,
    direction,
    lead: content.format === 'naira' && against === 'before' ? 'A dollar costs' : '',
    amount: `${move.size} ${direction === 'up' ? more : less}`,
    text: `than ${when}`,
  };
}

/** A rise or cut is rare if the last one was at least this many years ago. */
const RARE_YEARS = 2;

/**
 * Returns ', the first cut since 2020' if the last change in this direction was at least
 * `RARE_YEARS` ago. Otherwise returns ''.
 */
function describeRareChange(figures: readonly Figure[]): string {
  const signs = figures.map(({ value }, index) =>
    Math.sign(value - (figures[index - 1]?.value ?? value)),
  );
  const sign = signs.at(-1);
  const last = figures[signs.slice(0, -1).lastIndexOf(sign ?? 0)];
  const years = Number(figures.at(-1)?.key.slice(0, 4)) - Number(last?.key.slice(0, 4));
  if (last === undefined || !(years >= RARE_YEARS)) return '';
  return `, the first ${sign === 1 ? 'rise' : 'cut'} since ${last.key.slice(0, 4)}`;
}

/**
 * Describes the latest decision, in two parts: 'Cut' and 'from 27.50% on 14 March 2025', or
 * 'Unchanged' and 'since 26 November 2024'.
 */
function describeDecision(
  content: SeriesContent,
  figures: readonly Figure[],
  newest: Figure,
  base: Figure,
  now: Date,
): ChangeDescription | null {
  const move = getMove(content, base.value, newest.value);
  if (move === null) return null;
  const here = {
    against: 'before',
    lead: '',
    base,
    when: removePreposition(formatInPeriod(base.key)),
  } as const;
  if (move.direction === 'same') {
    const last = figures.findLastIndex(({ value }) => value !== newest.value);
    const first = figures[last + 1] ?? newest;
    const text = formatSince(formatInPeriod(first.key));
    return { ...here, direction: 'same', amount: 'Unchanged', text };
  }
  const today = newest.key === toLagosDay(now);
  const verb = move.direction === 'up' ? 'Raised' : 'Cut';
  const on = today ? '' : ` ${formatInPeriod(newest.key)}`;
  const text = `from ${formatValue(content, base.value)}${on}${describeRareChange(figures)}`;
  return { ...here, direction: move.direction, amount: today ? `${verb} today` : verb, text };
}

/**
 * Describes how the newest figure changed since the previous one, since a month before (daily
 * series and auctions only) and since a year before. Omits changes without an earlier figure.
 */
export function describeChanges(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
): ChangeDescription[] {
  const newest = figures.at(-1);
  const before = newest && findPreviousFigure(figures, newest);
  if (before === undefined || newest === undefined) return [];
  const holds = content.every === 'decision';
  const last = holds
    ? describeDecision(content, figures, newest, before, now)
    : describeComparison(content, newest, {
        against: 'before',
        base: before,
        when: describeBefore(content, before, newest, now),
      });
  const months = content.every === 'session' ? ([1, 12] as const) : ([12] as const);
  const earlier = months.map((each) => {
    const base = findEarlierFigure(content, figures, newest, each, now);
    // If figures are entered once a month, the previous figure is also the figure of a month ago.
    // Describe this change only once.
    if (base === undefined || (base.figure === before && !holds)) return null;
    return describeComparison(content, newest, {
      against: each === 1 ? 'month' : 'year',
      base: base.figure,
      when: describeEarlier(content, base, newest, each, now),
    });
  });
  return [last, ...earlier].filter((each) => each !== null);
}

/**
 * Names the figure before another one: 'the previous session', 'January'. After a gap, the name is
 * a date.
 */
function formatPreviousName(
  content: SeriesContent,
  figure: Figure,
  { before, weekly }: Comparison,
): string {
  if (content.every === 'decision') return 'the previous decision';
  const isNext = !isGap(content, weekly, before, figure);
  if (weekly && isNext) return 'the previous week';
  if (isNext && getPeriodForm(figure.key) !== 'month') return `the previous ${content.terms.one}`;
  return removePreposition(formatPeriodBefore(before, figure));
}

/**
 * Names the figure to compare with: 'the previous session', 'January', 'the previous week'. For the
 * newest figure, the name can be a weekday: 'Thursday'.
 */
export function formatComparedName(
  content: SeriesContent,
  figure: Figure,
  comparison: Comparison,
  now: Date,
): string {
  return comparison.isNewest && content.every !== 'decision'
    ? removePreposition(describeBefore(content, comparison.before, figure, now))
    : formatPreviousName(content, figure, comparison);
}

/**
 * Describes a figure for screen readers: 'Friday 14 March 2025: 105,432.07, up 0.62 per cent from
 * the previous session'. After a break, names the new basis and omits the change.
 */
export function describeFigure(
  content: SeriesContent,
  figure: Figure,
  comparison?: Comparison,
): string {
  const spellPercent = (value: string) => value.replaceAll('%', ' per cent');
  const text = `${formatFullPeriod(figure.key)}: ${spellPercent(formatValue(content, figure.value))}`;
  if (comparison === undefined) return text;
  const { before } = comparison;
  const between = findBreak(content, before, figure);
  if (between !== undefined) return `${text}, ${between.after}`;
  const move = getMove(content, before.value, figure.value);
  if (move === null) return text;
  const from = `from ${formatPreviousName(content, figure, comparison)}`;
  if (move.direction === 'same') return `${text}, unchanged ${from}`;
  return `${text}, ${move.direction} ${spellPercent(move.size)} ${from}`;
}
