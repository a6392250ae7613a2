import { plainLine, plainText, plainWord } from '@/lib/plainText';
import { keysOf, mapKeys } from '@/lib/records';
import { SUBJECT_MAX } from './limits';
import { EMAIL_INVALID, NAME_TOO_SHORT, required, tooLong } from './messages';

/** The fields by which visitors write to the firm; each form has some of them. */
export const enquiryFields = {
  name: { label: 'Name', autoComplete: 'name', most: 100, required: true },
  phone: { label: 'Phone No.', type: 'tel', autoComplete: 'tel', most: 40, required: false },
  email: { label: 'Email', type: 'email', autoComplete: 'email', most: 254, required: true },
  subject: { label: 'Subject', most: SUBJECT_MAX, required: false },
  message: { label: 'Message', rows: 5, most: 5000, required: true },
} as const;

export type FieldName = keyof typeof enquiryFields;

/** The texts of a form, and its errors, by field; a field without an entry is valid. */
export type Values<Name extends FieldName> = Record<Name, string>;
export type Errors<Name extends FieldName> = Partial<Record<Name, string | undefined>>;

const NAME_MIN = 2;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Removes invisible characters from the text of each field. */
const plain = {
  name: plainLine,
  phone: plainWord,
  email: plainWord,
  subject: plainLine,
  message: plainText,
};

/** Returns the values of a form as they are sent. */
export const plainValues = <Name extends FieldName>(values: Values<Name>): Values<Name> =>
  mapKeys(keysOf(values), (name) => plain[name](values[name]));

function errorIn(name: FieldName, text: string): string | undefined {
  const { label, most, required: isRequired } = enquiryFields[name];
  const visible = plain[name](text);
  if (isRequired && visible === '') return required(label);
  if (name === 'name' && visible.length < NAME_MIN) return NAME_TOO_SHORT;
  if (name === 'email' && !EMAIL.test(visible)) return EMAIL_INVALID;
  return text.length > most ? tooLong(most) : undefined;
}

/** Returns what keeps a form from being sent; nothing longer than its field is taken. */
export function errorsIn<Name extends FieldName>(values: Values<Name>): Errors<Name> {
  return mapKeys(keysOf(values), (name) => errorIn(name, values[name]));
}
