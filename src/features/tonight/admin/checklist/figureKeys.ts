import type { KeyboardEvent } from 'react';

const FIGURE_SELECTOR = 'input[data-figure]';
export const REVIEW_SELECTOR = '[data-review]';
/**
 * Matches the elements that can get the focus after Enter in the last empty field: the field for
 * the price list (if no list has been read) and the review button.
 */
const NEXT_SELECTOR = `[data-list-start], ${REVIEW_SELECTOR}`;

/**
 * Returns the next empty field for a figure. After the last field, the search continues with the
 * first one. Returns null if all fields have text.
 */
export function findNextOpenFigure(
  list: HTMLElement,
  from: Element | null,
): HTMLInputElement | null {
  const all = [...list.querySelectorAll<HTMLInputElement>(FIGURE_SELECTOR)];
  const at = all.findIndex((figure) => figure === from);
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return after.find(({ value }) => value.trim() === '') ?? null;
}

/**
 * Event handlers for the element around the fields. Enter moves the focus to the next empty field
 * and never publishes.
 */
export const figureListProps = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, currentTarget, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement) || !target.matches(FIGURE_SELECTOR)) return;
    event.preventDefault();
    const next = findNextOpenFigure(currentTarget, target);
    const others = [...document.querySelectorAll<HTMLElement>(NEXT_SELECTOR)];
    // After a publication, the field for the price list is hidden and cannot get the focus.
    (next ?? others.find((each) => each.closest('[hidden]') === null))?.focus();
  },
};
