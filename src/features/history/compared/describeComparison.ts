import type { SeriesContent } from '@/content/series';
import { formatPrice } from '@/lib/format';
import { compareMessages } from '../messages';
import { formatFullPeriod, formatInPeriod } from '../periods';
import { isDaily } from '../rangeFigures';
import { formatValue } from '../values';
import type { SeriesPair } from './commonDays';
import type { ComparisonProblem, RebasedDay, RebasedRange } from './rebasedRange';

type Names = readonly [string, string];

export const formatSeriesName = ({ name }: SeriesContent, tenure: string | undefined) =>
  tenure === undefined ? name : `${name}, ${tenure}`;

export const formatIndexValue = (value: number) => formatPrice(value);

/** Returns the reason why two series cannot be compared, for a line below the chart. */
export function describeProblem(problem: ComparisonProblem, names: Names): string {
  if (problem.kind === 'notPositive') return compareMessages.notPositive(problem.content.name);
  const { kind, rebasing } = problem;
  const why =
    rebasing === null
      ? ''
      : ` ${compareMessages.rebased(rebasing.content.name, formatInPeriod(rebasing.at))}`;
  return compareMessages[kind](...names) + why;
}

/**
 * Describes a comparison for readers who cannot see the chart: 'From 100 on 14 March 2024, All
 * Share Index stood at 100.49 and Naira per dollar at 95.61 on 14 March 2025.'
 */
export function describeComparison({ days }: RebasedRange, [name, otherName]: Names): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [value, otherValue] = last.values.map(formatIndexValue);
  return `From 100 ${formatInPeriod(first.key)}, ${name} stood at ${value} and ${otherName} at ${otherValue} ${formatInPeriod(last.key)}.`;
}

/** Describes one day of a comparison for screen readers, as the value of the slider. */
export function describeRebasedDay(
  { key, figures, values }: RebasedDay,
  names: Names,
  contents: SeriesPair<SeriesContent>,
): string {
  const describe = (column: 0 | 1) =>
    `${names[column]} ${formatIndexValue(values[column])}, ${compareMessages.is} ${formatValue(contents[column], figures[column].value)}`;
  return `${formatFullPeriod(key)}: ${compareMessages.from100.toLowerCase()}, ${describe(0)}; ${describe(1)}`;
}

/**
 * Describes which values of two series are compared: 'the sessions on which both have a figure'.
 */
export function describeRule([main, other]: SeriesPair<SeriesContent>, { sparse }: RebasedRange) {
  if (isDaily(main) && isDaily(other)) return compareMessages.ruleOfDays;
  const dense = sparse === main ? other : main;
  return compareMessages.ruleOfPeriods(sparse.terms.many, sparse.name, dense.name);
}
