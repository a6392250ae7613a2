import { deleteCachedValue, readCachedValue, cacheValue } from '@/browser/cache';
import { isSameData } from '@/lib/sameData';
import { toFields, type StoredFields } from '@/lib/stored';
import { INPUT_LIFETIME_MS } from './limits';

/* Stores unsent text of the visitor's forms in the browser, for up to one day. */
const enquiries = ['contact', 'research'] as const;
export type EnquiryKind = (typeof enquiries)[number];

const toStorageName = (enquiry: EnquiryKind) => `typed/${enquiry}`;

/** Returns the stored text of each field. Deletes the text if it is older than a day. */
export function readStoredInput(enquiry: EnquiryKind): StoredFields {
  const cached = readCachedValue(toStorageName(enquiry));
  if (cached !== null && Date.now() - Date.parse(cached.at) < INPUT_LIFETIME_MS) {
    return toFields(cached.data) ?? {};
  }
  deleteCachedValue(toStorageName(enquiry));
  return {};
}

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

export const deleteExpiredInput = () => enquiries.forEach(readStoredInput);
