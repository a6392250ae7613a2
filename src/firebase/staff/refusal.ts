import { isPermissionError } from './permissionErrors';

const AGAIN = ' Please try again.';

/**
 * Returns the message of a save that failed. What the server refused it would refuse again: then it does not
 * ask for another try, and names what was refused.
 * @param names the titles of what the save changes
 */
export function refusalText(message: string, error: unknown, names: readonly string[]): string {
  if (!message.endsWith(AGAIN) || !isPermissionError(error) || names.length === 0) return message;
  const failed = message.slice(0, -AGAIN.length);
  return `${failed} The server refuses ${names.join(' or ')}: correct it or leave it as it was, or sign in where you are asked to.`;
}
