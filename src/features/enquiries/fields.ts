import { type FieldCheck, fieldError } from '@/lib/fieldChecks';
import { plainLine, plainText, plainWord } from '@/lib/plainText';
import { keysOf, mapKeys } from '@/lib/records';
import { SUBJECT_MAX } from './limits';
import { EMAIL_INVALID, NAME_TOO_SHORT, required as requiredMessage, tooLong } from './messages';

export type FieldName = 'name' | 'phone' | 'email' | 'subject' | 'message';

interface EnquiryField {
  label: string;
  type?: 'tel' | 'email';
  autoComplete?: 'name' | 'tel' | 'email';
  /** Renders a text area with this number of lines. */
  rows?: number;
  required: boolean;
  maxLength: number;
  clean: (text: string) => string;
  checks: readonly FieldCheck[];
}

const NAME_MIN = 2;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** All fields of the forms for visitors. Each form uses some of them. */
export const enquiryFields: Readonly<Record<FieldName, EnquiryField>> = {
  name: {
    label: 'Name',
    autoComplete: 'name',
    required: true,
    maxLength: 100,
    clean: plainLine,
    checks: [{ isMet: (text) => text.length >= NAME_MIN, message: NAME_TOO_SHORT }],
  },
  phone: {
    label: 'Phone No.',
    type: 'tel',
    autoComplete: 'tel',
    required: false,
    maxLength: 40,
    clean: plainWord,
    checks: [],
  },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    maxLength: 254,
    clean: plainWord,
    checks: [{ isMet: (text) => EMAIL.test(text), message: EMAIL_INVALID }],
  },
  subject: {
    label: 'Subject',
    required: false,
    maxLength: SUBJECT_MAX,
    clean: plainLine,
    checks: [],
  },
  message: {
    label: 'Message',
    rows: 5,
    required: true,
    maxLength: 5000,
    clean: plainText,
    checks: [],
  },
};

export type Values<Name extends FieldName> = Record<Name, string>;
export type Errors<Name extends FieldName> = Partial<Record<Name, string | undefined>>;

/** Returns the cleaned values of a form, as they are sent. */
export const plainValues = <Name extends FieldName>(values: Values<Name>): Values<Name> =>
  mapKeys(keysOf(values), (name) => enquiryFields[name].clean(values[name]));

function errorIn(name: FieldName, text: string): string | undefined {
  const { label, required, maxLength, clean, checks } = enquiryFields[name];
  const error = fieldError(clean(text), { required, missing: requiredMessage(label), checks });
  if (error !== null) return error;
  return text.length > maxLength ? tooLong(maxLength) : undefined;
}

/** Returns the errors of a form by field. Texts above their limit are errors too. */
export function errorsIn<Name extends FieldName>(values: Values<Name>): Errors<Name> {
  return mapKeys(keysOf(values), (name) => errorIn(name, values[name]));
}
