import { tableLimits } from './limits';
import { tooLargeMessages } from './messages';

/**
 * The error for a file or a paste without a readable table. Its message is one of `tableErrors` or
 * `tooLargeMessages`.
 */
export class TableError extends Error {
  override name = 'TableError';
}

/**
 * Throws if a size is above its limit. If possible, call this function before anything of that size
 * is created.
 */
export function throwIfAbove(size: keyof typeof tableLimits, measured: number): void {
  if (measured > tableLimits[size]) throw new TableError(tooLargeMessages[size](measured));
}
