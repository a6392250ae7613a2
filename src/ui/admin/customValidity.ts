/**
 * Returns the ref of an input: the browser's own check then stops the form, goes to the field and
 * says why.
 */
export const customValidity = (error: string | null) => (input: HTMLInputElement | null) =>
  input?.setCustomValidity(error ?? '');
