import { type RefObject, useEffect } from 'react';
import { isFocusLost } from '@/ui/admin/focus';
import { findNextOpenFigure } from './figureKeys';

/**
 * Focuses the first empty figure when the page opens. Does nothing on a touch screen, or if an
 * element outside the menu is focused.
 */
export function useFocusOnFirstFigure(place: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const list = place.current;
    if (!ready || list === null || !window.matchMedia('(pointer: fine)').matches) return;
    const active = document.activeElement;
    const fromMenu = active?.closest('nav') !== null;
    if (isFocusLost() || fromMenu) findNextOpenFigure(list, null)?.focus({ preventScroll: true });
  }, [place, ready]);
}
