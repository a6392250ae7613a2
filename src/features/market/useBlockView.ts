import { useAppSelector } from '@/ui/storeHooks';
import { type RequestState, viewOf } from '@/lib/requestState';
import type { WithMarket } from './marketSlice';

/** Returns whether nothing is stored yet: no answer has a figure, a day or a tenure. */
export const selectIsNew = ({ market }: WithMarket) =>
  Object.values(market).every(
    ({ status, data }) => status === 'succeeded' && !/\d/.test(JSON.stringify(data)),
  );

/** Returns the view of a block: on a new site its outline, since the line above says it for all. */
export const useBlockView = (request: RequestState<unknown>) =>
  useAppSelector(selectIsNew) ? 'failed' : viewOf(request);
