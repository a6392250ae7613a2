import { readNewestChanges } from '@/firebase/staff/readChanges';
import { useRequest } from '@/ui/useRequest';
import { tonightMessages } from '../messages';
import type { TonightFiles } from '../tonightFiles';

/**
 * Loads the latest change records of the daily summary and the price list. The records contain the
 * email addresses of the uploaders.
 */
export function useFileChangeRecords({ summary, priceList }: TonightFiles) {
  const newest = [summary.newest, priceList.newest].filter((file) => file !== null);
  const paths = newest.map(({ id }) => `files/${id}`);
  return useRequest(paths.join(), tonightMessages.savesFailed, () => readNewestChanges(paths)).data;
}
