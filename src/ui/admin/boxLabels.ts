export const UNSAVED_LABEL = 'Unsaved';
/** Shown after 'Unsaved' if local storage is full or switched off. */
export const NOT_SAVED_LOCALLY_LABEL = 'Not kept on this computer';
