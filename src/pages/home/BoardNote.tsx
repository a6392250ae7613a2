import type { WithMarket } from '@/features/market/marketSlice';
import { HomeNote } from '@/features/notes/HomeNote';
import { isRequestPending } from '@/lib/requestState';
import { useAppSelector } from '@/ui/storeHooks';

/** The note above the board, requested once the figures of the board are answered. */
export function BoardNote() {
  const market = useAppSelector(({ market: figures }: WithMarket) => figures);
  const { asi, recent } = market;
  const isLoading = Object.values(market).some(
    (request) => request.status === 'idle' || isRequestPending(request),
  );
  return (
    <HomeNote
      session={asi.data?.date ?? ''}
      figuresAt={isLoading ? '' : (asi.loadedAt ?? '')}
      recent={recent.data}
    />
  );
}
