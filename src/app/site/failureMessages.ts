export const LOAD_AGAIN = 'Load the page again';
export const STILL_GONE = 'There is still no connection.';
