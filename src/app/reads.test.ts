import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchEquityMarket } from '@/features/equity/equitySlice';
import { equityMessages } from '@/features/equity/messages';
import { fetchYear } from '@/features/market/past/reads';
import { pastMessages } from '@/features/market/past/messages';
import { fetchAsi, fetchFixedIncome, fetchMacroeconomics } from '@/features/market/marketSlice';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { marketMessages } from '@/features/market/messages';
import { newsMessages } from '@/features/news/messages';
import { fetchPublishedNews } from '@/features/news/newsSlice';
import { resourceMessages } from '@/features/resources/messages';
import { fetchCategories, fetchFiles } from '@/features/resources/resourcesSlice';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import * as admin from './admin/store';
import * as site from './site/store';

interface Slot {
  status: string;
  error: string | null;
}
interface Read {
  ask: () => unknown;
  slot: () => Slot;
}
type Case = [name: string, open: () => Read, message: string];

/** A read of visitors, in a store of its own. */
const visitors =
  (ask: (dispatch: site.AppDispatch) => unknown, slot: (state: site.RootState) => Slot) =>
  (): Read => {
    const store = site.makeStore();
    return { ask: () => ask(store.dispatch), slot: () => slot(store.getState()) };
  };
/** The same of staff. */
const staff =
  (ask: (dispatch: admin.AppDispatch) => unknown, slot: (state: admin.RootState) => Slot) =>
  (): Read => {
    const store = admin.makeStore();
    return { ask: () => ask(store.dispatch), slot: () => slot(store.getState()) };
  };

/** Every read of the site, visitors' and staff's. No request is answered here: see setup-unit.ts. */
const reads: Case[] = [
  [
    'the index',
    visitors(
      (dispatch) => dispatch(fetchAsi()),
      (s) => s.market.asi,
    ),
    marketMessages.asiLoadFailed,
  ],
  [
    'the rates',
    visitors(
      (dispatch) => dispatch(fetchFixedIncome()),
      (s) => s.market.fixedIncome,
    ),
    marketMessages.fixedIncomeLoadFailed,
  ],
  [
    'the macroeconomic figures',
    visitors(
      (dispatch) => dispatch(fetchMacroeconomics()),
      (s) => s.market.macroeconomics,
    ),
    marketMessages.macroeconomicsLoadFailed,
  ],
  [
    'a year of the history',
    visitors(
      (dispatch) => dispatch(fetchYear({ series: 'asi', year: 2026 })),
      (s) => s.history['asi-2026'] ?? { status: 'idle', error: null },
    ),
    pastMessages.loadFailed,
  ],
  [
    'the gainers',
    visitors(
      (dispatch) => dispatch(fetchEquityMarket()),
      (s) => s.equity.gainers,
    ),
    equityMessages.gainers.loadFailed,
  ],
  [
    'the losers',
    visitors(
      (dispatch) => dispatch(fetchEquityMarket()),
      (s) => s.equity.losers,
    ),
    equityMessages.losers.loadFailed,
  ],
  [
    "the visitors' news",
    visitors(
      (dispatch) => dispatch(fetchPublishedNews()),
      (s) => s.news.published,
    ),
    newsMessages.loadFailed,
  ],
  [
    'all news',
    staff(
      (dispatch) => dispatch(fetchManagedNews()),
      (s) => s.news.managed,
    ),
    newsStaffMessages.fetchFailed,
  ],
  [
    'the categories',
    visitors(
      (dispatch) => dispatch(fetchCategories()),
      (s) => s.resources.categories,
    ),
    resourceMessages.fetchCategoriesFailed,
  ],
  [
    'the files of a category',
    visitors(
      (dispatch) => dispatch(fetchFiles('cat_1')),
      (s) => s.resources.files,
    ),
    resourceMessages.fetchFilesFailed,
  ],
  [
    'all files',
    staff(
      (dispatch) => dispatch(fetchFiles(null)),
      (s) => s.resources.files,
    ),
    resourceMessages.fetchFilesFailed,
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
  async (_, open, message) => {
    const { ask, slot: state } = open();
    ask();
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
