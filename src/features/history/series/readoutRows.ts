/* The rows and the note below the figure in the readout panel. */
import type { SeriesContent } from '@/content/series';
import { dayInLagos } from '@/lib/days';
import { formatAsOf } from '@/lib/format';
import { keyIn } from '../rangeFigures';
import { figureEarlier } from '../comparisons';
import { isCurrent } from '../due';
import { correctionId, type Figure } from '../figures';
import { historyMessages, seriesMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod, inPeriod } from '../periods';
import { formatValue, moveOf } from '../values';
import { publicationDay, publishedValues } from '../versions';
import type { ShownRange } from './shownRange';
import type { Series } from './useSeries';

type RevisionSource = Pick<Series['history'], 'years' | 'tenure'>;

/** Formats a change briefly: '+0.49%', '+1.30 pp'. */
const formatMove = (content: SeriesContent, from: Figure, to: Figure) =>
  moveOf(content, from, to)?.signed ?? seriesMessages.notComparable;

/** Returns the rows with the figure a year earlier and with the change from it. */
export function yearRows(content: SeriesContent, { all, now }: ShownRange, figure: Figure) {
  const base = figureEarlier(content, all, figure, 12, now);
  const { yearEarlier: name, changeOnYear } = seriesMessages;
  if (base === undefined)
    return [name, changeOnYear].map((each) => ({ name: each, value: historyMessages.nothing }));
  return [
    {
      name: `${name}, ${formatShortPeriod(base.key)}`,
      value: formatValue(content, base.figure.value),
    },
    { name: changeOnYear, value: formatMove(content, base.figure, figure) },
  ];
}

/** Returns the row with the change since the first figure of the range. */
export function sinceRow(content: SeriesContent, { span, figures }: ShownRange, figure: Figure) {
  const first = figures[0] ?? figure;
  return {
    name: `Since ${formatShortPeriod(keyIn(span, first))}`,
    value: first === figure ? historyMessages.nothing : formatMove(content, first, figure),
  };
}

/**
 * Returns the day on which the current value was published. For a rate, changes of other tenors in
 * its list do not count.
 */
function revisionDay(
  content: SeriesContent,
  { key, savedAt }: Figure,
  history: RevisionSource,
): string {
  const year = history.years.find(({ points }) => key in points);
  const current = year && publishedValues(content, key, year, history.tenure).at(-1);
  return current === undefined ? dayInLagos(new Date(savedAt)) : publicationDay(current);
}

/**
 * Describes the revision of a figure: 'First published 98,026.97, revised 98,206.97 on 9 Jul 2024'.
 * Null if the figure was never revised.
 */
export function describeRevision(content: SeriesContent, figure: Figure, history: RevisionSource) {
  const { first, value } = figure;
  if (first === undefined) return null;
  const day = formatShortPeriod(revisionDay(content, figure, history));
  const of = (each: number) => formatValue(content, each);
  return historyMessages.revised(of(first.value), of(value), day);
}

/** Describes the age of the figures if newer ones failed to load. */
function describeAge({ cachedAt, oldSince }: Series['history']): string {
  if (cachedAt !== undefined || oldSince === undefined) return historyMessages.lastKnown;
  return historyMessages.loadedAt(formatAsOf(oldSince));
}

/**
 * Returns the most important note about the selected figure, or null. A note about a revision links
 * to its reason.
 */
export function noteOf({ content, history, shownRange, selected, now }: Series) {
  const withoutLink = (text: string) => ({ text, why: null });
  const revision = selected === undefined ? null : describeRevision(content, selected, history);
  if (selected !== undefined && revision !== null) {
    const why = `/corrections#${correctionId(content.id, selected.key, history.tenure)}`;
    return { text: revision, why };
  }
  const newest = history.figures.at(-1);
  if (shownRange === null || newest === undefined) return null;
  if (history.failed === 'newest') return withoutLink(describeAge(history));
  if (history.cachedAt !== undefined && history.pending)
    return withoutLink(seriesMessages.lookingForNewer);
  const ended = history.tenures.find(({ label }) => label === history.tenure)?.ended ?? null;
  if (ended !== null) return withoutLink(historyMessages.ended(formatPeriodDate(ended)));
  if (!isCurrent(content, newest, now)) {
    return withoutLink(historyMessages.noneSince(formatPeriodDate(newest.key)));
  }
  if (shownRange.all.length === 1) return withoutLink(historyMessages.noEarlier);
  const { sessionsMissing: missing, beginsLate, figures, isPartial } = shownRange;
  if (missing > 0) return withoutLink(historyMessages.sessionsMissing(missing));
  const settled = history.failed === null && !history.pending && !isPartial;
  if (!beginsLate || figures[0] === undefined || !settled) return null;
  return withoutLink(historyMessages.begins(inPeriod(figures[0].key)));
}
