/** Matches elements that the pop-up must not cover. */
const KEEP_CLEAR = 'form, [data-keep-clear]';
/** Matches elements that hide the pop-up while they are visible anywhere in the window. */
const KEEP_AWAY = '[data-keep-away]';
const POPUP_HEIGHT = '--letter-height';
const FIELDS = 'input, textarea, select, [contenteditable]';

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Returns whether two rectangles overlap. An empty rectangle, or one that only touches the other,
 * does not overlap.
 */
export function areOverlapping(a: Edges, b: Edges): boolean {
  return (
    Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
    Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
  );
}

function isInWindow(part: Element): boolean {
  const { innerWidth: right, innerHeight: bottom } = window;
  return areOverlapping(part.getBoundingClientRect(), { left: 0, top: 0, right, bottom });
}

function isInTheWay(popup: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) {
    if (popup.contains(focused)) return false;
    if (focused.matches(FIELDS)) return true;
  }
  if ([...document.querySelectorAll(KEEP_AWAY)].some(isInWindow)) return true;
  const kept = [...document.querySelectorAll(KEEP_CLEAR)].filter((part) => !popup.contains(part));
  // A negative `tabIndex` means that the whole page has the focus, for example after a navigation.
  if (focused instanceof HTMLElement && focused.tabIndex >= 0) kept.push(focused);
  const place = popup.getBoundingClientRect();
  return kept.some((part) => areOverlapping(place, part.getBoundingClientRect()));
}

/**
 * Adds space for the pop-up at the end of the page. If the visitor is at the end of the page, the
 * page scrolls to show the end again. Returns the cleanup function.
 */
export function reserveSpaceForPopup(popup: HTMLElement): () => void {
  const page = document.documentElement;
  // The CSS variable is registered as not inherited, so each element that uses it needs its own
  // value. If the variable were inherited, each change would recalculate the styles of all
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
 * Hides the pop-up (attribute `data-aside`) in three cases: it would cover the focused element or
 * an element of `KEEP_CLEAR`, an element of `KEEP_AWAY` is visible, or a field of the page has the
 * focus. Sets the attribute without React, so that the pop-up hides in the same frame as the
 * scroll. Returns the cleanup function.
 */
export function keepPopupOutOfTheWay(popup: HTMLElement): () => void {
  const update = () => popup.toggleAttribute('data-aside', isInTheWay(popup));
  // If another element gets the focus (`relatedTarget`), the `focusin` event updates the pop-up.
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
