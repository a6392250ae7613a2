import type { CheckedField } from '@/lib/fieldChecks';
import type { TextField } from '@/lib/fields';
import { toSafeLink } from '@/lib/links';
import { isReadable, UNREADABLE_TEXT } from '@/lib/plainText';
import { listKeys, mapKeys } from '@/lib/records';
import { newsTextFields } from '../fields';
import { newsStaffMessages } from './messages';

const { required: requiredMessage, unsafeLink, oddLink } = newsStaffMessages;

const readableCheck = { isMet: isReadable, message: UNREADABLE_TEXT };

const linkChecks = [
  { isMet: (text: string) => toSafeLink(text)?.startsWith('https:') === true, message: unsafeLink },
  { isMet: (text: string) => !/[\s"<>]/.test(text), message: oddLink },
];

function toCheckedField({ kind, label, required }: TextField): CheckedField {
  return kind === 'link'
    ? { required, missing: unsafeLink, checks: linkChecks }
    : { required, missing: requiredMessage(label), checks: [readableCheck] };
}

/** The validation rules of the text fields. Only the code of the staff area contains them. */
export const newsChecks = mapKeys(listKeys(newsTextFields), (name) =>
  toCheckedField(newsTextFields[name]),
);
