import type { AppThunk } from '@/ui/storeHooks';
import { fetchAsi, fetchMacroeconomics, fetchRecent, type WithMarket } from './marketSlice';

/** Reloads the latest figures of the home page. Resolves once all three requests have settled. */
function reload(): AppThunk<Promise<unknown>> {
  return (dispatch) =>
    Promise.all([dispatch(fetchAsi()), dispatch(fetchMacroeconomics()), dispatch(fetchRecent())]);
}

/** The latest figures of the home page, for features that compare their own figures with them. */
export const homeFigures = { select: ({ market }: WithMarket) => market, reload };
