import { tableLimits } from './limits';
import { tooLargeMessages } from './messages';

/**
 * Thrown for a file or a paste without a readable table. The message is one of `tableErrors` or
 * `tooLargeMessages`.
 */
export class TableError extends Error {
  override name = 'TableError';
}

/**
 * Throws a TableError if a size exceeds its limit. If possible, call this function before memory of
 * this size is allocated.
 */
export function throwIfAbove(size: keyof typeof tableLimits, measured: number): void {
  if (measured > tableLimits[size]) throw new TableError(tooLargeMessages[size](measured));
}
