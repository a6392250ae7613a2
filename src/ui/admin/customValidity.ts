/**
 * Returns a ref callback that sets the custom validity of an input. If there is an error, the
 * browser does not submit the form, focuses the input and shows the error.
 */
export const createValidityRef =
  (error: string | null) => (input: HTMLInputElement | HTMLTextAreaElement | null) =>
    input?.setCustomValidity(error ?? '');
