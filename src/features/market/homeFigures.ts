import type { AppThunk } from '@/ui/storeHooks';
import { fetchAsi, fetchMacroeconomics, fetchRecent, type WithMarket } from './marketSlice';

/**
 * Loads the index, the macroeconomic figures and the recent sessions again. Resolves when all three
 * requests have succeeded or failed.
 */
function reload(): AppThunk<Promise<unknown>> {
  return (dispatch) =>
    Promise.all([dispatch(fetchAsi()), dispatch(fetchMacroeconomics()), dispatch(fetchRecent())]);
}

/** The latest figures of the home page. Other features compare their own figures with them. */
export const homeFigures = { select: ({ market }: WithMarket) => market, reload };
