import { groupBy } from '@/lib/records';
import { formatMonth } from '@/lib/uploads';
import type { ResourceFile } from './documents';

export const getMonthName = ({ uploadDate }: ResourceFile) => formatMonth(uploadDate) || 'No date';

/**
 * Groups a category's files by month, such as `March 2025`, newest first. Returns each month's
 * total and its files among the first `listed`. Leaves out the newest file, which has its own card,
 * and months without a listed file.
 */
export function groupByMonth(files: readonly ResourceFile[], listed: number) {
  const rows = new Set(files.slice(1, listed + 1));
  return [...groupBy(files, getMonthName)]
    .map(([name, all]) => ({
      name,
      count: all.length,
      files: all.filter((file) => rows.has(file)),
    }))
    .filter((month) => month.files.length > 0);
}
