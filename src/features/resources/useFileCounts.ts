import { useState } from 'react';
import { loadFirestoreCode } from '@/firebase/readThunk';
import { useIdle } from '@/ui/browserState';
import { useRequest } from '@/ui/useRequest';
import type { FileCounts } from './CategoryList';
import { libraryMessages } from './libraryMessages';
import type { ResourceCategory } from './documents';
import { queryFiles } from './resourcesSlice';

/**
 * Requests the number of files in each category from the server. If the request fails, no numbers
 * are shown.
 * @param ready true once the files are shown. The request starts after that.
 * @returns null until the numbers are loaded
 */
export function useFileCounts(
  categories: readonly ResourceCategory[],
  ready: boolean,
): FileCounts | null {
  const idle = useIdle();
  const [began, setBegan] = useState(false);
  if (idle && ready && !began) setBegan(true);
  return useRequest(began ? '' : null, libraryMessages.countFilesFailed, async () => {
    const sdk = await loadFirestoreCode();
    const counted = categories.map(async ({ id }) => {
      const answer = await sdk.getCount(queryFiles(sdk, id));
      return [id, answer.data().count] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }).data;
}
