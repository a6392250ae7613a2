/**
 * Returns a ref callback that sets an input's custom validity. The browser then rejects the form,
 * focuses the field and shows the message.
 */
export const createValidityRef = (error: string | null) => (input: HTMLInputElement | null) =>
  input?.setCustomValidity(error ?? '');
