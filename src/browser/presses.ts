declare global {
  interface Window {
    /** The buttons that were pressed and have not answered, in the order of the presses. */
    presses?: Element[];
  }
}

/**
 * Notes presses of buttons from the first paint on, when nothing answers them yet: called by the
 * script that every page has inline. What is a link, a field or a disclosure answers by itself.
 */
export function notePresses(): void {
  const presses: Element[] = [];
  window.presses = presses;
  const onPress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) presses.push(button);
  };
  window.addEventListener('click', onPress, { capture: true });
}

/**
 * From now on React answers presses, or keeps them from going on where a part has still to hydrate:
 * a press that comes as far as the window has its answer.
 */
export function answerPresses(): void {
  window.addEventListener('click', ({ target }) => {
    const { presses = [] } = window;
    const button = target instanceof Element ? target.closest('button') : null;
    const at = button === null ? -1 : presses.lastIndexOf(button);
    if (at !== -1) presses.splice(at, 1);
  });
}

/**
 * Presses again what has not answered, once each. Called when a page or a late part is there; a button
 * in a part that is not stays noted.
 */
export function repeatPresses(): void {
  for (const button of new Set(window.presses?.splice(0))) {
    if (!(button instanceof HTMLElement) || !button.isConnected) continue;
    // It has the focus since the press, which nobody was told.
    if (button === document.activeElement) {
      button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    button.click();
  }
}
