import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { figuresRead } from '@/firebase/figures';
import { collectionAt } from '@/firebase/reads';
import {
  figuresBegan,
  notRequested,
  type Requested,
  requestFailed,
  requestSucceeded,
  settled,
} from '@/lib/requested';
import {
  COLLECTION,
  type EquityLists,
  parseEquityMarket,
  type StockKind,
  stockKinds,
  type StockList,
} from './documents';
import { messages } from './messages';

/** Each list has its own loading flag: one read fills both, a save settles one. */
export type EquityState = Record<StockKind, Requested<StockList | null>>;

interface WithEquity {
  equity: EquityState;
}

const initialState: EquityState = {
  gainers: notRequested(null),
  losers: notRequested(null),
};

/** Both lists in one read; each list's slot keeps its own message when it fails. */
export const fetchEquityMarket = figuresRead<EquityLists, WithEquity>({
  type: 'equity/fetchEquityMarket',
  name: 'equity',
  message: messages.gainers.loadFailed,
  load: collectionAt(COLLECTION),
  parse: parseEquityMarket,
  // A save settles one list: then the read is the other's.
  slotOf: ({ equity }) => (equity.gainers.status === 'succeeded' ? equity.losers : equity.gainers),
});

const equitySlice = createSlice({
  name: 'equity',
  initialState,
  reducers: {
    stocksSaved: (state, { payload }: PayloadAction<{ kind: StockKind; list: StockList }>) =>
      settled(state[payload.kind], payload.list),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchEquityMarket.pending, (state, { meta }) => {
        for (const kind of stockKinds) {
          const { requestId, known } = meta;
          figuresBegan(state[kind], {
            requestId,
            known: known && { at: known.at, data: known.data[kind] },
          });
        }
      })
      .addCase(fetchEquityMarket.fulfilled, (state, { meta, payload }) => {
        for (const kind of stockKinds) requestSucceeded(state[kind], meta.requestId, payload[kind]);
      })
      .addCase(fetchEquityMarket.rejected, (state, { meta }) => {
        for (const kind of stockKinds)
          requestFailed(state[kind], meta.requestId, messages[kind].loadFailed);
      });
  },
});

export const { stocksSaved } = equitySlice.actions;

/** What a page with the table asks for when it opens, unless it is already there. */
export function openEquityMarket(): ThunkAction<void, WithEquity, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { equity } = getState();
    if (stockKinds.some((kind) => equity[kind].status !== 'succeeded')) {
      void dispatch(fetchEquityMarket());
    }
  };
}

export const selectStocks = (kind: StockKind) => (state: WithEquity) => state.equity[kind];

export default equitySlice.reducer;
