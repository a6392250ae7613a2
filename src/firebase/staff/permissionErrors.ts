import { FirebaseError } from 'firebase/app';
import { createListeners } from '@/lib/listeners';
import { failureText } from './clock';

/*
 * Features cannot reach the sign-in of the staff area; they report permission errors here, and the
 * staff area listens.
 */
const CODES = new Set([
  'unauthenticated',
  'permission-denied',
  'storage/unauthenticated',
  'storage/unauthorized',
]);

const permissionErrors = createListeners();

/** Returns whether the server refused because of who is, or is not, signed in. */
export function isPermissionError(error: unknown): boolean {
  return error instanceof FirebaseError && CODES.has(error.code);
}

/**
 * Reports a failed save: where the server refused the session, staff are asked to sign in again in
 * place.
 */
export function reportPermissionError(error: unknown): void {
  if (isPermissionError(error)) permissionErrors.tell();
}

/** Logs that a step of staff failed, reports a permission error, and returns the message. */
export function reportFailure(message: string, error: unknown): string {
  reportPermissionError(error);
  console.warn(message, error);
  return failureText(message, error);
}

/** Calls back at each permission error; returns a function that stops it. */
export const onPermissionError = permissionErrors.listen;
