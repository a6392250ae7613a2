import { useState } from 'react';
import { firestoreCode } from '@/firebase/readThunk';
import { useIdle } from '@/ui/browserState';
import { useRequest } from '@/ui/useRequest';
import type { FileCounts } from './CategoryList';
import { libraryMessages } from './libraryMessages';
import type { ResourceCategory } from './documents';
import { filesIn } from './resourcesSlice';

/**
 * Counts the files of each category on the server. Nobody waits for that: it comes after the page
 * itself, and where it fails there are no counts.
 * @param ready whether what the visitor came for is there
 * @returns null until they are known
 */
export function useFileCounts(
  categories: readonly ResourceCategory[],
  ready: boolean,
): FileCounts | null {
  const idle = useIdle();
  const [began, setBegan] = useState(false);
  if (idle && ready && !began) setBegan(true);
  return useRequest(began ? '' : null, libraryMessages.countFilesFailed, async () => {
    const sdk = await firestoreCode();
    const counted = categories.map(async ({ id }) => {
      const answer = await sdk.getCount(filesIn(sdk, id));
      return [id, answer.data().count] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }).data;
}
