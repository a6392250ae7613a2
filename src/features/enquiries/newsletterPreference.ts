/** The visitor's choice not to see the newsletter pop-up, kept in the browser. */
const KEY = 'isNewsLetter';
const CLOSED = 'closed';

/** The event of the window that says that the choice was made. */
const CHANGED = 'newsletter';
// Where the browser keeps nothing (private windows, a full store), the choice holds for the visit.
let closedForThisVisit = false;

/** Returns whether the pop-up stays hidden. Reads the value with or without JSON quotes; never throws. */
export function isNewsletterClosed(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    return closedForThisVisit || stored === CLOSED || stored === JSON.stringify(CLOSED);
  } catch {
    return closedForThisVisit;
  }
}

export function closeNewsletter(): void {
  try {
    localStorage.setItem(KEY, CLOSED);
  } catch {
    closedForThisVisit = true;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever the choice changes; returns the way to stop. */
export function onNewsletterChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
