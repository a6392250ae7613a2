import { cacheValue, deleteCachedValue } from '@/browser/cache';
import { isSameData } from '@/lib/sameData';
import { type EnquiryKind, readStoredInput, toStorageName } from './storedInput';

/**
 * Stores the text of the fields. Fields that still have the text from the link (`filled`) are left
 * out.
 */
export function storeInput(
  enquiry: EnquiryKind,
  fields: Readonly<Record<string, string>>,
  filled: Readonly<Record<string, string>>,
): void {
  const typed = Object.entries(fields).filter(
    ([name, text]) => text !== '' && text !== filled[name],
  );
  const data = Object.fromEntries(typed);
  // Do not write unchanged text, because this would restart its lifetime.
  if (isSameData(data, readStoredInput(enquiry))) return;
  if (typed.length === 0) deleteCachedValue(toStorageName(enquiry));
  else cacheValue(toStorageName(enquiry), { data, at: new Date().toISOString() });
}
