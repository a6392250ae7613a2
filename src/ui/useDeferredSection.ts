import { useEffect, useState } from 'react';
import { onOnline } from '@/browser/offline';
import type { LazyPage } from './lazyPage';

/** Loads the code of a deferred section. Tries again when the browser is online again. */
export function useDeferredSection({ preload }: LazyPage): { failed: boolean } {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const attempt = () =>
      void preload().then(
        () => setFailed(false),
        () => setFailed(true),
      );
    attempt();
    return onOnline(attempt);
  }, [preload]);
  return { failed };
}
