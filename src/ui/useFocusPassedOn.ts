import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `passOn` when an element is removed while the focus is in it, to give it to something else.
 * The element is still in its place then.
 */
export function useFocusPassedOn(
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

/** Gives the focus to the section around an element, so that reading goes on there. */
export function focusSection(element: HTMLElement): void {
  const section = element.closest<HTMLElement>('section, main');
  if (section === null) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
