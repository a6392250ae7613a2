import { useEffect, useRef, useState } from 'react';
import { readInTime } from '@/firebase/reads';
import { useIdle } from '@/ui/useIdle';
import type { ResourceCategory } from './documents';
import { resourceMessages } from './messages';
import { filesIn } from './resourcesSlice';

/** How many files each category has, by its id. */
export type FileCounts = Readonly<Record<string, number>>;

/**
 * Counts the files of each category on the server. Nobody waits for that: it comes after the page
 * itself, and where it fails there are no counts.
 * @param ready whether what the visitor came for is there
 * @returns null until they are known
 */
export function useCounts(
  categories: readonly ResourceCategory[],
  ready: boolean,
): FileCounts | null {
  const [counts, setCounts] = useState<FileCounts | null>(null);
  const asked = useRef(false);
  const idle = useIdle();

  useEffect(() => {
    if (!idle || !ready || asked.current) return;
    asked.current = true;
    void readInTime({
      message: resourceMessages.countFilesFailed,
      load: async (sdk) => {
        const counted = categories.map(async ({ id }) => {
          const answer = await sdk.getCount(filesIn(sdk, id));
          return [id, answer.data().count] as const;
        });
        return Object.fromEntries(await Promise.all(counted));
      },
      late: setCounts,
      failed: () => false,
      again: () => undefined,
    }).then(setCounts, () => undefined);
  }, [categories, idle, ready]);

  return counts;
}
