import { usePlot } from './usePlot';

const EDGE_MARK = { above: 'M-5 7L0 0L5 7Z', below: 'M-5-7L0 0L5-7Z' };

/** Draws a mark at the upper or lower edge of the plot, for a value outside the plot. */
export function EdgeMark({ x, side }: { x: number; side: keyof typeof EDGE_MARK }) {
  const { width, height } = usePlot();
  return (
    <path
      className="edge-mark"
      d={EDGE_MARK[side]}
      transform={`translate(${x * width} ${side === 'above' ? 0 : height})`}
    />
  );
}
