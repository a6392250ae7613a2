import { createSlice } from '@reduxjs/toolkit';
import { createCollectionLoader, createReadThunk, requestUnlessLoaded } from '@/firebase/readThunk';
import { addRequest, createIdleRequest, type RequestState } from '@/lib/requestState';
import { type EquityLists, parseEquityMarket, type StockKind } from '@/figures/stocks';
import { loadFailedMessages } from '@/figures/messages';
import { collections } from '@/figures/registry';

/** The request state of both lists. One request loads both. */
export type EquityState = RequestState<EquityLists | null>;

interface WithEquity {
  equity: EquityState;
}

export const selectEquity = (state: WithEquity) => state.equity;

export const fetchEquityMarket = createReadThunk<EquityLists | null, WithEquity>({
  type: 'equity/fetchEquityMarket',
  cacheKey: 'equity',
  message: loadFailedMessages.gainers,
  load: createCollectionLoader(collections.equityMarket),
  parse: parseEquityMarket,
  requestOf: selectEquity,
});

const initialState: EquityState = createIdleRequest(null);

const equitySlice = createSlice({
  name: 'equity',
  initialState,
  reducers: {},
  extraReducers: (builder) => addRequest(builder, fetchEquityMarket, (equity) => equity),
});

/**
 * Loads the gainers and the losers when a page opens that shows them. Does nothing if both lists
 * are already loaded.
 */
export const openEquityMarket = (seenAgain = false) =>
  requestUnlessLoaded(fetchEquityMarket, selectEquity, seenAgain);

/** The equity market as one part of a page. The page shows a single error for both lists. */
export const equityPagePart = {
  name: 'equity market',
  select: selectEquity,
  open: openEquityMarket,
};

/** Returns the request state of one of the two lists, with the error message of this list. */
export const getStockList = (equity: EquityState, kind: StockKind) => ({
  ...equity,
  data: equity.data?.[kind] ?? null,
  error: equity.error && loadFailedMessages[kind],
});

export default equitySlice.reducer;
