import { getDirection, formatSize } from '@/lib/change';
import type { SanityCheck } from '@/lib/sanityCheck';

/** Describes a change as ', up 0.62%'; null if there is no earlier figure. */
export function describeMove({ change }: SanityCheck): string | null {
  if (change === null) return null;
  if (change === 0) return ', unchanged';
  return `, ${getDirection(change)} ${formatSize(change)}%`;
}
