import { createContext, use, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** A place in a plot: fractions of its width and height, y upwards. */
export interface PlotPoint {
  x: number;
  y: number;
}

export interface Plot extends PlotSize {
  /** Big on the page of a series, medium two to a row, small three to a row. */
  size: 'big' | 'medium' | 'small';
  /** The ground of the vertical axis. */
  tone: 'paper' | 'navy' | 'cyan';
}

export const PlotContext = createContext<Plot | null>(null);

/** The plot in which something is drawn. */
export function usePlot(): Plot {
  const plot = use(PlotContext);
  if (plot === null) throw new Error('It is drawn in a chart alone');
  return plot;
}

let pen: CanvasRenderingContext2D | null = null;

/**
 * A plot as it is drawn, px, where its points are, the size of its letters, and how wide words are
 * in them.
 */
export type PlotSize = ReturnType<typeof sizeOf>;

function sizeOf(plot: Element) {
  const { width, height } = plot.getBoundingClientRect();
  const { fontSize, fontFamily } = getComputedStyle(plot);
  const widthOf = (text: string, bold = false) => {
    pen ??= document.createElement('canvas').getContext('2d');
    if (pen === null) return 0;
    pen.font = `${bold ? 600 : 400} ${fontSize} ${fontFamily}`;
    // Figures of a chart are even: each is as wide as a 4. A whole pixel is never less than what is
    // drawn.
    return Math.ceil(pen.measureText(text.replace(/\d/g, '4')).width);
  };
  const px = ({ x, y }: PlotPoint): PlotPoint => ({ x: x * width, y: (1 - y) * height });
  return { width, height, px, em: parseFloat(fontSize), widthOf };
}

/** A ref to a plot, and its size as it is now; null before it is laid out. */
export function useMeasured() {
  const [size, setSize] = useState<PlotSize | null>(null);
  const ref = useCallback((plot: SVGSVGElement) => {
    const measure = () => setSize(sizeOf(plot));
    measure();
    // Words keep their places beside each other in the very frame in which the size changes.
    const observer = new ResizeObserver(() => {
      const now = sizeOf(plot);
      const isSame = (it: PlotSize | null) => it?.width === now.width && it.height === now.height;
      flushSync(() => setSize((before) => (isSame(before) ? before : now)));
    });
    observer.observe(plot);
    // In another font words have other widths.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, []);
  return [ref, size] as const;
}
