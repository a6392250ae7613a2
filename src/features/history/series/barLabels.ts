/* The labels of a bar chart: the values of bars, and the basis before and after a rebasing. */
import { greatest, least } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { pickEveryFromLast } from '@/lib/chart/time';
import type { PlotLabel } from '@/ui/chart/labels';
import type { PlotSize } from '@/ui/chart/usePlot';
import { toTimestamp } from '../figures';
import { formatValue } from '../values';
import type { LinePath, PlotFigure } from './seriesPlot';

/** Minimum space between two labels, and between a label and the line at a rebasing. */
const VALUE_GAP_EM = 0.6;
const BASIS_GAP_EM = 0.5;
/**
 * The largest interval between labelled bars. If there is no space to label every second bar, only
 * the newest, the highest and the lowest bar have labels.
 */
const MAX_INTERVAL = 2;

const getValue = ({ figure }: PlotFigure) => figure.value;

/**
 * Returns the bars with labels: every bar, every second bar, or only the newest, the highest and
 * the lowest.
 */
function findLabelledBars(
  plotFigures: readonly PlotFigure[],
  { current }: LinePath,
  every: number,
): PlotFigure[] {
  if (every <= MAX_INTERVAL) return pickEveryFromLast(plotFigures, every);
  const comparable = current.flat();
  const chosen = [plotFigures.at(-1), greatest(comparable, getValue), least(comparable, getValue)];
  return [...new Set(chosen)].filter((plotFigure) => plotFigure !== undefined);
}

/**
 * Returns the labels of the bars, newest first. The label of a negative value is below its bar.
 */
export function createBarLabels(
  content: SeriesContent,
  plotFigures: readonly PlotFigure[],
  path: LinePath,
  bandWidth: number,
  { width, em, widthOf }: PlotSize,
): PlotLabel[] {
  const labels = plotFigures.map((plotFigure) =>
    formatValue(content, plotFigure.figure.value).replace('%', ''),
  );
  const widest = Math.max(0, ...labels.map((label) => widthOf(label, true)));
  const every = Math.max(1, Math.ceil((widest + VALUE_GAP_EM * em) / (bandWidth * width)));
  return findLabelledBars(plotFigures, path, every)
    .toReversed()
    .map((plotFigure) => ({
      x: plotFigure.x,
      y: plotFigure.y,
      figure: labels[plotFigures.indexOf(plotFigure)] ?? '',
      side: plotFigure.figure.value < 0 ? 'below' : 'above',
      isFixed: true,
    }));
}

/**
 * Returns the labels of the old and the new basis at each rebasing. They are at the top of the
 * chart.
 */
export function createBasisLabels(
  { breaks }: SeriesContent,
  x: (at: number) => number,
  { width, em }: PlotSize,
): PlotLabel[] {
  const beside = (BASIS_GAP_EM * em) / width;
  return breaks.flatMap(({ at, before, after }): PlotLabel[] => {
    const position = x(toTimestamp(at));
    if (position <= 0 || position >= 1) return [];
    const fixed = { y: 1, isFixed: true } as const;
    return [
      { ...fixed, x: position + beside, before: after, side: 'below-right' },
      { ...fixed, x: position - beside, before, side: 'below-left' },
    ];
  });
}
