export const LOAD_AGAIN = 'Load the page again';
export const STILL_OFFLINE = 'There is still no connection.';

export const NOT_SAVED_OFFLINE = 'You are offline, and this page is not saved on your device.';
