import { createRetryableImport } from '@/browser/newDocument';
import { withStyleSheets } from '@/browser/styleSheets';
import type { NewsletterForm } from './NewsletterForm';

/*
 * The form of the pop-up has a chunk of its own, because most visitors never open it. They only
 * download the bar.
 */
const fetchCode = withStyleSheets(createRetryableImport(() => import('./NewsletterForm')));

let loaded: typeof NewsletterForm | null = null;

/** Returns the form if its code has been loaded. */
export const getNewsletterForm = () => loaded;

export async function loadNewsletterForm(): Promise<typeof NewsletterForm> {
  loaded ??= (await fetchCode()).NewsletterForm;
  return loaded;
}
