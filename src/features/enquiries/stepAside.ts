/** Matches what the pop-up never covers, besides the focused element. */
const KEEP_CLEAR = 'form, [data-keep-clear]';
const POPUP_HEIGHT = '--letter-height';
const FIELDS = 'input, textarea, select, [contenteditable]';

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Returns whether two rectangles share any area: touching edges do not, nor does what has no size.
 */
export function overlap(a: Edges, b: Edges): boolean {
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
  // Below 0: the page's own body, or the content after a change of page, which is all there is.
  if (focused instanceof HTMLElement && focused.tabIndex >= 0) kept.push(focused);
  const place = popup.getBoundingClientRect();
  return kept.some((part) => overlap(place, part.getBoundingClientRect()));
}

/**
 * Tells the style sheet the pop-up's height, so that the page ends above it; who is at its end
 * stays there. Returns how to stop.
 */
export function reserveRoom(popup: HTMLElement): () => void {
  const page = document.documentElement;
  // It is not inherited: otherwise the browser would look at the styles of every element again.
  const told = [page, ...document.querySelectorAll('footer')];
  const isAtEnd = page.scrollHeight - page.clientHeight - page.scrollTop < 8;
  const reserve = () => {
    const height = `${popup.offsetHeight}px`;
    for (const { style } of told) style.setProperty(POPUP_HEIGHT, height);
  };
  reserve();
  if (isAtEnd) page.scrollTop = page.scrollHeight;
  const resized = new ResizeObserver(reserve);
  resized.observe(popup);
  return () => {
    resized.disconnect();
    for (const { style } of told) style.removeProperty(POPUP_HEIGHT);
  };
}

/**
 * Marks the pop-up `data-aside` (hidden) while it would cover a form, what must be kept clear or
 * what has the focus, and while a field of the page has it. Past React: it holds in the very frame
 * that is scrolled. Returns how to stop.
 */
export function stepAside(popup: HTMLElement): () => void {
  const update = () => popup.toggleAttribute('data-aside', isInTheWay(popup));
  // While the focus moves from one element to another, nothing has it; what follows says where.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) update();
  };
  const grown = new ResizeObserver(update);
  grown.observe(document.body);
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener('focusin', update, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  window.addEventListener('scroll', update, { signal, passive: true });
  window.addEventListener('resize', update, { signal });
  update();
  return () => {
    grown.disconnect();
    gone.abort();
    popup.removeAttribute('data-aside');
  };
}
