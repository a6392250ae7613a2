/** The name of the event that is dispatched when an error boundary catches an error. */
export const CAUGHT_ERROR_EVENT = 'caughterror';
