import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchEquityMarket, getStockList } from '@/features/equity/equitySlice';
import { loadFailedMessages } from '@/figures/messages';
import { fetchYears } from '@/features/history/reads';
import { historyMessages } from '@/features/history/messages';
import { fetchAsi, fetchFixedIncome, fetchMacroeconomics } from '@/features/market/marketSlice';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { fetchPublishedNews, newsMessages } from '@/features/news/newsSlice';
import { resourceMessages } from '@/features/resources/messages';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { fetchCategories, fetchFiles, selectFiles } from '@/features/resources/resourcesSlice';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import * as admin from './admin/store';
import * as site from './site/store';

type ReadThunk<State> = ThunkAction<unknown, State, undefined, UnknownAction>;
interface ThunkStore<State> {
  getState: () => State;
  dispatch: (read: ReadThunk<State>) => unknown;
}
interface RequestSummary {
  status: string;
  error: string | null;
}

/** Creates a function that dispatches a read in a new store. */
const createRead =
  <State,>(makeStore: () => ThunkStore<State>) =>
  (read: ReadThunk<State>, request: (state: State) => RequestSummary) =>
  () => {
    const store = makeStore();
    return { start: () => store.dispatch(read), request: () => request(store.getState()) };
  };
const visitors = createRead(site.makeStore);
const staff = createRead(admin.makeStore);

const asiOf2026 = fetchYears({ series: 'asi', firstYear: 2026, lastYear: 2026 });
const { fetchCategoriesFailed, fetchFilesFailed } = resourceMessages;
const noYear = { status: 'idle', error: null };

/**
 * All reads of the public site and the staff area. In these tests no request is answered
 * (setup-unit.ts).
 */
const reads: [name: string, open: ReturnType<typeof visitors>, message: string][] = [
  ['the index', visitors(fetchAsi(), (s) => s.market.asi), loadFailedMessages.asi],
  [
    'rates',
    visitors(fetchFixedIncome(), (s) => s.market.fixedIncome),
    loadFailedMessages.fixedIncome,
  ],
  [
    'macroeconomic figures',
    visitors(fetchMacroeconomics(), (s) => s.market.macroeconomics),
    loadFailedMessages.macroeconomics,
  ],
  [
    'a year of a series',
    visitors(asiOf2026, (s) => s.history['asi-2026'] ?? noYear),
    historyMessages.loadFailed,
  ],
  [
    'the gainers',
    visitors(fetchEquityMarket(), (s) => getStockList(s.equity, 'gainers')),
    loadFailedMessages.gainers,
  ],
  [
    'the losers',
    visitors(fetchEquityMarket(), (s) => getStockList(s.equity, 'losers')),
    loadFailedMessages.losers,
  ],
  ['news', visitors(fetchPublishedNews(), (s) => s.news.published), newsMessages.loadFailed],
  ['all news', staff(fetchManagedNews(), (s) => s.news.managed), newsStaffMessages.fetchFailed],
  ['categories', visitors(fetchCategories(), (s) => s.resources.categories), fetchCategoriesFailed],
  [
    'the files of a category',
    visitors(fetchFiles('cat_1'), selectFiles('cat_1')),
    fetchFilesFailed,
  ],
  ['all files', staff(fetchAllFiles(), (s) => s.resources.files), fetchFilesFailed],
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each(reads)(
  'retries the read of %s when the connection is back after a timeout of 10 s',
  async (_, open, message) => {
    const { start, request: state } = open();
    start();
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
