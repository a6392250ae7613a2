import { usePlot } from './usePlot';
import type { PlotBar } from './labels';

/** A few bars in a wide plot stay bars, px. */
const WIDEST = 72;

export interface BarProps extends PlotBar {
  /** The newest bar, or the one that is read; a bar before a rebasing is paler than the others. */
  look: 'marked' | 'plain' | 'old';
}

/** Bars of a chart, by fractions of its plot. */
export function Bars({ bars }: { bars: readonly BarProps[] }) {
  const { width: plotWidth, height } = usePlot();
  return bars.map(({ x, width, from, to, look }) => {
    const wide = Math.min(width * plotWidth, WIDEST);
    return (
      <rect
        key={x}
        className="chart-bar"
        data-look={look}
        x={x * plotWidth - wide / 2}
        y={(1 - Math.max(from, to)) * height}
        width={wide}
        height={Math.abs(to - from) * height}
      />
    );
  });
}
