import type { PlotMark } from './labels';
import type { PlotPoint } from './usePlot';

export const paper = 'var(--color-paper)';
export const linkColour = 'var(--color-link)';
const navy = 'var(--color-navy-900)';
const cyan = 'var(--color-cyan)';

const NODE_RADIUS = 10;

/**
 * The styles of each kind of mark, in px; some have a ring. A node is the newest or the current
 * day, a dot is a point of a curve or the newest day in a small chart, and a base is the figure
 * that a change is measured from.
 */
export const MARKS = {
  node: {
    r: 6.5,
    fill: cyan,
    stroke: paper,
    strokeWidth: 3,
    around: { r: NODE_RADIUS, fill: navy },
  },
  dot: { r: 4.5, fill: cyan, stroke: navy },
  base: { r: 3.5 },
  extreme: { r: 3.5, fill: linkColour, stroke: paper, around: { r: 5.5, fill: linkColour } },
  revised: { r: 4.5, around: { r: 7.5, fill: paper } },
  single: { r: 3.5, fill: linkColour, strokeWidth: 0 },
  firstPublished: { r: 3.75, stroke: 'var(--color-edge)', strokeWidth: 1.5, strokeDasharray: 1.5 },
  yearEarlier: { r: 3.5, stroke: 'var(--color-muted)' },
};

export interface MarksProps {
  kind: keyof typeof MARKS;
  points: readonly PlotPoint[];
}

/** Returns the points of marks, with the radius that labels must avoid if a mark is large. */
export const marksAt = ({ kind, points }: MarksProps): PlotMark[] =>
  kind === 'node' ? points.map(({ x, y }) => ({ x, y, r: NODE_RADIUS })) : [...points];
