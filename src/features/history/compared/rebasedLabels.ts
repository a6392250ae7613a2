import { pickEveryFromLast } from '@/lib/chart/time';
import type { PlotLabel, PlotLabelsLayout } from '@/ui/chart/labels';
import { toPlotMarks } from '@/ui/chart/markLooks';
import { compareMessages } from '../messages';
import { formatInPeriod } from '../periods';
import { createHorizontalLine, type PlotFigure } from '../series/seriesPlot';
import type { RebasedDrawingProps } from './rebasedPlot';

/** Maximum number of positions to try for the name of a line. */
const MAX_CANDIDATES = 24;

/**
 * Returns the label with the name of a line. The label is as close to the right end of the line as
 * other labels allow.
 */
function createNameLabel(
  name: string,
  points: readonly PlotFigure[],
  side: 'above-left' | 'below-left',
): PlotLabel[] {
  const candidates = pickEveryFromLast(points, Math.ceil(points.length / MAX_CANDIDATES));
  const [point, ...elsewhere] = candidates.toReversed();
  return point === undefined
    ? []
    : [{ x: point.x, y: point.y, before: name, side, elsewhere, isNear: true }];
}

/**
 * Returns the labels of a comparison chart and the lines and markers that the labels must not
 * cover.
 */
export function createRebasedLayout({
  rebasedPlot,
  names,
  index,
}: RebasedDrawingProps): PlotLabelsLayout {
  const { main, other, base } = rebasedPlot;
  const [last, otherLast] = [main.points.at(-1), other.points.at(-1)];
  const isAbove = last !== undefined && otherLast !== undefined && last.y >= otherLast.y;
  const [first] = main.points;
  const selected = [main, other].flatMap(({ points }) => points[index] ?? []);
  const lines = [main, other].flatMap(({ path }) => [
    ...path.current,
    ...path.gaps.map((gap) => [...gap]),
  ]);
  return {
    labels: [
      ...createNameLabel(names[0], main.points, isAbove ? 'above-left' : 'below-left'),
      ...createNameLabel(names[1], other.points, isAbove ? 'below-left' : 'above-left'),
      ...(first === undefined
        ? []
        : [
            {
              x: 0,
              y: base,
              figure: '100',
              after: compareMessages.on(formatInPeriod(first.figure.key)),
              side: 'below-right' as const,
            },
          ]),
    ],
    marks: toPlotMarks({
      kind: 'node',
      points: [last, otherLast].filter((each) => each !== undefined),
    }),
    selectedMarks: toPlotMarks({ kind: 'node', points: selected }),
    lines,
    backgroundLines: [createHorizontalLine(base)],
  };
}
