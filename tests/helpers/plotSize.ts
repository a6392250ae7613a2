import type { PlotPoint, PlotSize } from '@/ui/chart/usePlot';

/** The font size of the plot in pixels. */
export const FONT_SIZE = 12;

/** Returns a plot in which each letter is half as wide as the font size. */
export const createPlot = (width: number, height = 300): PlotSize => ({
  width,
  height,
  em: FONT_SIZE,
  px: ({ x, y }: PlotPoint) => ({ x: x * width, y: (1 - y) * height }),
  widthOf: (text: string) => text.length * 6,
});
