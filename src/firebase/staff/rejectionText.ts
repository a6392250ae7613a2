import { isPermissionError } from './permissionErrors';

const AGAIN = ' Please try again.';

/**
 * Returns the message of a save that failed. If the server rejected it, another try would be
 * rejected too: the message names what was rejected and does not ask to try again.
 * @param names the titles of the changed figures
 */
export function rejectionText(message: string, error: unknown, names: readonly string[]): string {
  if (!message.endsWith(AGAIN) || !isPermissionError(error) || names.length === 0) return message;
  const failed = message.slice(0, -AGAIN.length);
  return `${failed} The server refuses ${names.join(' or ')}: correct it or leave it as it was, or sign in where you are asked to.`;
}
