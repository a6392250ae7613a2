import { createRetryableImport } from '@/browser/newDocument';
import { withStyleSheets } from '@/browser/styleSheets';
import type { DailyLetterForm } from './DailyLetterForm';

/*
 * The form of the pop-up has a chunk of its own, because most visitors never open it. They only
 * download the bar.
 */
const fetchCode = withStyleSheets(createRetryableImport(() => import('./DailyLetterForm')));

let loaded: typeof DailyLetterForm | null = null;

/** Returns the form if its code has been loaded. */
export const getNewsletterForm = () => loaded;

export async function loadNewsletterForm(): Promise<typeof DailyLetterForm> {
  loaded ??= (await fetchCode()).DailyLetterForm;
  return loaded;
}
