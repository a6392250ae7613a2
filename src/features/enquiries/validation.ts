import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, NAME_MIN, PHONE_MAX, SUBJECT_MAX } from './limits';
import {
  EMAIL_INVALID,
  EMAIL_REQUIRED,
  MESSAGE_REQUIRED,
  NAME_REQUIRED,
  NAME_TOO_SHORT,
  tooLong,
} from './messages';

/** The errors by field; a field without an entry is valid. */
export type Errors<Name extends string> = { [Key in Name]?: string | undefined };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const lengthError = (text: string, most: number) =>
  text.length > most ? tooLong(most) : undefined;

function nameError(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return NAME_REQUIRED;
  return trimmed.length < NAME_MIN ? NAME_TOO_SHORT : lengthError(name, NAME_MAX);
}

function emailError(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return EMAIL_REQUIRED;
  return EMAIL.test(trimmed) ? lengthError(email, EMAIL_MAX) : EMAIL_INVALID;
}

export interface Sender {
  name: string;
  email: string;
}

export function senderErrors({ name, email }: Sender): Errors<keyof Sender> {
  return { name: nameError(name), email: emailError(email) };
}

interface Letter extends Sender {
  phone?: string;
  subject?: string;
  message: string;
}

/** Returns the sender and a message that is not blank; nothing longer than is taken. */
export function letterErrors(values: Letter): Errors<keyof Letter> {
  const { phone = '', subject = '', message } = values;
  return {
    ...senderErrors(values),
    phone: lengthError(phone, PHONE_MAX),
    subject: lengthError(subject, SUBJECT_MAX),
    message: message.trim() === '' ? MESSAGE_REQUIRED : lengthError(message, MESSAGE_MAX),
  };
}
