import { usePlot } from './usePlot';
import type { PlotBar } from './labels';

const MAX_BAR_WIDTH_PX = 72;

export interface BarProps extends PlotBar {
  /**
   * 'marked' is the newest bar or the bar under the cursor. 'old' is a paler bar from before a
   * rebasing of the index.
   */
  look: 'marked' | 'plain' | 'old';
}

/** Draws the bars of a chart. Their positions and sizes are fractions of the plot. */
export function Bars({ bars }: { bars: readonly BarProps[] }) {
  const { width: plotWidth, height } = usePlot();
  return bars.map(({ x, width, from, to, look }) => {
    const wide = Math.min(width * plotWidth, MAX_BAR_WIDTH_PX);
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
