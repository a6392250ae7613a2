import { createContext, use, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** A point in a plot: fractions of its width and height, y upwards. */
export interface PlotPoint {
  x: number;
  y: number;
}

export interface Plot extends PlotSize {
  /** Big on the page of a series, medium for two charts in a row, small for three. */
  size: 'big' | 'medium' | 'small';
  /** The background of the vertical axis. */
  tone: 'paper' | 'navy' | 'cyan';
}

export const PlotContext = createContext<Plot | null>(null);

/** Returns the size and style of the surrounding plot. */
export function usePlot(): Plot {
  const plot = use(PlotContext);
  if (plot === null) throw new Error('It is drawn in a chart alone');
  return plot;
}

let measuringContext: CanvasRenderingContext2D | null = null;

/**
 * Size of a plot in px, its font size, and functions that convert points to px and measure text.
 */
export type PlotSize = ReturnType<typeof measurePlot>;

function measurePlot(plot: Element) {
  const { width, height } = plot.getBoundingClientRect();
  const { fontSize, fontFamily } = getComputedStyle(plot);
  const widthOf = (text: string, bold = false) => {
    measuringContext ??= document.createElement('canvas').getContext('2d');
    if (measuringContext === null) return 0;
    measuringContext.font = `${bold ? 600 : 400} ${fontSize} ${fontFamily}`;
    // All digits in charts are as wide as a 4. Rounding up makes sure that the text fits.
    return Math.ceil(measuringContext.measureText(text.replace(/\d/g, '4')).width);
  };
  const px = ({ x, y }: PlotPoint): PlotPoint => ({ x: x * width, y: (1 - y) * height });
  return { width, height, px, em: parseFloat(fontSize), widthOf };
}

/** Returns a ref to a plot, and its current size; null before layout. */
export function useMeasuredPlot() {
  const [size, setSize] = useState<PlotSize | null>(null);
  const ref = useCallback((plot: SVGSVGElement) => {
    const measure = () => setSize(measurePlot(plot));
    measure();
    // Labels are positioned in the same frame as the size changes, so that they never overlap.
    const observer = new ResizeObserver(() => {
      const now = measurePlot(plot);
      const isSame = (it: PlotSize | null) => it?.width === now.width && it.height === now.height;
      flushSync(() => setSize((before) => (isSame(before) ? before : now)));
    });
    observer.observe(plot);
    // A newly loaded font changes the widths of text.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, []);
  return [ref, size] as const;
}
