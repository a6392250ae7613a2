import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `passOn` before an element that contains the focus is removed. `passOn` should move the
 * focus. During the call, the element is still in the document.
 */
export function usePassFocusOnRemoval(
  ref: RefObject<HTMLElement | null>,
  passOn: (from: HTMLElement) => void,
): void {
  const pass = useEffectEvent(passOn);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) === true) pass(element);
    };
  }, [ref]);
}

/** Focuses the section around an element, so that screen readers continue there. */
export function focusSection(element: HTMLElement): void {
  const section = element.closest<HTMLElement>('section, main');
  if (section === null) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
