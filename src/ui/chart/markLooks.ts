import type { PlotMark } from './labels';
import type { PlotPoint } from './usePlot';

export const paperColour = 'var(--color-paper)';
export const linkColour = 'var(--color-link)';
const navyColour = 'var(--color-navy-900)';
const cyanColour = 'var(--color-cyan)';

const NODE_RADIUS = 10;

/**
 * The styles of each kind of mark, in px; some have a ring. A node is the newest or the current
 * day, a dot is a point of a curve or the newest day in a small chart, and a base is the figure
 * that a change is measured from.
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

/** Returns the points of marks, with the radius that labels must avoid if a mark is large. */
export const toPlotMarks = ({ kind, points }: MarksProps): PlotMark[] =>
  kind === 'node' ? points.map(({ x, y }) => ({ x, y, r: NODE_RADIUS })) : [...points];
