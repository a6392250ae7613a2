import type { SeriesContent } from '@/content/series';
import type { Points } from '@/figures/history';
import { createValueScale } from '@/lib/chart/scale';
import { formatPrice } from '@/lib/format';
import type { PlotLabel } from '@/ui/chart/labels';
import { MIN_SPAN_POINTS } from '../axis';
import { type CurveLine, listCurveTenures } from '../curve';
import { type Figure, normalizeLabel } from '../figures';
import { formatShortPeriod } from '../periods';
import { shortenTenures } from '../tenures';
import { formatValue } from '../values';

const lines = ['now', 'month', 'year'] as const satisfies CurveLine[];

interface TenorCurveOptions {
  content: SeriesContent;
  points: Points;
  selected: Figure;
  /** The label of the chosen tenor. */
  tenure: string;
  now: Date;
}

/**
 * Returns the yield curve of the list with the selected figure, and the curves of a month and a
 * year before.
 */
export function createTenorCurve({ content, points, selected, tenure, now }: TenorCurveOptions) {
  const tenures = listCurveTenures(content, points, now, selected.key);
  const { names, unit } = shortenTenures(tenures.map(({ label }) => label));
  const toX = (index: number) => (index + 0.5) / tenures.length;
  const scale = createValueScale(
    tenures.flatMap(({ figures }) => Object.values(figures).map(({ value }) => value)),
    { least: MIN_SPAN_POINTS },
  );
  const createPath = (kind: CurveLine) =>
    tenures.flatMap(({ figures: { [kind]: figure } }, index) =>
      figure === undefined ? [] : [{ x: toX(index), y: scale.toPosition(figure.value) }],
    );
  const dots = tenures.map(({ figures }, index): PlotLabel => ({
    x: toX(index),
    y: scale.toPosition(figures.now.value),
    figure: formatPrice(figures.now.value),
    isNear: true,
  }));
  const chosen = tenures.findIndex(({ label }) => normalizeLabel(label) === normalizeLabel(tenure));
  return {
    scale,
    paths: lines.map((kind) => ({ kind, points: createPath(kind) })),
    dots,
    /** The point of the chosen tenor with its rate. Undefined if the list does not have it. */
    chosen: dots[chosen],
    /** The labels of the x-axis: '5 years', '10', '15'. */
    names: names.map((name, index) => ({
      at: toX(index),
      text: index === 0 && unit !== undefined ? `${name} ${unit}` : name,
    })),
    /** The days of the three lists. */
    legend: lines.flatMap((kind) => {
      const key = tenures.find(({ figures }) => figures[kind])?.figures[kind]?.key;
      return key === undefined ? [] : [{ kind, day: formatShortPeriod(key, selected.key) }];
    }),
    /** The curve as text, one item for each tenor. */
    descriptions: tenures.map(({ label, figures }) => {
      const rates = lines.flatMap((kind) => {
        const figure = figures[kind];
        if (figure === undefined) return [];
        return `${formatShortPeriod(figure.key)} ${formatValue(content, figure.value)}`;
      });
      return `${label}: ${rates.join(', ')}`;
    }),
  };
}
