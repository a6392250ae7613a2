import { createSlice, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { holidays } from '@/content/holidays';
import {
  createCollectionLoader,
  createDocumentLoader,
  createReadThunk,
  requestUnlessLoaded,
} from '@/firebase/readThunk';
import { isCalendarDate, findPreviousTradingDay } from '@/lib/days';
import { addRequest, createIdleRequest } from '@/lib/requestState';
import {
  type Asi,
  type FixedIncome,
  type Macroeconomics,
  parseAsi,
  parseFixedIncome,
  parseMacroeconomics,
} from '@/figures/market';
import { marketMessages } from './messages';
import { CACHE_KEYS } from './today';
import { parseRecent, type RecentFigures, recentPath } from '@/figures/recent';
import type { WithHistory } from '@/figures/historyState';
import { loadFailedMessages } from '@/figures/messages';
import { collections, figures } from '@/figures/registry';

const initialState = {
  asi: createIdleRequest<Asi | null>(null),
  fixedIncome: createIdleRequest<FixedIncome | null>(null),
  macroeconomics: createIdleRequest<Macroeconomics | null>(null),
  recent: createIdleRequest<RecentFigures | null>(null),
};
export type MarketState = typeof initialState;

export interface WithMarket {
  market: MarketState;
}

export const selectStoredAsi = (state: WithMarket) => state.market.asi;
export const selectFixedIncome = (state: WithMarket) => state.market.fixedIncome;
export const selectMacroeconomics = (state: WithMarket) => state.market.macroeconomics;
export const selectRecent = (state: WithMarket) => state.market.recent;

/**
 * Returns the close of the trading day before the date of the index, or undefined if it is not
 * loaded.
 */
export function selectCloseBefore(state: WithMarket & WithHistory): number | undefined {
  const { asi, recent } = state.market;
  const date = asi.data?.date ?? '';
  if (!isCalendarDate(date)) return undefined;
  const day = findPreviousTradingDay(date, holidays);
  const point = state.history[`asi-${day.slice(0, 4)}`]?.data?.points[day];
  return recent.data?.asi[day] ?? (point && 'value' in point ? point.value : undefined);
}

export const fetchAsi = createReadThunk<Asi | null, WithMarket>({
  type: 'market/fetchAsi',
  cacheKey: CACHE_KEYS.asi,
  message: loadFailedMessages.asi,
  load: createDocumentLoader(figures.asi.path),
  parse: parseAsi,
  requestOf: selectStoredAsi,
});

export const fetchFixedIncome = createReadThunk<FixedIncome | null, WithMarket>({
  type: 'market/fetchFixedIncome',
  cacheKey: 'fixedIncome',
  message: loadFailedMessages.fixedIncome,
  load: createCollectionLoader(collections.fixedIncome),
  parse: parseFixedIncome,
  requestOf: selectFixedIncome,
});

export const fetchMacroeconomics = createReadThunk<Macroeconomics | null, WithMarket>({
  type: 'market/fetchMacroeconomics',
  cacheKey: CACHE_KEYS.macroeconomics,
  message: loadFailedMessages.macroeconomics,
  load: createCollectionLoader(collections.macroeconomics),
  parse: parseMacroeconomics,
  requestOf: selectMacroeconomics,
});

export const fetchRecent = createReadThunk<RecentFigures | null, WithMarket>({
  type: 'market/fetchRecent',
  cacheKey: CACHE_KEYS.recent,
  message: marketMessages.recentLoadFailed,
  load: createDocumentLoader(recentPath),
  parse: parseRecent,
  requestOf: selectRecent,
});

const marketSlice = createSlice({
  name: 'market',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequest(builder, fetchAsi, ({ asi }) => asi);
    addRequest(builder, fetchFixedIncome, ({ fixedIncome }) => fixedIncome);
    addRequest(builder, fetchMacroeconomics, ({ macroeconomics }) => macroeconomics);
    addRequest(builder, fetchRecent, ({ recent }) => recent);
  },
});

type OpenThunk = ThunkAction<void, WithMarket, unknown, UnknownAction>;

/**
 * Loads the figures of the Today strip, which is on every page. The recent sessions are needed for
 * the date of the exchange rate.
 */
export function openToday(seenAgain = false): OpenThunk {
  return (dispatch) => {
    dispatch(requestUnlessLoaded(fetchAsi, selectStoredAsi, seenAgain));
    dispatch(requestUnlessLoaded(fetchMacroeconomics, selectMacroeconomics, seenAgain));
    dispatch(requestUnlessLoaded(fetchRecent, selectRecent, seenAgain));
  };
}

export function openMarket(seenAgain = false): OpenThunk {
  return (dispatch) => {
    dispatch(openToday(seenAgain));
    dispatch(requestUnlessLoaded(fetchFixedIncome, selectFixedIncome, seenAgain));
  };
}

export default marketSlice.reducer;
