import { createContext, use, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A point of a plot. `x` and `y` are fractions of its width and height, starting at the bottom
 * left.
 */
export interface PlotPoint {
  x: number;
  y: number;
}

export interface Plot extends PlotSize {
  /** 'big' is for the page of a series, 'medium' for two charts in a row, and 'small' for three. */
  size: 'big' | 'medium' | 'small';
  /** The background colour of the vertical axis. */
  tone: 'paper' | 'navy' | 'cyan';
}

export const PlotContext = createContext<Plot | null>(null);

export function usePlot(): Plot {
  const plot = use(PlotContext);
  if (plot === null) throw new Error('usePlot must be used inside a Chart');
  return plot;
}

let measuringContext: CanvasRenderingContext2D | null = null;

/**
 * The size of a plot in px and its font size, and functions that convert points to px and measure
 * text.
 */
export type PlotSize = ReturnType<typeof measurePlot>;

function measurePlot(plot: Element) {
  const { width, height } = plot.getBoundingClientRect();
  const { fontSize, fontFamily } = getComputedStyle(plot);
  const widthOf = (text: string, bold = false) => {
    measuringContext ??= document.createElement('canvas').getContext('2d');
    if (measuringContext === null) return 0;
    measuringContext.font = `${bold ? 600 : 400} ${fontSize} ${fontFamily}`;
    // The charts use digits of equal width, so each digit is measured as a 4. The width is rounded
    // up so that the text fits.
    return Math.ceil(measuringContext.measureText(text.replace(/\d/g, '4')).width);
  };
  const px = ({ x, y }: PlotPoint): PlotPoint => ({ x: x * width, y: (1 - y) * height });
  return { width, height, px, em: parseFloat(fontSize), widthOf };
}

/**
 * Returns a ref for a plot, and the current size of the plot. The size is null before the first
 * layout.
 */
export function useMeasuredPlot() {
  const [size, setSize] = useState<PlotSize | null>(null);
  const ref = useCallback((plot: SVGSVGElement) => {
    const measure = () => setSize(measurePlot(plot));
    measure();
    // `flushSync` moves the labels in the frame in which the plot changes its size. Otherwise they
    // would overlap for a moment.
    const observer = new ResizeObserver(() => {
      const now = measurePlot(plot);
      const isSame = (it: PlotSize | null) => it?.width === now.width && it.height === now.height;
      flushSync(() => setSize((before) => (isSame(before) ? before : now)));
    });
    observer.observe(plot);
    // A font that has just loaded changes the widths of texts.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, []);
  return [ref, size] as const;
}
