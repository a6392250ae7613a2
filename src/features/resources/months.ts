import { formatMonth } from '@/lib/format';
import type { ResourceFile } from './documents';

export interface Month {
  /** As its heading, such as `March 2025`. */
  name: string;
  /** How many files the category has of it, whether they are listed or not. */
  count: number;
  /** Those that are listed beneath it. */
  files: ResourceFile[];
}

/**
 * The months of a category's files, the newest first, with the files listed in each: so many in all,
 * without the newest, which stands on a card of its own. A month with none to list is left out.
 */
export function monthsOf(files: readonly ResourceFile[], listed: number): Month[] {
  const months = new Map<string, Month>();
  files.forEach((file, place) => {
    const name = formatMonth(file.uploadDate) || 'No date';
    const month = months.get(name) ?? { name, count: 0, files: [] };
    months.set(name, month);
    month.count += 1;
    if (place > 0 && place <= listed) month.files.push(file);
  });
  return [...months.values()].filter((month) => month.files.length > 0);
}
