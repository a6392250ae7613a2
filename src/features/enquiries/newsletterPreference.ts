import { createListeners } from '@/lib/listeners';

/* Stores whether the visitor has closed the newsletter pop-up, and passes on requests to open the
   form. */
const PREFERENCE_KEY = 'isNewsLetter';
const CLOSED = 'closed';

const { notify, listen } = createListeners();
/**
 * Calls the listener when the visitor closes the pop-up or requests the form. Returns the function
 * that unsubscribes.
 */
export const onNewsletterChange = listen;

// Whether the visitor has closed the pop-up during this visit. Used if the browser cannot store the
// preference, such as in a private window.
let closedForThisVisit = false;

/**
 * Returns whether the visitor has closed the pop-up. Earlier versions of the site stored the value
 * with JSON quotes.
 */
export function isNewsletterClosed(): boolean {
  try {
    const stored = localStorage.getItem(PREFERENCE_KEY);
    return closedForThisVisit || stored === CLOSED || stored === JSON.stringify(CLOSED);
  } catch {
    return closedForThisVisit;
  }
}

/** A request to open the form. It also opens the form for a visitor who has closed the pop-up. */
interface NewsletterRequest {
  /** The link that the visitor pressed. It gets the focus when the form closes. */
  opener: HTMLElement;
}

let request: NewsletterRequest | null = null;
export const getNewsletterRequest = () => request;

export function requestNewsletter(opener: HTMLElement): void {
  request = { opener };
  notify();
}

export function dropNewsletterRequest(): void {
  request = null;
  notify();
}

export function closeNewsletter(): void {
  request = null;
  try {
    localStorage.setItem(PREFERENCE_KEY, CLOSED);
  } catch {
    closedForThisVisit = true;
  }
  notify();
}
