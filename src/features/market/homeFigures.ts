import type { AppThunk } from '@/ui/storeHooks';
import { fetchAsi, fetchMacroeconomics, fetchRecent, type WithMarket } from './marketSlice';

/** Loads Home's newest figures again. Resolves after all three requests have ended. */
function reload(): AppThunk<Promise<unknown>> {
  return (dispatch) =>
    Promise.all([dispatch(fetchAsi()), dispatch(fetchMacroeconomics()), dispatch(fetchRecent())]);
}

/** Home's newest figures, for a page of another feature that compares its own with them. */
export const homeFigures = { select: ({ market }: WithMarket) => market, reload };
