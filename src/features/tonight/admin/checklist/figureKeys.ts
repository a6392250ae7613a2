import type { KeyboardEvent } from 'react';

const FIGURES = 'input[data-figure]';
/** Selects the button that opens the summary. */
export const REVIEW = '[data-review]';
/** The targets of Enter when no figure is open any more: the price list while there is none. */
const NEXT = `[data-list-start], ${REVIEW}`;

/** Returns the next figure that is still empty, from the top again after the last one. */
export function nextOpenFigure(list: HTMLElement, from: Element | null): HTMLInputElement | null {
  const all = [...list.querySelectorAll<HTMLInputElement>(FIGURES)];
  const at = all.findIndex((figure) => figure === from);
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return after.find(({ value }) => value.trim() === '') ?? null;
}

/** Props of the list of figures: Enter in one goes on to the next open one, and never publishes. */
export const figureKeys = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, currentTarget, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || !target.matches(FIGURES)) return;
    event.preventDefault();
    const next = nextOpenFigure(currentTarget, target);
    const others = [...document.querySelectorAll<HTMLElement>(NEXT)];
    // After a publication the price list is hidden.
    (next ?? others.find((each) => each.closest('[hidden]') === null))?.focus();
  },
};
