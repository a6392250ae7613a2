/** Elements that the pop-up never covers, in addition to the focused element. */
const KEEP_CLEAR = 'form, [data-keep-clear]';
const POPUP_HEIGHT = '--letter-height';
const FIELDS = 'input, textarea, select, [contenteditable]';

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Returns whether two rectangles overlap. Rectangles that only touch, and empty ones, do not
 * overlap.
 */
export function areOverlapping(a: Edges, b: Edges): boolean {
  return (
    Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
    Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
  );
}

function isInTheWay(popup: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) {
    if (popup.contains(focused)) return false;
    if (focused.matches(FIELDS)) return true;
  }
  const kept = [...document.querySelectorAll(KEEP_CLEAR)].filter((part) => !popup.contains(part));
  // A negative `tabIndex` means the body, or the main content after a navigation. Both are the
  // whole page.
  if (focused instanceof HTMLElement && focused.tabIndex >= 0) kept.push(focused);
  const place = popup.getBoundingClientRect();
  return kept.some((part) => areOverlapping(place, part.getBoundingClientRect()));
}

/**
 * Sets a CSS variable to the pop-up's height, so that the page ends above it. Keeps a visitor at
 * the end of the page there. Returns the cleanup function.
 */
export function reserveSpaceForPopup(popup: HTMLElement): () => void {
  const page = document.documentElement;
  // The variable is not inherited. Otherwise the browser would recalculate the styles of all
  // elements.
  const containers = [page, ...document.querySelectorAll('footer')];
  const isAtEnd = page.scrollHeight - page.clientHeight - page.scrollTop < 8;
  const reserve = () => {
    const height = `${popup.offsetHeight}px`;
    for (const { style } of containers) style.setProperty(POPUP_HEIGHT, height);
  };
  reserve();
  if (isAtEnd) page.scrollTop = page.scrollHeight;
  const resized = new ResizeObserver(reserve);
  resized.observe(popup);
  return () => {
    resized.disconnect();
    for (const { style } of containers) style.removeProperty(POPUP_HEIGHT);
  };
}

/**
 * Sets `data-aside` on the pop-up while it would cover a form, the focused element or an element
 * with `data-keep-clear`. Also sets it while a field of the page has the focus. The attribute makes
 * the pop-up disappear.
 * Works without React, so that a change takes effect in the frame of the scroll. Returns the
 * cleanup function.
 */
export function keepPopupOutOfTheWay(popup: HTMLElement): () => void {
  const update = () => popup.toggleAttribute('data-aside', isInTheWay(popup));
  // While the focus moves, no element has it. `relatedTarget` is the element that gets it next.
  const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) update();
  };
  const grown = new ResizeObserver(update);
  grown.observe(document.body);
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener('focusin', update, { signal });
  document.addEventListener('focusout', handleFocusOut, { signal });
  window.addEventListener('scroll', update, { signal, passive: true });
  window.addEventListener('resize', update, { signal });
  update();
  return () => {
    grown.disconnect();
    gone.abort();
    popup.removeAttribute('data-aside');
  };
}
