import { toCssVars } from '@/ui/cssVars';
import { getEarlyFigure, type FigureName } from './today';

/**
 * Returns the attribute that marks the element of a figure, so that the start-up script finds it.
 */
export const toFigureAttribute = (name: FigureName | 'today') => ({ 'data-figure': name });

/** Returns a style with the length of the text. CSS shrinks a long figure with it. */
export const getFitStyle = (text: string) => toCssVars({ '--chars': text.length });

/**
 * Returns the attributes of the element around a skeleton. React must not compare a style that the
 * start-up script has set, because browsers serialise styles differently.
 */
export function getSkeletonWrapperProps(figure: FigureName | undefined) {
  const early = getEarlyFigure(figure);
  return early === '' ? {} : { style: getFitStyle(early), suppressHydrationWarning: true };
}
