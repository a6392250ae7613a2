/** The number of requests for the lists and figures of a page. */
import { recordRequests } from '../helpers/staffArea';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore as makeStaffStore } from '@/app/admin/store';
import { makeStore, type RootState } from '@/app/site/store';
import { getStockList, openEquityMarket } from '@/features/equity/equitySlice';
import { openMarket } from '@/features/market/marketSlice';
import { openNews } from '@/features/news/newsSlice';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { openLibrary, selectFiles } from '@/features/resources/resourcesSlice';
import { asi, equityMarket, fixedIncome, macroeconomics } from '../../seed/market';
import { interviews } from '../../seed/news';
import { CATEGORY, setUpTestCategory, writeRecords } from '../helpers/resourceFiles';

setUpTestCategory();
beforeEach(async () => void (await writeRecords(3)));

const { topGainers, topLosers } = equityMarket;
const NEWEST_FIRST = ['File 2', 'File 1', 'File 0'];
const listNames = (files: readonly { name: string }[]) => files.map(({ name }) => name);
const listTitles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

type OpenThunk = ThunkAction<unknown, RootState, undefined, UnknownAction>;
const reads: [
  what: string,
  requests: number,
  open: () => OpenThunk,
  shown: (state: RootState) => unknown,
  expected: unknown,
][] = [
  [
    'the market',
    4,
    openMarket,
    ({ market }) => [
      ...[market.asi.data, market.fixedIncome.data, market.macroeconomics.data],
      market.recent.status,
    ],
    [
      asi,
      { bonds: fixedIncome.bonds.tenures, tbills: fixedIncome.tbills.tenures },
      { ...macroeconomics, exchangeRate: macroeconomics.exchangeRate.price },
      'succeeded',
    ],
  ],
  [
    'both lists of shares',
    1,
    openEquityMarket,
    ({ equity }) => [
      getStockList(equity, 'gainers').data,
      getStockList(equity, 'losers').data?.stocks,
    ],
    [{ stocks: topGainers.stocks, lastUpdated: topGainers.lastUpdated }, topLosers.stocks],
  ],
  [
    'the active news, in their order',
    1,
    openNews,
    ({ news }) => listTitles(news.published.data),
    listTitles(interviews.filter(({ isActive }) => isActive !== false)),
  ],
  [
    'the categories in their order, and the files of one, newest first',
    2,
    () => openLibrary(`?category=${CATEGORY}`),
    (state) => [
      state.resources.categories.data.map(({ displayOrder }) => displayOrder),
      listNames(selectFiles(CATEGORY)(state).data),
    ],
    [[0, 1, 2, 3, 4, 5, 6], NEWEST_FIRST],
  ],
];

it.each(reads)('reads %s with %i requests', async (_, requests, open, shown, expected) => {
  const store = makeStore();
  const requestUrls = await recordRequests(async () => {
    store.dispatch(open());
    store.dispatch(open());
    await vi.waitFor(() => expect(shown(store.getState())).toEqual(expected));
    store.dispatch(open());
  });
  expect(requestUrls).toHaveLength(requests);
});

it('lists the files of all categories for staff, newest first', async () => {
  const staff = makeStaffStore();
  await staff.dispatch(fetchAllFiles());
  const all = staff.getState().resources.files.data;
  expect(all.length).toBeGreaterThan(NEWEST_FIRST.length);
  expect(listNames(all.filter(({ category }) => category === CATEGORY))).toEqual(NEWEST_FIRST);
});
