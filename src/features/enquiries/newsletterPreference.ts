import { createListeners } from '@/lib/listeners';

/*
 * Whether the newsletter pop-up is shown: the visitor's choice, kept in the browser, and requests
 * to open it.
 */
/** The key of the choice not to see it. */
const KEY = 'isNewsLetter';
const CLOSED = 'closed';

const { tell, listen } = createListeners();
/** Calls back whenever the choice or the request changes; returns the way to stop. */
export const onNewsletterChange = listen;

// Where the browser keeps nothing (private windows, a full store), the choice holds for the visit.
let closedForThisVisit = false;

/**
 * Returns whether the pop-up stays hidden. Reads the value with or without JSON quotes; never
 * throws.
 */
export function isNewsletterClosed(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    return closedForThisVisit || stored === CLOSED || stored === JSON.stringify(CLOSED);
  } catch {
    return closedForThisVisit;
  }
}

/** A request to open the form, also if the visitor has closed the pop-up before. */
interface NewsletterRequest {
  /** The link that was pressed: the focus returns to it. */
  opener: HTMLElement;
}

let request: NewsletterRequest | null = null;
/** Returns the request that is open until the pop-up is closed; null for none. */
export const newsletterRequest = () => request;

/** Opens the form, once its code is there. */
export function requestNewsletter(opener: HTMLElement): void {
  request = { opener };
  tell();
}

export function dropNewsletterRequest(): void {
  request = null;
  tell();
}

export function closeNewsletter(): void {
  request = null;
  try {
    localStorage.setItem(KEY, CLOSED);
  } catch {
    closedForThisVisit = true;
  }
  tell();
}
