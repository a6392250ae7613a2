export const UNSAVED_LABEL = 'Unsaved';
/**
 * Shown after 'Unsaved' if the browser cannot save the draft because local storage is full or
 * switched off.
 */
export const NOT_SAVED_LOCALLY_LABEL = 'Draft not saved on this computer';
