import { useAppSelector } from '@/ui/storeHooks';
import { type RequestState, getRequestView } from '@/lib/requestState';
import type { WithMarket } from './marketSlice';

/** Returns true if all requests have succeeded and no figure is stored yet, as on a new site. */
export const selectIsNew = ({ market }: WithMarket) =>
  Object.values(market).every(
    ({ status, data }) => status === 'succeeded' && !/\d/.test(JSON.stringify(data)),
  );

/**
 * Returns the state of a panel on the market board. On a new site, panels show only their outline:
 * one message above the board says that there are no figures.
 */
export const useBlockView = (request: RequestState<unknown>) =>
  useAppSelector(selectIsNew) ? 'failed' : getRequestView(request);
