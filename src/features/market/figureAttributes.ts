import { toCssVars } from '@/ui/cssVars';
import { getEarlyFigure, type FigureName } from './today';

/**
 * Returns the attribute that marks the element of a figure, so that the start-up script finds it.
 */
export const toFigureAttribute = (name: FigureName | 'today') => ({ 'data-figure': name });

/** Returns a style with the length of the text, so that CSS can shrink a long figure to fit. */
export const getFitStyle = (text: string) => toCssVars({ '--chars': text.length });

/**
 * Returns the attributes of the element around a skeleton. The start-up script may already have set
 * the style of this element. React must not compare the style during hydration, because browsers
 * serialise styles differently.
 */
export function getSkeletonWrapperProps(figure: FigureName | undefined) {
  const early = getEarlyFigure(figure);
  return early === '' ? {} : { style: getFitStyle(early), suppressHydrationWarning: true };
}
