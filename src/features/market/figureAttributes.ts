import { toCssVars } from '@/ui/cssVars';
import { getEarlyFigure, type FigureName } from './today';

/** Returns the attribute by which the start-up script finds the element of a figure. */
export const toFigureAttribute = (name: FigureName | 'today') => ({ 'data-figure': name });

/** Returns the style that lets CSS shrink a long figure to fit its panel. */
export const getFitStyle = (text: string) => toCssVars({ '--chars': text.length });

/**
 * Returns the attributes of the element around a skeleton. If the start-up script has set the style
 * of a cached figure, React must not compare it: browsers serialise styles differently.
 */
export function getSkeletonWrapperProps(figure: FigureName | undefined) {
  const early = getEarlyFigure(figure);
  return early === '' ? {} : { style: getFitStyle(early), suppressHydrationWarning: true };
}
