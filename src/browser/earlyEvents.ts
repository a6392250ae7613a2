/** A button that was pressed, or the key that closes what is open. */
type EarlyEvent = Element | 'Escape';

declare global {
  interface Window {
    earlyEvents?: EarlyEvent[];
    /** The target of the last link that was followed while nothing but the browser answers links. */
    followed?: string;
  }
}

/** Returns the button or key that an event presses, or null. */
function earlyEventOf(event: Event): EarlyEvent | null {
  const { target } = event;
  if (event instanceof KeyboardEvent) return event.key === 'Escape' ? 'Escape' : null;
  return target instanceof Element ? target.closest('button') : null;
}

/** Listens for clicks and keys at the window, before all other listeners or after them. */
function onEarlyEvent(listen: (pressed: EarlyEvent) => void, capture: boolean): void {
  const listener = (event: Event) => {
    const pressed = earlyEventOf(event);
    if (pressed !== null) listen(pressed);
  };
  for (const type of ['click', 'keydown']) window.addEventListener(type, listener, { capture });
}

/** Returns the page of this site that a click opens in this tab, if it does. */
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
 * Captures presses of buttons and of Escape from the first paint on, when nothing answers them yet: called by
 * the inline script of every page. Links, fields and disclosures answer by themselves; the target of a link is
 * kept.
 */
export function captureEarlyEvents(): void {
  const earlyEvents: EarlyEvent[] = [];
  window.earlyEvents = earlyEvents;
  onEarlyEvent((pressed) => earlyEvents.push(pressed), true);
  window.addEventListener('click', (event) => {
    const destination = destinationOf(event);
    if (destination !== undefined) window.followed = destination;
  });
}

/**
 * Drops each early event that reaches the window from now on: React has answered it. Where a section has still
 * to hydrate, React stops the event before.
 */
export function dropAnsweredEvents(): void {
  onEarlyEvent((pressed) => {
    const { earlyEvents = [] } = window;
    const at = earlyEvents.lastIndexOf(pressed);
    if (at !== -1) earlyEvents.splice(at, 1);
  }, false);
}

/**
 * Replays what nothing has answered, once each. Called when a page or a deferred section has hydrated; a press in one
 * that has not is captured again.
 */
export function replayEarlyEvents(): void {
  for (const pressed of new Set(window.earlyEvents?.splice(0))) {
    if (pressed === 'Escape') {
      const key = new KeyboardEvent('keydown', { key: pressed, bubbles: true });
      (document.activeElement ?? document).dispatchEvent(key);
    }
    if (!(pressed instanceof HTMLElement) || !pressed.isConnected) continue;
    // It has the focus since it was pressed, of which nobody was notified.
    if (pressed === document.activeElement) {
      pressed.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    pressed.click();
  }
}
