/** A condition that the text of a field must meet, and the error message if it does not. */
export interface FieldCheck {
  isMet: (text: string) => boolean;
  message: string;
}

export interface CheckedField {
  required: boolean;
  /** The error message for a required field that is empty. */
  missing: string;
  /**
   * The conditions in the order in which they are checked. The field shows only the first error.
   */
  checks: readonly FieldCheck[];
}

/** Returns the error message for the text of a field; null if the text is valid. */
export function findFieldError(text: string, { required, missing, checks }: CheckedField) {
  if (text === '') return required ? missing : null;
  return checks.find(({ isMet }) => !isMet(text))?.message ?? null;
}
