/** The message in the log and in every answer to the full Firestore SDK. */
export const FULL_SDK_NOT_SERVED =
  'The full Firestore SDK (firebase/firestore) is not served here: import from firebase/firestore/lite, which uses REST.';
