import { cssVars } from '@/ui/cssVars';
import { earlyFigure, type FigureName } from './today';

/** Returns the attribute by which the start-up script finds the element of a figure. */
export const figureElement = (name: FigureName | 'today') => ({ 'data-figure': name });

/** Returns the style that lets CSS shrink a long figure to fit its panel. */
export const fitting = (text: string) => cssVars({ '--chars': text.length });

/**
 * Returns the attributes of the element around a skeleton. If the start-up script has set the style
 * of a cached figure, React must not compare it: browsers serialise styles differently.
 */
export function aroundSkeleton(figure: FigureName | undefined) {
  const early = earlyFigure(figure);
  return early === '' ? {} : { style: fitting(early), suppressHydrationWarning: true };
}
