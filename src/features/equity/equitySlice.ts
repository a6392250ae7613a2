import { createSlice, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { collectionAt } from '@/firebase/reads';
import { readThunk } from '@/firebase/readThunk';
import {
  notRequested,
  requestBegan,
  type Requested,
  requestFailed,
  requestSucceeded,
} from '@/lib/requested';
import {
  COLLECTION,
  type EquityLists,
  parseEquityMarket,
  type StockKind,
  stockKinds,
  type StockList,
} from './documents';
import { equityMessages } from './messages';

/** One read fills both lists; each has its own message when that fails. */
export type EquityState = Record<StockKind, Requested<StockList | null>>;

interface WithEquity {
  equity: EquityState;
}

const initialState: EquityState = {
  gainers: notRequested(null),
  losers: notRequested(null),
};

/** Both lists in one read; each list's slot keeps its own message when it fails. */
export const fetchEquityMarket = readThunk<EquityLists, WithEquity>({
  type: 'equity/fetchEquityMarket',
  cacheKey: 'equity',
  message: equityMessages.gainers.loadFailed,
  load: collectionAt(COLLECTION),
  parse: parseEquityMarket,
  // One read fills both: they have the same state.
  slotOf: ({ equity }) => equity.gainers,
});

const equitySlice = createSlice({
  name: 'equity',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchEquityMarket.pending, (state, { meta }) => {
        const { requestId, known } = meta;
        for (const kind of stockKinds) {
          requestBegan(state[kind], requestId, known && { at: known.at, data: known.data[kind] });
        }
      })
      .addCase(fetchEquityMarket.fulfilled, (state, { meta, payload }) => {
        for (const kind of stockKinds) requestSucceeded(state[kind], meta.requestId, payload[kind]);
      })
      .addCase(fetchEquityMarket.rejected, (state, { meta }) => {
        for (const kind of stockKinds)
          requestFailed(state[kind], meta.requestId, equityMessages[kind].loadFailed);
      });
  },
});

/** What a page with the table asks for when it opens, unless it is already there. */
export function openEquityMarket(): ThunkAction<void, WithEquity, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (getState().equity.gainers.status !== 'succeeded') void dispatch(fetchEquityMarket());
  };
}

export const selectStocks = (kind: StockKind) => (state: WithEquity) => state.equity[kind];

export default equitySlice.reducer;
