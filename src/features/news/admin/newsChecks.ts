import type { CheckedField } from '@/lib/fieldChecks';
import type { TextField } from '@/lib/fields';
import { safeLink } from '@/lib/links';
import { isReadable, UNREADABLE } from '@/lib/plainText';
import { keysOf, mapKeys } from '@/lib/records';
import { newsTexts } from '../fields';
import { newsStaffMessages } from './messages';

const { required: requiredMessage, unsafeLink, oddLink } = newsStaffMessages;

const readable = { isMet: isReadable, message: UNREADABLE };

const linkChecks = [
  { isMet: (text: string) => safeLink(text)?.startsWith('https:') === true, message: unsafeLink },
  { isMet: (text: string) => !/[\s"<>]/.test(text), message: oddLink },
];

function checkedField({ kind, label, required }: TextField): CheckedField {
  return kind === 'link'
    ? { required, missing: unsafeLink, checks: linkChecks }
    : { required, missing: requiredMessage(label), checks: [readable] };
}

/** The checks of the form's fields with their messages. Only the staff area loads them. */
export const newsChecks = mapKeys(keysOf(newsTexts), (name) => checkedField(newsTexts[name]));
