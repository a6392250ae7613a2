export const UNSAVED = 'Unsaved';
/** Shown after 'Unsaved' if local storage is full or switched off. */
export const NOT_KEPT = 'Not kept on this computer';
