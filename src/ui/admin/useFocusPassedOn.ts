import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where one goes on when a control of a section is gone: at its primary action, else at the page's main part. */
function nextIn(element: Element): HTMLElement | null {
  return (
    element.closest('[data-box]')?.querySelector<HTMLElement>('button[type=submit]') ??
    document.getElementById('main')
  );
}

/**
 * An element that goes while something in it has the focus passes it on, to `to` or to the primary
 * action of its section; the browser alone would let it fall to the page.
 */
export function useFocusPassedOn(
  ref: RefObject<HTMLElement | null>,
  to?: () => HTMLElement | null | undefined,
): void {
  const target = useRef(to);
  useLayoutEffect(() => {
    target.current = to;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    // Runs before the element is taken out, so it still knows its place.
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      (target.current?.() ?? nextIn(element))?.focus();
    };
  }, [ref]);
}

/** Whether nothing on the page has the focus: what had it is gone. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === 'main';
}
