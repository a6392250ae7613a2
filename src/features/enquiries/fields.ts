import { type FieldCheck, findFieldError } from '@/lib/fieldChecks';
import { toPlainLine, toPlainText, toPlainWord } from '@/lib/plainText';
import { listKeys, mapKeys } from '@/lib/records';
import { SUBJECT_MAX } from './limits';
import {
  EMAIL_INVALID,
  NAME_TOO_SHORT,
  formatRequired as requiredMessage,
  formatTooLong,
} from './messages';

export type FieldName = 'name' | 'phone' | 'email' | 'subject' | 'message';

interface EnquiryField {
  label: string;
  type?: 'tel' | 'email';
  autoComplete?: 'name' | 'tel' | 'email';
  /** The field is a text area with this number of lines. */
  rows?: number;
  required: boolean;
  maxLength: number;
  clean: (text: string) => string;
  checks: readonly FieldCheck[];
}

const NAME_MIN = 2;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const enquiryFields: Readonly<Record<FieldName, EnquiryField>> = {
  name: {
    label: 'Name',
    autoComplete: 'name',
    required: true,
    maxLength: 100,
    clean: toPlainLine,
    checks: [{ isMet: (text) => text.length >= NAME_MIN, message: NAME_TOO_SHORT }],
  },
  phone: {
    label: 'Phone No.',
    type: 'tel',
    autoComplete: 'tel',
    required: false,
    maxLength: 40,
    clean: toPlainWord,
    checks: [],
  },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    maxLength: 254,
    clean: toPlainWord,
    checks: [{ isMet: (text) => EMAIL_PATTERN.test(text), message: EMAIL_INVALID }],
  },
  subject: {
    label: 'Subject',
    required: false,
    maxLength: SUBJECT_MAX,
    clean: toPlainLine,
    checks: [],
  },
  message: {
    label: 'Message',
    rows: 5,
    required: true,
    maxLength: 5000,
    clean: toPlainText,
    checks: [],
  },
};

export type FieldValues<Name extends FieldName> = Record<Name, string>;
export type FieldErrors<Name extends FieldName> = Partial<Record<Name, string | undefined>>;

/** Returns the values of a form as they are sent, without extra spaces and invisible characters. */
export const cleanValues = <Name extends FieldName>(values: FieldValues<Name>): FieldValues<Name> =>
  mapKeys(listKeys(values), (name) => enquiryFields[name].clean(values[name]));

function findError(name: FieldName, text: string): string | undefined {
  const { label, required, maxLength, clean, checks } = enquiryFields[name];
  const error = findFieldError(clean(text), { required, missing: requiredMessage(label), checks });
  if (error !== null) return error;
  return text.length > maxLength ? formatTooLong(maxLength) : undefined;
}

/**
 * Returns an error message for each invalid field of a form. A field without an error is undefined.
 */
export function findErrors<Name extends FieldName>(values: FieldValues<Name>): FieldErrors<Name> {
  return mapKeys(listKeys(values), (name) => findError(name, values[name]));
}
