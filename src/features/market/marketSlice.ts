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
  type Asi,
  type FixedIncome,
  type Macroeconomics,
  parseAsi,
  parseFixedIncome,
  parseMacroeconomics,
  paths,
} from './documents';
import { ASI_LOAD_FAILED, FIXED_INCOME_LOAD_FAILED, MACRO_LOAD_FAILED } from './messages';

export interface MarketState {
  asi: Requested<Asi | null>;
  fixedIncome: Requested<FixedIncome | null>;
  macroeconomics: Requested<Macroeconomics | null>;
}

interface WithMarket {
  market: MarketState;
}

const initialState: MarketState = {
  asi: notRequested(null),
  fixedIncome: notRequested(null),
  macroeconomics: notRequested(null),
};

async function readDocument(path: readonly [string, string]): Promise<unknown> {
  const { doc, firestore, getDoc } = await import('@/lib/firestore');
  return (await getDoc(doc(firestore(), ...path))).data();
}

async function readCollection(path: string): Promise<Record<string, unknown>> {
  const { collection, firestore, getDocs } = await import('@/lib/firestore');
  const { docs } = await getDocs(collection(firestore(), path));
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}

const createRead = createAsyncThunk.withTypes<{ state: WithMarket; rejectValue: string }>();
const unlessLoading = (slot: keyof MarketState) => ({
  condition: (_: undefined, { getState }: { getState: () => WithMarket }) =>
    getState().market[slot].status !== 'loading',
});

export const fetchAsi = createRead<Asi | null, undefined>(
  'market/fetchAsi',
  async (_, { dispatch, rejectWithValue }) => {
    const message = ASI_LOAD_FAILED;
    const load = () => readDocument(paths.asi);
    const outcome = await loadOrRecall({ name: 'asi', message, load, parse: parseAsi });
    if (outcome.ok) return outcome.data;
    dispatch(asiRecalled(outcome.lastKnown));
    return rejectWithValue(message);
  },
  unlessLoading('asi'),
);

export const fetchFixedIncome = createRead<FixedIncome, undefined>(
  'market/fetchFixedIncome',
  async (_, { dispatch, rejectWithValue }) => {
    const message = FIXED_INCOME_LOAD_FAILED;
    const load = () => readCollection(paths.fixedIncome);
    const outcome = await loadOrRecall({
      name: 'fixedIncome',
      message,
      load,
      parse: parseFixedIncome,
    });
    if (outcome.ok) return outcome.data;
    dispatch(fixedIncomeRecalled(outcome.lastKnown));
    return rejectWithValue(message);
  },
  unlessLoading('fixedIncome'),
);

export const fetchMacroeconomics = createRead<Macroeconomics, undefined>(
  'market/fetchMacroeconomics',
  async (_, { dispatch, rejectWithValue }) => {
    const message = MACRO_LOAD_FAILED;
    const load = () => readCollection(paths.macroeconomics);
    const outcome = await loadOrRecall({
      name: 'macroeconomics',
      message,
      load,
      parse: parseMacroeconomics,
    });
    if (outcome.ok) return outcome.data;
    dispatch(macroeconomicsRecalled(outcome.lastKnown));
    return rejectWithValue(message);
  },
  unlessLoading('macroeconomics'),
);

const marketSlice = createSlice({
  name: 'market',
  initialState,
  reducers: {
    asiSaved: ({ asi }, { payload }: PayloadAction<Asi>) => settled(asi, payload),
    fixedIncomeSaved: ({ fixedIncome }, { payload }: PayloadAction<FixedIncome>) =>
      settled(fixedIncome, payload),
    macroeconomicsSaved: ({ macroeconomics }, { payload }: PayloadAction<Macroeconomics>) =>
      settled(macroeconomics, payload),
    // What this visit has already shown is at least as new as what the browser kept.
    asiRecalled: ({ asi }, { payload }: PayloadAction<Asi | null>) => {
      asi.data ??= payload;
    },
    fixedIncomeRecalled: ({ fixedIncome }, { payload }: PayloadAction<FixedIncome | null>) => {
      fixedIncome.data ??= payload;
    },
    macroeconomicsRecalled: (
      { macroeconomics },
      { payload }: PayloadAction<Macroeconomics | null>,
    ) => {
      macroeconomics.data ??= payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchAsi.pending, ({ asi }, { meta }) => requestBegan(asi, meta.requestId))
      .addCase(fetchAsi.fulfilled, ({ asi }, { meta, payload }) =>
        requestSucceeded(asi, meta.requestId, payload),
      )
      .addCase(fetchAsi.rejected, ({ asi }, { meta }) =>
        requestFailed(asi, meta.requestId, ASI_LOAD_FAILED),
      )
      .addCase(fetchFixedIncome.pending, ({ fixedIncome }, { meta }) =>
        requestBegan(fixedIncome, meta.requestId),
      )
      .addCase(fetchFixedIncome.fulfilled, ({ fixedIncome }, { meta, payload }) =>
        requestSucceeded(fixedIncome, meta.requestId, payload),
      )
      .addCase(fetchFixedIncome.rejected, ({ fixedIncome }, { meta }) =>
        requestFailed(fixedIncome, meta.requestId, FIXED_INCOME_LOAD_FAILED),
      )
      .addCase(fetchMacroeconomics.pending, ({ macroeconomics }, { meta }) =>
        requestBegan(macroeconomics, meta.requestId),
      )
      .addCase(fetchMacroeconomics.fulfilled, ({ macroeconomics }, { meta, payload }) =>
        requestSucceeded(macroeconomics, meta.requestId, payload),
      )
      .addCase(fetchMacroeconomics.rejected, ({ macroeconomics }, { meta }) =>
        requestFailed(macroeconomics, meta.requestId, MACRO_LOAD_FAILED),
      );
  },
});

export const { asiSaved, fixedIncomeSaved, macroeconomicsSaved } = marketSlice.actions;
const { asiRecalled, fixedIncomeRecalled, macroeconomicsRecalled } = marketSlice.actions;

/** What a page with the market board asks for when it opens: all that is not there yet, at once. */
export function openMarket(): ThunkAction<void, WithMarket, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { asi, fixedIncome, macroeconomics } = getState().market;
    if (asi.status !== 'succeeded') void dispatch(fetchAsi());
    if (fixedIncome.status !== 'succeeded') void dispatch(fetchFixedIncome());
    if (macroeconomics.status !== 'succeeded') void dispatch(fetchMacroeconomics());
  };
}

export const selectAsi = (state: WithMarket) => state.market.asi;
export const selectFixedIncome = (state: WithMarket) => state.market.fixedIncome;
export const selectMacroeconomics = (state: WithMarket) => state.market.macroeconomics;

export default marketSlice.reducer;
