import { type RefObject, useEffect } from 'react';
import { isFocusLost } from '@/ui/admin/focus';

const FIGURES = 'input[data-figure]';
/** The way to the summary. */
export const REVIEW = '[data-review]';
/** Where Enter goes when no figure is open any more: to the price list while there is none. */
const NEXT = `[data-list-start], ${REVIEW}`;

/** The next figure that is still empty, from the top again after the last one. */
function nextOpen(list: HTMLElement, from: Element | null): HTMLInputElement | null {
  const all = [...list.querySelectorAll<HTMLInputElement>(FIGURES)];
  const at = all.findIndex((figure) => figure === from);
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return after.find(({ value }) => value.trim() === '') ?? null;
}

/**
 * Enter in a figure goes on to the next open one, and never publishes. A keyboard begins in the
 * first: whoever opens the page comes to type it.
 */
export function useFigureKeys(place: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const list = place.current;
    if (list === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (!(target instanceof HTMLInputElement) || !target.matches(FIGURES)) return;
      event.preventDefault();
      const next = nextOpen(list, target);
      (next ?? document.querySelector<HTMLElement>(NEXT))?.focus();
    };
    list.addEventListener('keydown', onKeyDown);
    return () => list.removeEventListener('keydown', onKeyDown);
  }, [place]);

  useEffect(() => {
    const list = place.current;
    if (!ready || list === null || !window.matchMedia('(pointer: fine)').matches) return;
    const active = document.activeElement;
    const fromMenu = active?.closest('nav') !== null;
    if (isFocusLost() || fromMenu) nextOpen(list, null)?.focus({ preventScroll: true });
  }, [place, ready]);
}
