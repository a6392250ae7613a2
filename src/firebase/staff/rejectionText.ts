import { isPermissionError } from './permissionErrors';

const TRY_AGAIN = ' Please try again.';

/**
 * Returns the message of a failed save. If Firestore rejected the save, a retry would be rejected
 * too. The message then names the rejected figures and does not ask to try again.
 * @param names the titles of the changed figures
 */
export function formatRejection(message: string, error: unknown, names: readonly string[]): string {
  if (!message.endsWith(TRY_AGAIN) || !isPermissionError(error) || names.length === 0)
    return message;
  const failed = message.slice(0, -TRY_AGAIN.length);
  return `${failed} The server rejected ${names.join(' or ')}. Correct it, or change it back. If the page asks you to sign in, sign in first.`;
}
