import { deleteCachedValue, readCachedValue } from '@/browser/cache';
import { toFields, type StoredFields } from '@/lib/stored';
import { INPUT_LIFETIME_MS } from './limits';

/* Unsent text of the visitor's forms. The browser stores it for up to one day (`storeInput.ts`). */
const enquiries = ['contact', 'research'] as const;
export type EnquiryKind = (typeof enquiries)[number];

export const toStorageName = (enquiry: EnquiryKind) => `typed/${enquiry}`;

/** Returns the stored text of each field. Deletes the text if it is older than a day. */
export function readStoredInput(enquiry: EnquiryKind): StoredFields {
  const cached = readCachedValue(toStorageName(enquiry));
  if (cached !== null && Date.now() - Date.parse(cached.at) < INPUT_LIFETIME_MS) {
    return toFields(cached.data) ?? {};
  }
  deleteCachedValue(toStorageName(enquiry));
  return {};
}

export const deleteExpiredInput = () => enquiries.forEach(readStoredInput);
