export const LEAVE_TITLE = 'Leave without saving?';

export const LEAVE_TEXT = 'Your changes on this page have not been saved.';

export const RELOAD_TITLE = 'Reload without saving?';

export const RELOAD_TEXT =
  'Your changes here have not been saved, and what is stored will replace them.';
