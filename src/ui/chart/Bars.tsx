import { usePlot } from './usePlot';
import type { PlotBar } from './labels';

/** The largest width of a bar, in px. */
const MAX_BAR_WIDTH = 72;

export interface BarProps extends PlotBar {
  /**
   * `marked`: the newest bar, or the one under the cursor; `old`: a paler bar before a rebasing.
   */
  look: 'marked' | 'plain' | 'old';
}

/** Draws the bars of a chart, whose lengths are fractions of the plot. */
export function Bars({ bars }: { bars: readonly BarProps[] }) {
  const { width: plotWidth, height } = usePlot();
  return bars.map(({ x, width, from, to, look }) => {
    const wide = Math.min(width * plotWidth, MAX_BAR_WIDTH);
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
