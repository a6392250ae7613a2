/* The labels of a bar chart: the values, and the basis on either side of a rebasing. */
import { greatest, least } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { pickEveryFromLast } from '@/lib/chart/time';
import type { PlotLabel } from '@/ui/chart/labels';
import type { PlotSize } from '@/ui/chart/usePlot';
import { toTimestamp } from '../figures';
import { formatValue } from '../values';
import type { LinePath, PlotFigure } from './seriesPlot';

/** Minimum space between the values of two bars, and between a rebasing and its label. */
const VALUE_GAP_EM = 0.6;
const BASIS_GAP_EM = 0.5;
/**
 * If not even every second bar has space for its value, only the newest, the highest and the lowest
 * have a label.
 */
const MAX_INTERVAL = 2;

const getValue = ({ figure }: PlotFigure) => figure.value;

/**
 * Returns the bars to label: every bar, every second bar, or only the newest bar and the extremes.
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
 * Returns the value labels, newest first. A label is above its bar, or below if the value is
 * negative.
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

/** Returns labels for the basis on either side of each rebasing, at the top of the plot. */
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
