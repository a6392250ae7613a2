import { createSlice, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { collectionAt } from '@/firebase/reads';
import { readThunk } from '@/firebase/readThunk';
import { addRequest, notRequested, type Requested } from '@/lib/requested';
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

export const fetchAsi = readThunk<Asi | null, WithMarket>({
  type: 'market/fetchAsi',
  keptAs: 'asi',
  message: ASI_LOAD_FAILED,
  load: async ({ doc, firestore, getDoc }) => (await getDoc(doc(firestore(), ...paths.asi))).data(),
  parse: parseAsi,
  slotOf: selectAsi,
});

export const fetchFixedIncome = readThunk<FixedIncome | null, WithMarket>({
  type: 'market/fetchFixedIncome',
  keptAs: 'fixedIncome',
  message: FIXED_INCOME_LOAD_FAILED,
  load: collectionAt(paths.fixedIncome),
  parse: parseFixedIncome,
  slotOf: selectFixedIncome,
});

export const fetchMacroeconomics = readThunk<Macroeconomics | null, WithMarket>({
  type: 'market/fetchMacroeconomics',
  keptAs: 'macroeconomics',
  message: MACRO_LOAD_FAILED,
  load: collectionAt(paths.macroeconomics),
  parse: parseMacroeconomics,
  slotOf: selectMacroeconomics,
});

const marketSlice = createSlice({
  name: 'market',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequest(builder, fetchAsi, ({ asi }) => asi, { message: ASI_LOAD_FAILED });
    addRequest(builder, fetchFixedIncome, ({ fixedIncome }) => fixedIncome, {
      message: FIXED_INCOME_LOAD_FAILED,
    });
    addRequest(builder, fetchMacroeconomics, ({ macroeconomics }) => macroeconomics, {
      message: MACRO_LOAD_FAILED,
    });
  },
});

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
