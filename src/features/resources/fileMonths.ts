import { groupBy } from '@/lib/records';
import { formatMonth } from '@/lib/uploads';
import type { ResourceFile } from './documents';

export const getMonthName = ({ uploadDate }: ResourceFile) => formatMonth(uploadDate) || 'No date';

/**
 * Groups the files of a category by month, from newest to oldest. Each group has the number of all
 * files of the month, and those files that are among the first `listed`. The newest file is left
 * out, because it has its own card. Months without a listed file are left out too.
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
