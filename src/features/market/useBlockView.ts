import { useAppSelector } from '@/ui/storeHooks';
import { type RequestState, getRequestView } from '@/lib/requestState';
import type { WithMarket } from './marketSlice';

/** Returns whether all requests have succeeded and no figure is stored yet, as on a new site. */
export const selectIsNew = ({ market }: WithMarket) =>
  Object.values(market).every(
    ({ status, data }) => status === 'succeeded' && !/\d/.test(JSON.stringify(data)),
  );

/**
 * Returns how a block of the board is shown. On a new site, blocks show only their outline, because
 * the line above the board reports that there are no figures.
 */
export const useBlockView = (request: RequestState<unknown>) =>
  useAppSelector(selectIsNew) ? 'failed' : getRequestView(request);
