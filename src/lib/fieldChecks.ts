/** A condition for the text of a field, with its error message. */
export interface FieldCheck {
  isMet: (text: string) => boolean;
  message: string;
}

export interface CheckedField {
  required: boolean;
  /** The message if a required field is empty. */
  missing: string;
  /** The checks in order. The first failed check gives the error message. */
  checks: readonly FieldCheck[];
}

/** Returns the error message for the text of a field, or null. */
export function findFieldError(text: string, { required, missing, checks }: CheckedField) {
  if (text === '') return required ? missing : null;
  return checks.find(({ isMet }) => !isMet(text))?.message ?? null;
}
