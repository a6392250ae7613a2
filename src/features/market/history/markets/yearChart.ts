/* Where everything of a chart of a year of sessions stands, as fractions of its plot. */
import type { SeriesContent } from '@/content/series';
import { linePath } from '@/lib/chart/paths';
import { placeInPlot } from '@/lib/chart/plotLabels';
import { linear, valueScale } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import { isHole, rangeOf } from '../bases';
import { capital, changesOf } from '../changes';
import type { Figure } from '../figures';
import { figuresIn } from '../ranges';
import { leastSpan, formatValue } from '../values';

const sides = {
  month: ['above-left', 'below-left', 'below', 'above', 'left'],
  year: ['above-right', 'below-right', 'right'],
} as const;

/** The year of sessions up to the newest; null without figures. `heights` are the plot's, in em. */
export function yearChart(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
  heights: readonly [number, number],
) {
  const last = figures.at(-1);
  if (last === undefined) return null;
  const changes = changesOf(content, figures, now).filter(({ against }) => against !== 'before');
  const { span } = rangeOf(content, figures, '1y', now);
  // A year ago may have been a Sunday: then it is the Friday before.
  const from = Math.min(span.from, ...changes.map(({ base }) => base.at));
  const to = last.at;
  const drawn = figuresIn(figures, { from, to });
  const values = drawn.map(({ value }) => value);
  const scale = valueScale(values, { least: leastSpan(content, last.value) });
  const x = linear(from, to);
  const y = linear(scale.low, scale.high);
  const pointOf = ({ at, value }: Figure) => ({ x: x(at), y: y(value) });
  const newest = pointOf(last);
  const bases = changes.map(({ base }) => pointOf(base));
  const wanted = changes.map((change) => ({
    ...pointOf(change.base),
    before: `${capital(change.when)} `,
    figure: formatValue(content, change.base.value).replace('N', ''),
    sides: sides[change.against === 'year' ? 'year' : 'month'],
  }));
  return {
    scale,
    time: timeTicks({ from, to, range: '1y' }),
    path: linePath(drawn, { x, y, isHole: isHole(content, false) }),
    count: drawn.length,
    newest,
    /** The figures that the changes in words are against. */
    bases,
    labels: placeInPlot(wanted, {
      heights,
      marks: [newest, ...bases],
      line: drawn.map(pointOf),
    }),
  };
}
