import { groupBy } from '@/lib/records';
import { formatMonth } from '@/lib/uploads';
import type { ResourceFile } from './documents';

export const monthName = ({ uploadDate }: ResourceFile) => formatMonth(uploadDate) || 'No date';

/**
 * Returns the months of a category's files, such as `March 2025`, the newest first: how many files
 * each has, and those of them that are listed. So many are, without the newest, which stands on a
 * card of its own; a month with none to list is left out.
 */
export function monthsOf(files: readonly ResourceFile[], listed: number) {
  const rows = new Set(files.slice(1, listed + 1));
  return [...groupBy(files, monthName)]
    .map(([name, all]) => ({
      name,
      count: all.length,
      files: all.filter((file) => rows.has(file)),
    }))
    .filter((month) => month.files.length > 0);
}
