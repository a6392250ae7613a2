import { groupBy } from '@/lib/records';
import { formatMonth } from '@/lib/uploads';
import type { ResourceFile } from './documents';

export const getMonthName = ({ uploadDate }: ResourceFile) => formatMonth(uploadDate) || 'No date';

/**
 * Groups the files of a category by month, from newest to oldest. `count` is the number of all
 * files of a month. `files` contains the files of the month that the page lists: at most `listed`
 * files in all months together. The newest file is not listed, because it has its own card. A month
 * without listed files is left out.
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
