import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { parseMacroeconomics } from '@/figures/market';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
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

function createRequest<T>(
  data: T | null,
  fields: Partial<RequestState<T>> = {},
): RequestState<T | null> {
  return { ...createIdleRequest(data), status: 'succeeded', requestId: 'r', ...fields };
}
const failed = { status: 'failed', error: 'Failed' } as const;
const loaded: MarketState = {
  asi: createRequest(asi),
  fixedIncome: createRequest(rates),
  macroeconomics: createRequest(macro),
  recent: createRequest(recent),
};

const openEquity = vi.fn();
/**
 * Renders the board with a replacement for the equity part. The board requests missing figures when
 * it opens.
 */
function show(market: MarketState, equity: RequestState<unknown> = createRequest(1)) {
  const store = makeStore({ market });
  const part = { name: 'equity market', select: () => equity, open: () => openEquity };
  renderLinked(<MarketBoard equity={null} equityPart={part} note={null} />, store);
  return store;
}

const getLine = () => screen.getByRole('status');
const getRetryButtons = () => screen.queryAllByRole('button', { name: /Retry/ });

beforeEach(() => openEquity.mockClear());

it.each<[string, string, MarketState]>([
  ['', 'when all figures have loaded', loaded],
  [
    'From your last visit, 14 Mar 25, 18:42. Looking for newer figures...',
    'for cached figures',
    { ...loaded, asi: createRequest(asi, { cachedAt, status: 'loading' }) },
  ],
  ['', 'on the first visit, while the panels show skeletons', makeStore().getState().market],
])('shows the status line "%s" %s', (text, _, market) => {
  show(market);
  expect(getLine().textContent).toBe(text);
  expect(getRetryButtons()).toHaveLength(0);
});

// The board retries failed requests when it opens. A request that failed before is therefore
// 'loading' here, and still has the error of its first attempt.
const retrying = { ...failed, status: 'loading' } as const;
const toSucceededRequest = <T,>(data: T) => createRequest(data);
/** Cached figures that failed to refresh. */
const toCachedRequest = <T,>(data: T) => createRequest(data, { cachedAt, ...retrying });
const toFailedRequest = <T,>(data: T): RequestState<T | null> => ({
  ...createRequest(data, retrying),
  data: null,
});
const ALL_FAILED_TEXT =
  'The figures could not be loaded. For the closing prices, ring +234 (1) 555 0100.';
const LAST_VISIT_TEXT = 'From your last visit, 14 Mar 25, 18:42';
const NOT_REFRESHED_TEXT = 'Newer figures could not be loaded.';
const PARTLY_CACHED_TEXT = `Could not be loaded: All Share Index, macroeconomics. ${LAST_VISIT_TEXT}: fixed income, the last 30 days. ${NOT_REFRESHED_TEXT}`;
it.each([
  [ALL_FAILED_TEXT, toFailedRequest, toFailedRequest, toFailedRequest, toFailedRequest, retrying],
  [
    `${LAST_VISIT_TEXT}. ${NOT_REFRESHED_TEXT}`,
    toCachedRequest,
    toCachedRequest,
    toCachedRequest,
    toCachedRequest,
    { cachedAt, ...retrying },
  ],
  [PARTLY_CACHED_TEXT, toFailedRequest, toCachedRequest, toFailedRequest, toCachedRequest, {}],
  [
    'Could not be loaded: All Share Index, macroeconomics.',
    toFailedRequest,
    toSucceededRequest,
    toFailedRequest,
    toSucceededRequest,
    {},
  ],
  [
    `${LAST_VISIT_TEXT}: fixed income. ${NOT_REFRESHED_TEXT}`,
    toSucceededRequest,
    toCachedRequest,
    toSucceededRequest,
    toSucceededRequest,
    {},
  ],
  [
    'Could not be loaded: the last 30 days.',
    toSucceededRequest,
    toSucceededRequest,
    toSucceededRequest,
    toFailedRequest,
    {},
  ],
])(
  'shows "%s" while the board retries failed requests',
  (text, ofIndex, ofRates, ofMacro, ofRecent, equity) => {
    show(
      {
        asi: ofIndex(asi),
        fixedIncome: ofRates(rates),
        macroeconomics: ofMacro(macro),
        recent: ofRecent(recent),
      },
      createRequest(1, equity),
    );
    expect(getLine()).toHaveTextContent(text);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button')).toHaveAccessibleName('Retrying... the market figures');
  },
);

it('retries all failed requests of the board with one button', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = show(loaded, createRequest(1, failed));
  // The requests fail after the board has opened, because the board itself retries earlier failures
  // when it opens.
  act(() => {
    for (const thunk of [fetchAsi, fetchFixedIncome, fetchMacroeconomics, fetchRecent]) {
      store.dispatch(thunk.pending('p', undefined, { at: '', cached: null }));
      store.dispatch(thunk.rejected(null, 'p', undefined, 'Failed'));
    }
  });
  const button = screen.getByRole('button', { name: 'Retry the market figures' });
  await userEvent.click(button);
  const { market } = store.getState();
  const requests = [market.asi, market.fixedIncome, market.macroeconomics, market.recent];
  for (const { status } of requests) expect(status).toBe('loading');
  expect(openEquity).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Retrying... the market figures');
  expect(getLine()).toHaveTextContent('The figures could not be loaded.');
  await userEvent.click(button);
  expect(openEquity).toHaveBeenCalledOnce();
});

it('moves the focus from the Retry button to the board when the retry succeeds', () => {
  const store = show({ ...loaded, asi: createRequest<typeof asi>(null, retrying) });
  screen.getByRole('button').focus();
  act(() => {
    store.dispatch(fetchAsi.fulfilled(asi, 'r', undefined));
  });
  expect(getLine()).toBeEmptyDOMElement();
  expect(screen.getByRole('region', { name: 'Market data' })).toHaveFocus();
});
