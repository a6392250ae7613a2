import { forget, recall, remember } from '@/browser/cache';
import { sameData } from '@/lib/sameData';
import { fieldsOf, type StoredFields } from '@/lib/stored';
import { TYPED_KEPT_MS } from './limits';

/* Stores text that a visitor typed and did not send, in this browser, for up to a day. */
const enquiries = ['contact', 'research'] as const;
export type Enquiry = (typeof enquiries)[number];

const nameOf = (enquiry: Enquiry) => `typed/${enquiry}`;

/** Returns the stored text by field. Deletes text that is older than a day. */
export function storedInput(enquiry: Enquiry): StoredFields {
  const cached = recall(nameOf(enquiry));
  if (cached !== null && Date.now() - Date.parse(cached.at) < TYPED_KEPT_MS) {
    return fieldsOf(cached.data) ?? {};
  }
  forget(nameOf(enquiry));
  return {};
}

/** Stores the text of the fields, except text that a link filled in (`filled`). */
export function storeInput(
  enquiry: Enquiry,
  fields: Readonly<Record<string, string>>,
  filled: Readonly<Record<string, string>>,
): void {
  const typed = Object.entries(fields).filter(
    ([name, text]) => text !== '' && text !== filled[name],
  );
  const data = Object.fromEntries(typed);
  // Unchanged text keeps its age.
  if (sameData(data, storedInput(enquiry))) return;
  if (typed.length === 0) forget(nameOf(enquiry));
  else remember(nameOf(enquiry), { data, at: new Date().toISOString() });
}

export const dropOldTyped = () => enquiries.forEach(storedInput);
