/** The event that is dispatched when an error boundary catches an error and shows it. */
export const CAUGHT_ERROR_EVENT = 'caughterror';
