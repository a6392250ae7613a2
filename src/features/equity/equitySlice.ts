import {
  createAsyncThunk,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { loadOrRecall } from '@/lib/lastKnown';
import {
  notRequested,
  requestBegan,
  type Requested,
  requestFailed,
  requestSucceeded,
  settled,
} from '@/lib/requests';
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

async function readCollection(): Promise<Record<string, unknown>> {
  const { collection, firestore, getDocs } = await import('@/lib/firestore');
  const { docs } = await getDocs(collection(firestore(), COLLECTION));
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}

/** Both lists in one read; each list's slot keeps its own message when it fails. */
export const fetchEquityMarket = createAsyncThunk<
  EquityLists,
  undefined,
  { state: WithEquity; rejectValue: string }
>(
  'equity/fetchEquityMarket',
  async (_, { dispatch, rejectWithValue }) => {
    const message = messages.gainers.loadFailed;
    const outcome = await loadOrRecall({
      name: 'equity',
      message,
      load: readCollection,
      parse: parseEquityMarket,
    });
    if (outcome.ok) return outcome.data;
    dispatch(stocksRecalled(outcome.lastKnown));
    return rejectWithValue(message);
  },
  {
    condition: (_, { getState }) =>
      stockKinds.every((kind) => getState().equity[kind].status !== 'loading'),
  },
);

const equitySlice = createSlice({
  name: 'equity',
  initialState,
  reducers: {
    stocksSaved: (state, { payload }: PayloadAction<{ kind: StockKind; list: StockList }>) =>
      settled(state[payload.kind], payload.list),
    // What this visit has already shown is at least as new as what the browser kept.
    stocksRecalled: (state, { payload }: PayloadAction<EquityLists | null>) => {
      for (const kind of stockKinds) state[kind].data ??= payload?.[kind] ?? null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchEquityMarket.pending, (state, { meta }) => {
        for (const kind of stockKinds) requestBegan(state[kind], meta.requestId);
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
const { stocksRecalled } = equitySlice.actions;

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
