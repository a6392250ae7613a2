export const UNSAVED = 'Unsaved';
/** Follows the label 'Unsaved' if local storage is full or switched off. */
export const NOT_KEPT = 'Not kept on this computer';
