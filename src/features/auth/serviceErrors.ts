import { FirebaseError } from 'firebase/app';
import { TimedOut } from '@/lib/timeLimit';
import { authMessages } from './messages';

/**
 * Returns the error code of Firebase, such as 'auth/user-disabled'. Returns '' for any other error.
 */
export function getErrorCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code : '';
}

export function getErrorMessage(error: unknown): string {
  if (error instanceof TimedOut) return authMessages.noAnswer;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Errors that do not mean that the session has ended. Firebase could not be reached or was too
 * busy.
 */
const TEMPORARY_ERRORS = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/quota-exceeded',
  'auth/internal-error',
]);

export function isTemporaryError(error: unknown): boolean {
  return error instanceof TimedOut || TEMPORARY_ERRORS.has(getErrorCode(error));
}

const WRONG_CREDENTIALS = 'The email or password is wrong.';
const PLAIN_SENTENCES: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/invalid-email': 'This is not an email address.',
  'auth/missing-email': 'Enter your email.',
  'auth/missing-password': 'Enter your password.',
  'auth/too-many-requests':
    'Too many attempts. Wait a few minutes, or set a new password with Forgot password.',
  'auth/network-request-failed':
    'The sign-in service cannot be reached. Check your connection and try again.',
  'auth/user-disabled': 'This account is switched off. Ask the person who keeps the staff list.',
};

/** Explains a common Firebase error in plain words. Returns null for any other error. */
export function findErrorMessage(error: unknown): string | null {
  return PLAIN_SENTENCES[getErrorCode(error)] ?? null;
}
