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
/** Renders the board beside a fake equity part. The board requests missing data when it opens. */
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
  ['', 'when everything has loaded', loaded],
  [
    'From your last visit, 14 Mar 25, 18:42. Looking for newer figures...',
    'for cached figures',
    { ...loaded, asi: requestFor(asi, { cachedAt, status: 'loading' }) },
  ],
  ['', 'on the first load, when the blocks show skeletons', makeStore().getState().market],
])('shows the line "%s" %s', (text, _, market) => {
  show(market);
  expect(line().textContent).toBe(text);
  expect(retries()).toHaveLength(0);
});

// The board retries failed requests as soon as it opens. It shows these states while retrying.
const retrying = { ...failed, status: 'loading' } as const;
const succeededRequest = <T,>(data: T) => requestFor(data);
/** Cached figures whose refresh failed. */
const cachedRequest = <T,>(data: T) => requestFor(data, { cachedAt, ...retrying });
const failedRequest = <T,>(data: T): RequestState<T | null> => ({
  ...requestFor(data, retrying),
  data: null,
});
const ALL_LOST = 'The figures could not be loaded. For the close, ring +234 (1) 555 0100.';
const OF_LAST_VISIT = 'From your last visit, 14 Mar 25, 18:42';
const NOT_NEWER = 'Newer figures could not be loaded.';
const SOME_OLD = `Could not be loaded: All Share Index, macroeconomics. ${OF_LAST_VISIT}: fixed income, the last 30 days. ${NOT_NEWER}`;
it.each([
  [ALL_LOST, failedRequest, failedRequest, failedRequest, failedRequest, retrying],
  [
    `${OF_LAST_VISIT}. ${NOT_NEWER}`,
    cachedRequest,
    cachedRequest,
    cachedRequest,
    cachedRequest,
    { cachedAt, ...retrying },
  ],
  [SOME_OLD, failedRequest, cachedRequest, failedRequest, cachedRequest, {}],
  [
    'Could not be loaded: All Share Index, macroeconomics.',
    failedRequest,
    succeededRequest,
    failedRequest,
    succeededRequest,
    {},
  ],
  [
    `${OF_LAST_VISIT}: fixed income. ${NOT_NEWER}`,
    succeededRequest,
    cachedRequest,
    succeededRequest,
    succeededRequest,
    {},
  ],
  [
    'Could not be loaded: the last 30 days.',
    succeededRequest,
    succeededRequest,
    succeededRequest,
    failedRequest,
    {},
  ],
])(
  'shows "%s" while it retries failed requests',
  (text, ofIndex, ofRates, ofMacro, ofRecent, equity) => {
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
  },
);

it('retries all failed requests with one button', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = show(loaded, requestFor(1, failed));
  // Fail the requests after the board has opened.
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
  expect(line()).toHaveTextContent('The figures could not be loaded.');
  await userEvent.click(button);
  expect(openEquity).toHaveBeenCalledOnce();
});

it('moves the focus to the section when the retry succeeds', () => {
  const store = show({ ...loaded, asi: requestFor<typeof asi>(null, retrying) });
  screen.getByRole('button').focus();
  act(() => {
    store.dispatch(fetchAsi.fulfilled(asi, 'r', undefined));
  });
  expect(line()).toBeEmptyDOMElement();
  expect(screen.getByRole('region', { name: 'Market data' })).toHaveFocus();
});
