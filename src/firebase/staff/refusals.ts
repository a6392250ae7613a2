import { createListeners } from '@/lib/listeners';
import { failureText } from './clock';

/*
 * Features cannot reach the sign-in of the staff area; they report here that the server refused
 * them, and the staff area listens.
 */
const REFUSALS = new Set([
  'unauthenticated',
  'permission-denied',
  'storage/unauthenticated',
  'storage/unauthorized',
]);

const refusals = createListeners();

/** Whether the server refused because of who is, or is not, signed in. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    REFUSALS.has(error.code)
  );
}

/** A save failed: where the server refused the session, staff are asked to sign in again in place. */
export function noteRefusal(error: unknown): void {
  if (isRefusal(error)) refusals.tell();
}

/** A step that staff asked for failed: that is logged, a refusal is noted, and what to say returned. */
export function reportFailure(message: string, error: unknown): string {
  noteRefusal(error);
  console.warn(message, error);
  return failureText(message, error);
}

/** Calls back at each refusal; returns how to stop. */
export const onRefusal = refusals.listen;
