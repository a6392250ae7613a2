export const UNREADABLE_FILE =
  'This file cannot be read. It may have been moved or deleted, or another program may have it open. Close it there and choose it again.';

/**
 * Returns whether an error means that a file is missing, changed, locked, or a folder (File API,
 * section 7).
 */
export function isUnreadableFile(error: unknown): boolean {
  const names = ['NotFoundError', 'NotReadableError', 'SecurityError'];
  return error instanceof DOMException && names.includes(error.name);
}
