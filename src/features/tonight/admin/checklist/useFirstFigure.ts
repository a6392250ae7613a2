import { type RefObject, useEffect } from 'react';
import { isFocusLost } from '@/ui/admin/focus';
import { findNextOpenFigure } from './figureKeys';

/**
 * Moves the focus to the first empty field when the Tonight page opens. Does nothing on a touch
 * screen, or if the user has focused an element outside the menu.
 */
export function useFocusOnFirstFigure(
  containerRef: RefObject<HTMLElement | null>,
  ready: boolean,
): void {
  useEffect(() => {
    const list = containerRef.current;
    if (!ready || list === null || !window.matchMedia('(pointer: fine)').matches) return;
    const active = document.activeElement;
    const fromMenu = active?.closest('nav') !== null;
    if (isFocusLost() || fromMenu) findNextOpenFigure(list, null)?.focus({ preventScroll: true });
  }, [containerRef, ready]);
}
