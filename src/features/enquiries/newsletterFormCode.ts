import { createRetryableImport } from '@/browser/newDocument';
import { withStyleSheets } from '@/browser/styleSheets';
import type { DailyLetterForm } from './DailyLetterForm';

/* Loads the newsletter form as a separate chunk, because most visitors never open it. */
const fetchCode = withStyleSheets(createRetryableImport(() => import('./DailyLetterForm')));

let loaded: typeof DailyLetterForm | null = null;

export const getNewsletterForm = () => loaded;

export async function loadNewsletterForm(): Promise<typeof DailyLetterForm> {
  loaded ??= (await fetchCode()).DailyLetterForm;
  return loaded;
}
