import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { parseMacroeconomics } from '@/figures/market';
import { idleRequest, type RequestState } from '@/lib/requestState';
import { MarketBoard } from './MarketBoard';
import {
  type MarketState,
  fetchAsi,
  fetchFixedIncome,
  fetchMacroeconomics,
  fetchRecent,
} from './marketSlice';
import { renderLinked } from '../../../tests/helpers/renderWithStore';

const cachedAt = '2025-03-14T17:42:00.000Z';
const asi = { value: 105432.07, change: 0.62, date: '2025-03-14' };
const rates = { bonds: [], tbills: [] };
const macro = parseMacroeconomics({});
const recent = { asi: {}, exchangeRate: {} };

function requestFor<T>(
  data: T | null,
  fields: Partial<RequestState<T>> = {},
): RequestState<T | null> {
  return { ...idleRequest(data), status: 'succeeded', requestId: 'r', ...fields };
}
const failed = { status: 'failed', error: 'Failed' } as const;
const loaded: MarketState = {
  asi: requestFor(asi),
  fixedIncome: requestFor(rates),
  macroeconomics: requestFor(macro),
  recent: requestFor(recent),
};

const openEquity = vi.fn();
/**
 * The board beside a table that is somebody else's; it asks for what the state lacks as it opens.
 */
function show(market: MarketState, equity: RequestState<unknown> = requestFor(1)) {
  const store = makeStore({ market });
  const part = { name: 'equity market', select: () => equity, open: () => openEquity };
  renderLinked(<MarketBoard equity={null} equityPart={part} />, store);
  return store;
}

const line = () => screen.getByRole('status');
const retries = () => screen.queryAllByRole('button', { name: /Retry/ });

beforeEach(() => openEquity.mockClear());

it.each<[string, string, MarketState]>([
  ['', 'when all is there', loaded],
  [
    'From your last visit, 14 Mar 25, 18:42. Looking for newer figures...',
    'of those of the last visit',
    { ...loaded, asi: requestFor(asi, { cachedAt, status: 'loading' }) },
  ],
  ['', 'of a first load, which the blocks do themselves', makeStore().getState().market],
])('says "%s" %s', (text, _, market) => {
  show(market);
  expect(line().textContent).toBe(text);
  expect(retries()).toHaveLength(0);
});

// A board that opens asks for what failed at once: these states are what it shows until the answer.
const retrying = { ...failed, status: 'loading' } as const;
const there = <T,>(data: T) => requestFor(data);
/** Figures of the last visit, and none. */
const old = <T,>(data: T) => requestFor(data, { cachedAt, ...retrying });
const lost = <T,>(data: T): RequestState<T | null> => ({
  ...requestFor(data, retrying),
  data: null,
});
const ALL_LOST = 'The figures could not be loaded. For the close, ring +234 (1) 555 0100.';
const OF_LAST_VISIT = 'From your last visit, 14 Mar 25, 18:42';
const NOT_NEWER = 'Newer figures could not be loaded.';
const SOME_OLD = `Could not be loaded: All Share Index, macroeconomics. ${OF_LAST_VISIT}: fixed income, the last 30 days. ${NOT_NEWER}`;
it.each([
  [ALL_LOST, lost, lost, lost, lost, retrying],
  [`${OF_LAST_VISIT}. ${NOT_NEWER}`, old, old, old, old, { cachedAt, ...retrying }],
  [SOME_OLD, lost, old, lost, old, {}],
  ['Could not be loaded: All Share Index, macroeconomics.', lost, there, lost, there, {}],
  [`${OF_LAST_VISIT}: fixed income. ${NOT_NEWER}`, there, old, there, there, {}],
  ['Could not be loaded: the last 30 days.', there, there, there, lost, {}],
])('%s', (text, ofIndex, ofRates, ofMacro, ofRecent, equity) => {
  show(
    {
      asi: ofIndex(asi),
      fixedIncome: ofRates(rates),
      macroeconomics: ofMacro(macro),
      recent: ofRecent(recent),
    },
    requestFor(1, equity),
  );
  expect(line()).toHaveTextContent(text);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName('Retrying... the market figures');
});

it('asks for all that failed by one Retry, which keeps its place and the focus', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = show(loaded, requestFor(1, failed));
  // After the board has opened.
  act(() => {
    for (const thunk of [fetchAsi, fetchFixedIncome, fetchMacroeconomics, fetchRecent]) {
      store.dispatch(thunk.pending('p', undefined, { at: '', cached: null }));
      store.dispatch(thunk.rejected(null, 'p', undefined, 'Failed'));
    }
  });
  const button = screen.getByRole('button', { name: 'Retry the market figures' });
  await userEvent.click(button);
  const { market } = store.getState();
  const asked = [market.asi, market.fixedIncome, market.macroeconomics, market.recent];
  for (const { status } of asked) expect(status).toBe('loading');
  expect(openEquity).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Retrying... the market figures');
  expect(line()).toHaveTextContent('The figures could not be loaded.');
  await userEvent.click(button);
  expect(openEquity).toHaveBeenCalledOnce();
});

it('leaves the focus in the section when the retry has brought everything', () => {
  const store = show({ ...loaded, asi: requestFor<typeof asi>(null, retrying) });
  screen.getByRole('button').focus();
  act(() => {
    store.dispatch(fetchAsi.fulfilled(asi, 'r', undefined));
  });
  expect(line()).toBeEmptyDOMElement();
  expect(screen.getByRole('region', { name: 'Market data' })).toHaveFocus();
});
