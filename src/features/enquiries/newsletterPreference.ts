import { createListeners } from '@/lib/listeners';

/** The visitor's choice not to see the newsletter pop-up, kept in the browser. */
const KEY = 'isNewsLetter';
const CLOSED = 'closed';

const { tell, listen } = createListeners();
/** Calls back whenever the choice changes; returns the way to stop. */
export const onNewsletterChange = listen;

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
  tell();
}
