export const LEAVE_TITLE = 'Leave without saving?';

export const LEAVE_TEXT = 'Your changes on this page have not been saved.';

export const RELOAD_TITLE = 'Reload without saving?';

export const RELOAD_TEXT =
  'Your changes have not been saved. The stored version will replace them.';
