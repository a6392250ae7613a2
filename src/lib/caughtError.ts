/** Dispatched when an error boundary has caught an error and shows it. */
export const CAUGHT = 'caughterror';
