import { Fragment } from 'react';
import type { Point } from '@/lib/chart/paths';
import { usePlot } from './usePlot';

const [paper, link, navy, cyan] = ['paper', 'link', 'navy-900', 'cyan'].map(
  (name) => `var(--color-${name})`,
);

/** How each kind of mark looks, px; some have a ring around them. */
const MARKS = {
  /** Now, or the day that is read. */
  node: { r: 6.5, fill: cyan, stroke: paper, strokeWidth: 3, around: { r: 10, fill: navy } },
  /** The base of a change. */
  ring: { r: 3.5 },
  /** Highest and lowest. */
  extreme: { r: 3.5, fill: link, stroke: paper, around: { r: 5.5, fill: link } },
  /** Revised. */
  hollow: { r: 4.5, around: { r: 7.5, fill: paper } },
  /** A point of a curve, and now in a small chart. */
  dot: { r: 4.5, fill: cyan, stroke: navy },
  /** A point on its own. */
  small: { r: 3.5, fill: link, strokeWidth: 0 },
  /** What was first published. */
  was: { r: 3.75, stroke: 'var(--color-edge)', strokeWidth: 1.5, strokeDasharray: 1.5 },
  /** The same day a year earlier. */
  earlier: { r: 3.5, stroke: 'var(--color-muted)' },
};

export function Marks({ kind, points }: { kind: keyof typeof MARKS; points: readonly Point[] }) {
  const { px } = usePlot();
  const { around, ...own } = { around: null, ...MARKS[kind] };
  return points.map((point) => {
    const [cx, cy] = px(point);
    const looks = { cx, cy, fill: paper, stroke: link, strokeWidth: 2, ...own };
    return (
      <Fragment key={point.x}>
        {around && <circle cx={cx} cy={cy} {...around} />}
        <circle className={`mark-${kind}`} {...looks} />
      </Fragment>
    );
  });
}
