import type { KeyboardEvent } from 'react';

const FIGURES = 'input[data-figure]';
/** Selects the button that opens the summary. */
export const REVIEW = '[data-review]';
/**
 * Selects the target of Enter after the last empty figure: the price list if none was read,
 * otherwise the review button.
 */
const NEXT = `[data-list-start], ${REVIEW}`;

/** Returns the next empty figure. After the last figure it starts again at the first. */
export function nextOpenFigure(list: HTMLElement, from: Element | null): HTMLInputElement | null {
  const all = [...list.querySelectorAll<HTMLInputElement>(FIGURES)];
  const at = all.findIndex((figure) => figure === from);
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return after.find(({ value }) => value.trim() === '') ?? null;
}

/** Props of the list of figures. Enter moves to the next empty figure and never publishes. */
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
