/** A button, or the key that closes what is open. */
type Press = Element | 'Escape';

declare global {
  interface Window {
    presses?: Press[];
    /** Where the last link that was followed leads, while nothing but the browser answers links. */
    followed?: string;
  }
}

/** What an event presses, if anything. */
function pressOf(event: Event): Press | null {
  const { target } = event;
  if (event instanceof KeyboardEvent) return event.key === 'Escape' ? 'Escape' : null;
  return target instanceof Element ? target.closest('button') : null;
}

/** Hears clicks and keys at the window, before anything else or after. */
function onPress(heard: (press: Press) => void, capture: boolean): void {
  const listener = (event: Event) => {
    const press = pressOf(event);
    if (press !== null) heard(press);
  };
  for (const type of ['click', 'keydown']) window.addEventListener(type, listener, { capture });
}

/** The page of this site that a click opens in this tab, if it does. */
function destinationOf(event: MouseEvent): string | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || link.origin !== window.location.origin) {
    return undefined;
  }
  return link.pathname === window.location.pathname ? undefined : link.href;
}

/**
 * Notes presses of buttons and of Escape from the first paint on, when nothing answers them yet: called by
 * the script that every page has inline. What is a link, a field or a disclosure answers by itself; of links
 * it is noted where they lead.
 */
export function notePresses(): void {
  const presses: Press[] = [];
  window.presses = presses;
  onPress((press) => presses.push(press), true);
  window.addEventListener('click', (event) => {
    const destination = destinationOf(event);
    if (destination !== undefined) window.followed = destination;
  });
}

/**
 * From now on React answers presses, or keeps them from going on where a part has still to hydrate:
 * a press that comes as far as the window has its answer.
 */
export function answerPresses(): void {
  onPress((press) => {
    const { presses = [] } = window;
    const at = presses.lastIndexOf(press);
    if (at !== -1) presses.splice(at, 1);
  }, false);
}

/**
 * Presses again what has not answered, once each. Called when a page or a deferred section is there; a button
 * in a part that is not stays noted.
 */
export function repeatPresses(): void {
  for (const press of new Set(window.presses?.splice(0))) {
    if (press === 'Escape') {
      const key = new KeyboardEvent('keydown', { key: press, bubbles: true });
      (document.activeElement ?? document).dispatchEvent(key);
    }
    if (!(press instanceof HTMLElement) || !press.isConnected) continue;
    // It has the focus since the press, which nobody was told.
    if (press === document.activeElement) {
      press.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    press.click();
  }
}
