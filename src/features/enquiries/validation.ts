import { NAME_MIN } from './limits';
import {
  EMAIL_INVALID,
  EMAIL_REQUIRED,
  MESSAGE_REQUIRED,
  NAME_REQUIRED,
  NAME_TOO_SHORT,
} from './messages';

/** What is wrong with each field; a field without an entry is fine. */
export type Errors<Name extends string> = { [Key in Name]?: string | undefined };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function nameError(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return NAME_REQUIRED;
  return trimmed.length < NAME_MIN ? NAME_TOO_SHORT : null;
}

function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return EMAIL_REQUIRED;
  return EMAIL.test(trimmed) ? null : EMAIL_INVALID;
}

/** Name and e-mail, as every form asks for them. */
export function senderErrors(values: { name: string; email: string }): Errors<'name' | 'email'> {
  const name = nameError(values.name);
  const email = emailError(values.email);
  return { ...(name !== null && { name }), ...(email !== null && { email }) };
}

/** The sender and a message that is not blank. */
export function letterErrors(values: {
  name: string;
  email: string;
  message: string;
}): Errors<'name' | 'email' | 'message'> {
  const blank = values.message.trim() === '';
  return { ...senderErrors(values), ...(blank && { message: MESSAGE_REQUIRED }) };
}
