import type { SeriesContent } from '@/content/series';
import { toLagosDay } from '@/lib/days';
import { formatAsOf } from '@/lib/format';
import { clampKey } from '../rangeFigures';
import { findEarlierFigure } from '../comparisons';
import { isCurrent } from '../due';
import { toCorrectionId, type Figure } from '../figures';
import { historyMessages, seriesMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod, formatInPeriod } from '../periods';
import { formatValue, getFigureMove } from '../values';
import { getPublicationDay, listPublishedValues } from '../versions';
import type { ShownRange } from './shownRange';
import type { Series } from './useSeries';

type RevisionSource = Pick<Series['history'], 'years' | 'tenure'>;

/** Returns the path of the list of corrections, at the line about a figure. */
const toCorrectionPath = (content: SeriesContent, { key }: Figure, { tenure }: RevisionSource) =>
  `/corrections#${toCorrectionId(content.id, key, tenure)}`;

/** Formats a change briefly: '+0.49%', '+1.30 pp'. Returns 'not comparable' across a rebasing. */
const formatMove = (content: SeriesContent, from: Figure, to: Figure) =>
  getFigureMove(content, from, to)?.signed ?? seriesMessages.notComparable;

/** Returns two rows: the figure of a year earlier, and the change since that figure. */
export function createYearRows(content: SeriesContent, { all, now }: ShownRange, figure: Figure) {
  const base = findEarlierFigure(content, all, figure, 12, now);
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

/**
 * Returns a row with the change from the first figure of the range: 'Since 14 Mar 2024', '+41.31%'.
 */
export function createSinceRow(
  content: SeriesContent,
  { span, figures }: ShownRange,
  figure: Figure,
) {
  const first = figures[0] ?? figure;
  return {
    name: `Since ${formatShortPeriod(clampKey(span, first))}`,
    value: first === figure ? historyMessages.nothing : formatMove(content, first, figure),
  };
}

/**
 * Returns the day on which the current value was published. In a list of rates, only changes of the
 * selected tenor count.
 */
function findRevisionDay(
  content: SeriesContent,
  { key, savedAt }: Figure,
  history: RevisionSource,
): string {
  const year = history.years.find(({ points }) => key in points);
  const current = year && listPublishedValues(content, key, year, history.tenure).at(-1);
  return current === undefined ? toLagosDay(new Date(savedAt)) : getPublicationDay(current);
}

/**
 * Describes the revision of a figure: 'First published 98,026.97, revised 98,206.97 on 9 Jul 2024'.
 * Returns null if the figure was never revised.
 */
export function describeRevision(content: SeriesContent, figure: Figure, history: RevisionSource) {
  const { first, value } = figure;
  if (first === undefined) return null;
  const day = formatShortPeriod(findRevisionDay(content, figure, history));
  const formatFigure = (each: number) => formatValue(content, each);
  return historyMessages.revised(formatFigure(first.value), formatFigure(value), day);
}

/** The number of newest figures whose revision the panel shows. It also shows their changes. */
const RECENT_FIGURES = 5;

/** Returns the revision of the newest revised figure, or null if no recent figure was revised. */
export function findRecentRevision(content: SeriesContent, history: Series['history']) {
  const figure = history.figures
    .slice(-RECENT_FIGURES)
    .findLast(({ first }) => first !== undefined);
  if (figure?.first === undefined) return null;
  return {
    period: formatPeriodDate(figure.key),
    first: formatValue(content, figure.first.value),
    value: formatValue(content, figure.value),
    day: formatPeriodDate(findRevisionDay(content, figure, history)),
    why: toCorrectionPath(content, figure, history),
  };
}

function describeAge({ cachedAt, oldSince }: Series['history']): string {
  if (cachedAt !== undefined || oldSince === undefined) return historyMessages.lastKnown;
  return historyMessages.loadedAt(formatAsOf(oldSince));
}

/**
 * Returns the most important note about the selected figure, or null. For a revised figure, `why`
 * links to the reason.
 */
export function findNote({ content, history, shownRange, selected, now }: Series) {
  const toNote = (text: string) => ({ text, why: null });
  const revision = selected === undefined ? null : describeRevision(content, selected, history);
  if (selected !== undefined && revision !== null) {
    return { text: revision, why: toCorrectionPath(content, selected, history) };
  }
  const newest = history.figures.at(-1);
  if (shownRange === null || newest === undefined) return null;
  if (history.failed === 'newest') return toNote(describeAge(history));
  if (history.cachedAt !== undefined && history.pending)
    return toNote(seriesMessages.lookingForNewer);
  const ended = history.tenures.find(({ label }) => label === history.tenure)?.ended ?? null;
  if (ended !== null) return toNote(historyMessages.ended(formatPeriodDate(ended)));
  if (!isCurrent(content, newest, now)) {
    return toNote(historyMessages.noneSince(formatPeriodDate(newest.key)));
  }
  if (shownRange.all.length === 1) return toNote(historyMessages.noEarlier);
  const { sessionsMissing: missing, beginsLate, figures, isPartial } = shownRange;
  if (missing > 0) return toNote(historyMessages.sessionsMissing(missing));
  const settled = history.failed === null && !history.pending && !isPartial;
  if (!beginsLate || figures[0] === undefined || !settled) return null;
  return toNote(historyMessages.begins(formatInPeriod(figures[0].key)));
}
