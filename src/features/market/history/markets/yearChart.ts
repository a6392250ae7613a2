/* Where everything of a chart of a year of sessions stands, as fractions of its plot. */
import type { SeriesContent } from '@/content/series';
import type { PlotLabel } from '@/lib/chart/labels';
import { linear, valueScale } from '@/lib/chart/scale';
import { timeTicks } from '@/lib/chart/time';
import { figuresIn, rangeOf } from '../bases';
import { capital, changesOf } from '../changes';
import type { Figure } from '../figures';
import { pathOf } from '../series/plotted';
import { leastSpan, formatValue } from '../values';

/** The year of sessions up to the newest; null without figures. */
export function yearChart(content: SeriesContent, figures: readonly Figure[], now: Date) {
  const last = figures.at(-1);
  if (last === undefined) return null;
  const changes = changesOf(content, figures, now).filter(({ against }) => against !== 'before');
  const { span } = rangeOf(content, figures, '1y', now);
  // A year ago may have been a Sunday: then it is the Friday before.
  const from = Math.min(span.from, ...changes.map(({ base }) => base.at));
  const to = last.at;
  const drawn = figuresIn(content, figures, { from, to });
  const values = drawn.map(({ value }) => value);
  const scale = valueScale(values, { least: leastSpan(content, last.value) });
  const x = linear(from, to);
  const y = linear(scale.low, scale.high);
  const spotOf = (figure: Figure) => ({ figure, x: x(figure.at), y: y(figure.value) });
  const spots = drawn.map(spotOf);
  return {
    scale,
    time: timeTicks({ from, to, range: '1y' }),
    path: pathOf(content, spots, 1),
    spots,
    newest: spotOf(last),
    /** The figures that the changes in words are against. */
    bases: changes.map(({ base }) => spotOf(base)),
    labels: changes.map(({ when, against, base }): PlotLabel => ({
      x: x(base.at),
      y: y(base.value),
      before: `${capital(when)} `,
      figure: formatValue(content, base.value).replace('N', ''),
      side: against === 'year' ? 'above-right' : 'above-left',
    })),
  };
}
