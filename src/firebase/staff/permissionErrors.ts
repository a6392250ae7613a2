import { FirebaseError } from 'firebase/app';
import { createListeners } from '@/lib/listeners';
import { formatFailure } from './clock';

/*
 * Features report permission errors with `reportPermissionError`. The staff area listens for these
 * errors and opens the sign-in dialog.
 */

const PERMISSION_ERROR_CODES = new Set([
  'unauthenticated',
  'permission-denied',
  'storage/unauthenticated',
  'storage/unauthorized',
]);

const permissionErrors = createListeners();

/**
 * Returns whether Firebase rejected a request because the account has no permission, or because
 * nobody is signed in.
 */
export function isPermissionError(error: unknown): boolean {
  return error instanceof FirebaseError && PERMISSION_ERROR_CODES.has(error.code);
}

/**
 * Reports a permission error of a failed save. The staff area then asks the user to sign in again.
 */
export function reportPermissionError(error: unknown): void {
  if (isPermissionError(error)) permissionErrors.notify();
}

/** Logs a failed action, reports a permission error, and returns the message. */
export function reportFailure(message: string, error: unknown): string {
  reportPermissionError(error);
  console.warn(message, error);
  return formatFailure(message, error);
}

/** Calls the listener at each permission error. Returns the function that unsubscribes. */
export const onPermissionError = permissionErrors.listen;
