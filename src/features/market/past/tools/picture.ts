/** What the picture of a series shows: places as fractions, words as they are written. */
import { siteHost } from '@/browser/settings';
import { seriesPath } from '@/content/series';
import type { Tick } from '@/lib/chart/scale';
import type { TimeLabel } from '@/lib/chart/time';
import { keyIn } from '../bases';
import type { ShownSeries } from '../files';
import { shortWords } from '../periods';
import { dayOf } from '@/lib/days';
import { rangeLabels } from '../ranges';
import { type Plotted, plottedOf, type Spot } from '../series/plotted';
import { type Shown, shownOf } from '../series/shown';
import { breakBetween, moveBetween, rulerWords, valueWords } from '../values';

/** A fraction of the plot, to the right and upwards. */
interface Place {
  x: number;
  y: number;
}

interface Change {
  amount: string;
  words: string;
  arrow: 'up' | 'down' | null;
  tone: 'gain' | 'loss' | 'plain';
}

export interface SharePicture {
  title: string;
  /** What of the series, and until when: chats keep pictures for years. */
  period: string;
  value: string;
  change: Change | null;
  /** The address of the series' page, in lines. */
  site: string[];
  /** Where the grid lines are, and the values that they stand for. */
  grid: { y: number; words: string }[];
  /** Whose figures they are. */
  source: string;
  /** Paths in a box of 1,000 by 1,000. */
  lines: { d: string; kind: 'earlier' | 'old' | 'now' | 'holes' }[];
  /** Where the series begins anew, fractions of the width, and on what basis. */
  breaks: { x: number; words: string }[];
  marks: (Place & { words: string; above: boolean })[];
  newest: Place;
  ticks: readonly Tick[];
  labels: readonly TimeLabel[];
}

/** From here on a value fills the panel without its decimals. */
const LARGE = 10_000;
/** At the ends of the plot there is no room for a name, a fraction of the width. */
const ROOM = 0.12;

const overWords = {
  '1m': 'over a month',
  '3m': 'over three months',
  '1y': 'over a year',
  '5y': 'over five years',
} as const;

type Content = ShownSeries['content'];

/** A value at the size of a chat: '105,432', 'N1,532.45', '23.18%'. */
function shortValue(content: Content, value: number): string {
  if (Math.abs(value) < LARGE) return valueWords(content, value);
  return valueWords(content, Math.round(value)).replace('.00', '');
}

/** How the newest figure differs from the first one of the range that it can be compared with. */
function changeOf(content: Content, { range, span, figures, begins }: Shown): Change | null {
  const newest = figures.at(-1);
  if (newest === undefined) return null;
  const first = figures.find((each) => breakBetween(content, each, newest) === undefined);
  if (first === undefined || first === newest) return null;
  const move = moveBetween(content, first.value, newest.value);
  if (move === null) return null;
  const isWhole = range !== 'all' && !begins && first === figures[0];
  const words = isWhole ? overWords[range] : `since ${shortWords(keyIn(span, first))}`;
  if (move.direction === 'same') return { amount: 'Unchanged', words, arrow: null, tone: 'plain' };
  // A dearer dollar or a higher rate is no gain.
  const judged = move.direction === 'up' ? 'gain' : 'loss';
  const tone = content.id === 'asi' ? judged : 'plain';
  return { amount: move.signed, words, arrow: move.direction, tone };
}

/** Where the line of the year earlier is furthest from the other one, there its name has room. */
function earlierMark({ main, earlier }: Plotted): SharePicture['marks'][number] | null {
  const gaps = earlier
    .filter(({ x }) => x > ROOM && x < 1 - ROOM)
    .map(({ x, y }) => ({ x, y, gap: y - (main.findLast((spot) => spot.x <= x)?.y ?? y) }));
  const [widest] = gaps.toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap));
  if (widest === undefined) return null;
  const { x, y, gap } = widest;
  return { x, y, words: 'A year earlier', above: gap > 0 };
}

function marksOf(content: Content, { extremes }: Shown, plotted: Plotted): SharePicture['marks'] {
  const marks: SharePicture['marks'] = [];
  const mark = (key: string | undefined, what: string, above: boolean) => {
    const spot = plotted.main.find(({ figure }) => figure.key === key);
    if (spot === undefined) return;
    const words = `${what} ${shortValue(content, spot.figure.value)}`;
    marks.push({ x: spot.x, y: spot.y, words, above });
  };
  mark(extremes?.highest.key, 'Highest', true);
  mark(extremes?.lowest.key, 'Lowest', false);
  const earlier = earlierMark(plotted);
  if (earlier !== null) marks.push(earlier);
  return marks;
}

function linesOf({ segments, joins, earlierLine }: Plotted): SharePicture['lines'] {
  return [
    { d: earlierLine, kind: 'earlier' },
    ...segments.map(({ d, old }) => ({ d, kind: old ? ('old' as const) : ('now' as const) })),
    { d: joins, kind: 'holes' },
  ];
}

/**
 * A picture of what is open on the page of a series.
 * @throws RangeError where the range has no figures
 */
export function pictureOf(series: ShownSeries, now: Date): SharePicture {
  const { content, range, tenure } = series;
  const shown = shownOf({ ...series, now });
  const plotted = plottedOf(content, shown);
  const [first, newest] = [plotted.main[0], plotted.main.at(-1)];
  if (first === undefined || newest === undefined) throw new RangeError('No figures to draw');
  const { span } = shown;
  const { labels } = plotted.scale;
  const ruler = rulerWords(content, plotted.scale, shown);
  const holds = content.every === 'decision';
  const until = shortWords(holds ? dayOf(span.to) : newest.figure.key);
  const host = siteHost();
  const end: Spot = holds ? { ...newest, x: 1 } : newest;
  return {
    title: tenure === undefined ? content.name : `${content.name}, ${tenure}`,
    period:
      range === 'all' || shown.begins
        ? `${shortWords(keyIn(span, first.figure))} to ${until}`
        : `${rangeLabels[range]} to ${until}`,
    value: shortValue(content, newest.figure.value),
    change: changeOf(content, shown),
    site: host === '' ? [] : [host, seriesPath(content.slug)],
    grid: labels.map((label, index) => ({
      y: plotted.y(label),
      words: ruler(label, index === labels.length - 1),
    })),
    source: `Source: ${content.publisher}`,
    lines: linesOf(plotted),
    breaks: plotted.breaks.map((x, index) => ({
      x,
      words: content.breaks.at(index - plotted.breaks.length)?.words ?? '',
    })),
    marks: marksOf(content, shown, plotted),
    newest: { x: end.x, y: end.y },
    ...plotted.time,
  };
}
