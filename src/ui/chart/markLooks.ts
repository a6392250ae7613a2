import type { PlotMark } from './labels';
import type { PlotPoint } from './usePlot';

export const paperColour = 'var(--color-paper)';
export const linkColour = 'var(--color-link)';
const navyColour = 'var(--color-navy-900)';
const cyanColour = 'var(--color-cyan)';

const NODE_RADIUS = 10;

/**
 * The styles of the marks, in px. `around` is a ring around the mark.
 * - `node`: the newest day, or the day under the cursor.
 * - `dot`: a point of a curve, or the newest day in a small chart.
 * - `base`: the figure from which a change is measured.
 */
export const MARK_LOOKS = {
  node: {
    r: 6.5,
    fill: cyanColour,
    stroke: paperColour,
    strokeWidth: 3,
    around: { r: NODE_RADIUS, fill: navyColour },
  },
  dot: { r: 4.5, fill: cyanColour, stroke: navyColour },
  base: { r: 3.5 },
  extreme: { r: 3.5, fill: linkColour, stroke: paperColour, around: { r: 5.5, fill: linkColour } },
  revised: { r: 4.5, around: { r: 7.5, fill: paperColour } },
  single: { r: 3.5, fill: linkColour, strokeWidth: 0 },
  firstPublished: { r: 3.75, stroke: 'var(--color-edge)', strokeWidth: 1.5, strokeDasharray: 1.5 },
  yearEarlier: { r: 3.5, stroke: 'var(--color-muted)' },
};

export interface MarksProps {
  kind: keyof typeof MARK_LOOKS;
  points: readonly PlotPoint[];
}

/**
 * Returns the points of marks. A large mark also gets its radius, so that labels keep away from it.
 */
export const toPlotMarks = ({ kind, points }: MarksProps): PlotMark[] =>
  kind === 'node' ? points.map(({ x, y }) => ({ x, y, r: NODE_RADIUS })) : [...points];
