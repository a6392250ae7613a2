import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `passOn` to move the focus before an element that contains it is removed. The element is
 * still in the document then.
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

/** Moves the focus to the section around an element, so that screen readers continue there. */
export function focusSection(element: HTMLElement): void {
  const section = element.closest<HTMLElement>('section, main');
  if (section === null) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
