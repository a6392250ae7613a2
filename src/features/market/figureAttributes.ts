import { cssVars } from '@/ui/cssVars';
import { earlyFigure, type FigureName } from './today';

/**
 * Returns the attribute of an element that shows a figure before React runs: see `src/app/startup`.
 */
export const figureElement = (name: FigureName | 'today') => ({ 'data-figure': name });

/** Returns the style by which a figure fits its panel. */
export const fitting = (text: string) => cssVars({ '--chars': text.length });

/**
 * Returns the attributes of what stands around a skeleton; the start-up script writes the same
 * style otherwise.
 */
export function aroundSkeleton(figure: FigureName | undefined) {
  const early = earlyFigure(figure);
  return early === '' ? {} : { style: fitting(early), suppressHydrationWarning: true };
}
