import { FirebaseError } from 'firebase/app';
import { createListeners } from '@/lib/listeners';
import { failureText } from './clock';

/*
 * Features cannot open the sign-in dialog. They report permission errors here, and the staff area
 * listens.
 */
const CODES = new Set([
  'unauthenticated',
  'permission-denied',
  'storage/unauthenticated',
  'storage/unauthorized',
]);

const permissionErrors = createListeners();

/**
 * Returns whether Firebase rejected a request because of the signed-in account, or because nobody
 * is signed in.
 */
export function isPermissionError(error: unknown): boolean {
  return error instanceof FirebaseError && CODES.has(error.code);
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
  return failureText(message, error);
}

/** Calls back at each permission error. Returns a function that stops it. */
export const onPermissionError = permissionErrors.listen;
