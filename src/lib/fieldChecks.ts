/** A condition that the text of a field has to meet, and the message where it does not. */
export interface FieldCheck {
  isMet: (text: string) => boolean;
  message: string;
}

export interface CheckedField {
  required: boolean;
  /** The message of a required field without text. */
  missing: string;
  /** The checks of a field with text, in their order: the first that fails gives the message. */
  checks: readonly FieldCheck[];
}

/** Returns the message of what is wrong with the text of a field, or null. */
export function fieldError(text: string, { required, missing, checks }: CheckedField) {
  if (text === '') return required ? missing : null;
  return checks.find(({ isMet }) => !isMet(text))?.message ?? null;
}
