/** What the picture of a series shows: places as fractions, words as they are written. */
import { dayOf } from '@/lib/days';
import { siteHost } from '@/browser/settings';
import { seriesPath } from '@/content/seriesSlugs';
import { keyIn } from '../bases';
import type { ShownSeries } from '../files';
import { formatShortPeriod } from '../periods';
import { ranges } from '../ranges';
import { type Plotted, plottedOf } from '../series/plotted';
import { type Shown, shownOf } from '../series/shown';
import { breakBetween, moveBetween, axisFormatter, formatValue } from '../values';

export type SharePicture = ReturnType<typeof pictureOf>;

/** From here on a value fills the panel without its decimals. */
const LARGE = 10_000;
/** At the ends of the plot there is no room for a name, a fraction of the width. */
const ROOM = 0.12;

type Content = ShownSeries['content'];

/** A value at the size of a chat: '105,432', 'N1,532.45', '23.18%'. */
function shortValue(content: Content, value: number): string {
  if (Math.abs(value) < LARGE) return formatValue(content, value);
  return formatValue(content, Math.round(value)).replace('.00', '');
}

/** How the newest figure differs from the first one of the range that it can be compared with. */
function changeOf(content: Content, { range, span, figures, begins }: Shown) {
  const newest = figures.at(-1);
  if (newest === undefined) return null;
  const first = figures.find((each) => breakBetween(content, each, newest) === undefined);
  if (first === undefined || first === newest) return null;
  const move = moveBetween(content, first.value, newest.value);
  if (move === null) return null;
  const { direction, signed } = move;
  const isWhole = range !== 'all' && !begins && first === figures[0];
  const isSame = direction === 'same';
  // A dearer dollar or a higher rate is no gain.
  const isJudged = content.id === 'asi' && !isSame;
  return {
    amount: isSame ? 'Unchanged' : signed,
    words: isWhole ? ranges[range].over : `since ${formatShortPeriod(keyIn(span, first))}`,
    arrow: isSame ? null : direction,
    tone: isJudged ? ({ up: 'gain', down: 'loss' } as const)[direction] : ('plain' as const),
  };
}

/** Names of the extremes, and of the year earlier where its line is furthest from the other one. */
function marksOf(content: Content, { extremes }: Shown, { main, earlier }: Plotted) {
  const ends = [
    { figure: extremes?.highest, what: 'Highest', above: true },
    { figure: extremes?.lowest, what: 'Lowest', above: false },
  ].flatMap(({ figure, what, above }) => {
    const spot = main.find((each) => each.figure.key === figure?.key);
    if (spot === undefined) return [];
    const words = `${what} ${shortValue(content, spot.figure.value)}`;
    return [{ x: spot.x, y: spot.y, words, above }];
  });
  const gaps = earlier
    .filter(({ x }) => x > ROOM && x < 1 - ROOM)
    .map(({ x, y }) => ({ x, y, gap: y - (main.findLast((spot) => spot.x <= x)?.y ?? y) }));
  const [widest] = gaps.toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap));
  if (widest === undefined) return ends;
  const { x, y, gap } = widest;
  return [...ends, { x, y, words: 'A year earlier', above: gap > 0 }];
}

/**
 * A picture of what is open on the page of a series.
 * @throws RangeError where the range has no figures
 */
export function pictureOf(series: ShownSeries, now: Date) {
  const { content, range, tenure } = series;
  const shown = shownOf({ ...series, now });
  const plotted = plottedOf(content, shown);
  const { main, scale, segments, holes, earlierLine, breaks } = plotted;
  const [first, newest] = [main[0], main.at(-1)];
  if (first === undefined || newest === undefined) throw new RangeError('No figures to draw');
  const ruler = axisFormatter(content, scale, shown);
  const holds = content.every === 'decision';
  const from =
    range === 'all' || shown.begins
      ? formatShortPeriod(keyIn(shown.span, first.figure))
      : ranges[range].label;
  const host = siteHost();
  return {
    title: tenure === undefined ? content.name : `${content.name}, ${tenure}`,
    /** What of the series, and until when: chats keep pictures for years. */
    period: `${from} to ${formatShortPeriod(holds ? dayOf(shown.span.to) : newest.figure.key)}`,
    value: shortValue(content, newest.figure.value),
    change: changeOf(content, shown),
    site: host === '' ? [] : [host, seriesPath(content.slug)],
    grid: scale.labels.map((label, index) => ({
      y: plotted.y(label),
      words: ruler(label, index === scale.labels.length - 1),
    })),
    source: `Source: ${content.publisher}`,
    /** Paths in a box of 1,000 by 1,000. */
    lines: [
      { d: earlierLine, kind: 'earlier' as const },
      ...segments.map(({ d, old }) => ({ d, kind: old ? ('old' as const) : ('now' as const) })),
      { d: holes, kind: 'holes' as const },
    ],
    breaks: breaks.map((x, index) => ({
      x,
      words: content.breaks.at(index - breaks.length)?.words ?? '',
    })),
    marks: marksOf(content, shown, plotted),
    newest: { x: holds ? 1 : newest.x, y: newest.y },
    ...plotted.time,
  };
}
