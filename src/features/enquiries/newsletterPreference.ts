import { createListeners } from '@/lib/listeners';

/*
 * Decides whether the newsletter pop-up is shown. The decision depends on the visitor's choice,
 * which the browser stores, and on requests to open the form.
 */
/** The localStorage key of the choice to close the pop-up. */
const PREFERENCE_KEY = 'isNewsLetter';
const CLOSED = 'closed';

const { notify, listen } = createListeners();
/**
 * Subscribes to changes of the preference or the request. Returns the function that unsubscribes.
 */
export const onNewsletterChange = listen;

// Used if the browser cannot store the choice (private windows, full storage).
let closedForThisVisit = false;

/**
 * Returns whether the visitor has closed the pop-up. Accepts the value with or without JSON quotes.
 * Never throws.
 */
export function isNewsletterClosed(): boolean {
  try {
    const stored = localStorage.getItem(PREFERENCE_KEY);
    return closedForThisVisit || stored === CLOSED || stored === JSON.stringify(CLOSED);
  } catch {
    return closedForThisVisit;
  }
}

/** A request to open the form, even if the visitor has closed the pop-up before. */
interface NewsletterRequest {
  /** The pressed link, which gets the focus back. */
  opener: HTMLElement;
}

let request: NewsletterRequest | null = null;
/** Returns the open request. Null if there is none. */
export const getNewsletterRequest = () => request;

/** Opens the form once its code has loaded. */
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
