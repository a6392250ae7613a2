/* The labels of the newsletter bar. Every page loads them; `messages.ts` belongs to the forms. */
export const SIGN_UP_LABEL = 'Sign up';
export const HIDE_FORM_LABEL = 'Hide the form';
