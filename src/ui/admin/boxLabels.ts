export const UNSAVED = 'Unsaved';
/** Shown after 'Unsaved' if local storage is full or switched off. */
export const NOT_SAVED_LOCALLY = 'Not kept on this computer';
