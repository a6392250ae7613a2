import { createSlice } from '@reduxjs/toolkit';
import { createCollectionLoader, createReadThunk, requestUnlessLoaded } from '@/firebase/readThunk';
import { addRequest, createIdleRequest, type RequestState } from '@/lib/requestState';
import { type EquityLists, parseEquityMarket, type StockKind } from '@/figures/stocks';
import { loadFailedMessages } from '@/figures/messages';
import { collections } from '@/figures/registry';

/** State of the request for both lists, which load together. */
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

/** Loads both lists when a page with the table opens, unless they have already loaded. */
export const openEquityMarket = (seenAgain = false) =>
  requestUnlessLoaded(fetchEquityMarket, selectEquity, seenAgain);

/** Both lists as one part of a page, because they share one request. */
export const equityPagePart = {
  name: 'equity market',
  select: selectEquity,
  open: openEquityMarket,
};

/** Returns one of the lists, with its own error message. */
export const getStockList = (equity: EquityState, kind: StockKind) => ({
  ...equity,
  data: equity.data?.[kind] ?? null,
  error: equity.error && loadFailedMessages[kind],
});

export default equitySlice.reducer;
