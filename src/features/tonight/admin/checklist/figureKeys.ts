import type { KeyboardEvent } from 'react';

const FIGURE_SELECTOR = 'input[data-figure]';
/** Selects the button that opens the summary. */
export const REVIEW_SELECTOR = '[data-review]';
/**
 * Selects the target of Enter after the last empty figure: the price list if none was read,
 * otherwise the review button.
 */
const NEXT_SELECTOR = `[data-list-start], ${REVIEW_SELECTOR}`;

/** Returns the next empty figure. After the last figure, the search continues at the top. */
export function findNextOpenFigure(
  list: HTMLElement,
  from: Element | null,
): HTMLInputElement | null {
  const all = [...list.querySelectorAll<HTMLInputElement>(FIGURE_SELECTOR)];
  const at = all.findIndex((figure) => figure === from);
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return after.find(({ value }) => value.trim() === '') ?? null;
}

/** Props of the list of figures. Enter moves to the next empty figure and never publishes. */
export const figureListProps = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, currentTarget, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || !target.matches(FIGURE_SELECTOR)) return;
    event.preventDefault();
    const next = findNextOpenFigure(currentTarget, target);
    const others = [...document.querySelectorAll<HTMLElement>(NEXT_SELECTOR)];
    // Skip hidden elements, because the price list is hidden after a publication.
    (next ?? others.find((each) => each.closest('[hidden]') === null))?.focus();
  },
};
