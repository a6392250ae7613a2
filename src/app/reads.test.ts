import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchEquityMarket } from '@/features/equity/equitySlice';
import { messages } from '@/features/equity/messages';
import { fetchAsi, fetchFixedIncome, fetchMacroeconomics } from '@/features/market/marketSlice';
import * as market from '@/features/market/messages';
import { newsMessages } from '@/features/news/messages';
import { fetchManagedNews, fetchPublishedNews } from '@/features/news/newsSlice';
import { libraryMessages } from '@/features/resources/libraryMessages';
import { fetchCategories, fetchFiles } from '@/features/resources/resourcesSlice';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { makeStore, type RootState } from './site/store';

type Store = ReturnType<typeof makeStore>;
type Case = [
  name: string,
  ask: (store: Store) => unknown,
  slot: (state: RootState) => { status: string; error: string | null },
  message: string,
];

/** Every read of the site, visitors' and staff's. No request is answered here: see setup-unit.ts. */
const reads: Case[] = [
  [
    'the index',
    ({ dispatch }) => dispatch(fetchAsi()),
    (s) => s.market.asi,
    market.ASI_LOAD_FAILED,
  ],
  [
    'the rates',
    ({ dispatch }) => dispatch(fetchFixedIncome()),
    (s) => s.market.fixedIncome,
    market.FIXED_INCOME_LOAD_FAILED,
  ],
  [
    'the macroeconomic figures',
    ({ dispatch }) => dispatch(fetchMacroeconomics()),
    (s) => s.market.macroeconomics,
    market.MACRO_LOAD_FAILED,
  ],
  [
    'the gainers',
    ({ dispatch }) => dispatch(fetchEquityMarket()),
    (s) => s.equity.gainers,
    messages.gainers.loadFailed,
  ],
  [
    'the losers',
    ({ dispatch }) => dispatch(fetchEquityMarket()),
    (s) => s.equity.losers,
    messages.losers.loadFailed,
  ],
  [
    "the visitors' news",
    ({ dispatch }) => dispatch(fetchPublishedNews()),
    (s) => s.news.published,
    newsMessages.loadFailed,
  ],
  [
    'all news',
    ({ dispatch }) => dispatch(fetchManagedNews()),
    (s) => s.news.managed,
    newsMessages.fetchFailed,
  ],
  [
    'the categories',
    ({ dispatch }) => dispatch(fetchCategories()),
    (s) => s.resources.categories,
    libraryMessages.fetchCategoriesFailed,
  ],
  [
    'the files of a category',
    ({ dispatch }) => dispatch(fetchFiles('cat_1')),
    (s) => s.resources.files,
    libraryMessages.fetchFilesFailed,
  ],
  [
    'all files',
    ({ dispatch }) => dispatch(fetchFiles(null)),
    (s) => s.resources.files,
    libraryMessages.fetchFilesFailed,
  ],
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(reads)(
  '%s: no answer for 10 s is a failure, and the connection brings another try',
  async (_, ask, slot, message) => {
    const store = makeStore();
    const state = () => slot(store.getState());
    ask(store);
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS - 1);
    expect(state()).toMatchObject({ status: 'loading', error: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ status: 'failed', error: message });
    window.dispatchEvent(new Event('online'));
    expect(state()).toMatchObject({ status: 'loading', error: message });
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS);
    expect(state()).toMatchObject({ status: 'failed', error: message });
  },
);
