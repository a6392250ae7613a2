import { getDirection, formatSize } from '@/lib/change';
import type { SanityCheck } from '@/lib/sanityCheck';

/** Describes a move as ', up 0.62%'; null if there is nothing to compare with. */
export function describeMove({ change }: SanityCheck): string | null {
  if (change === null) return null;
  if (change === 0) return ', unchanged';
  return `, ${getDirection(change)} ${formatSize(change)}%`;
}
