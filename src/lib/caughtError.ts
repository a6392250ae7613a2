/** The event by which a part of the page passes on an error that it has caught and shown. */
export const CAUGHT = 'caughterror';
