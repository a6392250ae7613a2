import { getDirection, formatSize } from '@/lib/change';
import type { SanityCheck } from '@/lib/sanityCheck';

/**
 * Formats a change in percent, such as ', up 0.62%'. Returns null if there is no earlier figure.
 */
export function describeMove({ change }: SanityCheck): string | null {
  if (change === null) return null;
  if (change === 0) return ', unchanged';
  return `, ${getDirection(change)} ${formatSize(change)}%`;
}
