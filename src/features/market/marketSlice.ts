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

export const selectAsi = (state: WithMarket) => state.market.asi;
export const selectFixedIncome = (state: WithMarket) => state.market.fixedIncome;
export const selectMacroeconomics = (state: WithMarket) => state.market.macroeconomics;

const initialState: MarketState = {
  asi: notRequested(null),
  fixedIncome: notRequested(null),
  macroeconomics: notRequested(null),
};

export const fetchAsi = figuresRead<Asi | null, WithMarket>({
  type: 'market/fetchAsi',
  name: 'asi',
  message: ASI_LOAD_FAILED,
  load: async ({ doc, firestore, getDoc }) => (await getDoc(doc(firestore(), ...paths.asi))).data(),
  parse: parseAsi,
  slotOf: selectAsi,
});

export const fetchFixedIncome = figuresRead<FixedIncome, WithMarket>({
  type: 'market/fetchFixedIncome',
  name: 'fixedIncome',
  message: FIXED_INCOME_LOAD_FAILED,
  load: collectionAt(paths.fixedIncome),
  parse: parseFixedIncome,
  slotOf: selectFixedIncome,
});

export const fetchMacroeconomics = figuresRead<Macroeconomics, WithMarket>({
  type: 'market/fetchMacroeconomics',
  name: 'macroeconomics',
  message: MACRO_LOAD_FAILED,
  load: collectionAt(paths.macroeconomics),
  parse: parseMacroeconomics,
  slotOf: selectMacroeconomics,
});

const marketSlice = createSlice({
  name: 'market',
  initialState,
  reducers: {
    asiSaved: ({ asi }, { payload }: PayloadAction<Asi>) => settled(asi, payload),
    fixedIncomeSaved: ({ fixedIncome }, { payload }: PayloadAction<FixedIncome>) =>
      settled(fixedIncome, payload),
    macroeconomicsSaved: ({ macroeconomics }, { payload }: PayloadAction<Macroeconomics>) =>
      settled(macroeconomics, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchAsi.pending, ({ asi }, { meta }) => figuresBegan(asi, meta))
      .addCase(fetchAsi.fulfilled, ({ asi }, { meta, payload }) =>
        requestSucceeded(asi, meta.requestId, payload),
      )
      .addCase(fetchAsi.rejected, ({ asi }, { meta }) =>
        requestFailed(asi, meta.requestId, ASI_LOAD_FAILED),
      )
      .addCase(fetchFixedIncome.pending, ({ fixedIncome }, { meta }) =>
        figuresBegan(fixedIncome, meta),
      )
      .addCase(fetchFixedIncome.fulfilled, ({ fixedIncome }, { meta, payload }) =>
        requestSucceeded(fixedIncome, meta.requestId, payload),
      )
      .addCase(fetchFixedIncome.rejected, ({ fixedIncome }, { meta }) =>
        requestFailed(fixedIncome, meta.requestId, FIXED_INCOME_LOAD_FAILED),
      )
      .addCase(fetchMacroeconomics.pending, ({ macroeconomics }, { meta }) =>
        figuresBegan(macroeconomics, meta),
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

/** What the market board asks for when it opens, and again on Retry: all that is not there yet, at once. */
export function openMarket(): ThunkAction<void, WithMarket, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { asi, fixedIncome, macroeconomics } = getState().market;
    if (asi.status !== 'succeeded') void dispatch(fetchAsi());
    if (fixedIncome.status !== 'succeeded') void dispatch(fetchFixedIncome());
    if (macroeconomics.status !== 'succeeded') void dispatch(fetchMacroeconomics());
  };
}

export default marketSlice.reducer;
