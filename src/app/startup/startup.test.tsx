import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { readCachedValue, cacheValue } from '@/browser/cache';
import { HYDRATING_EVENT } from '@/browser/timing';
import { hideMissingCode, showMissingCode } from '@/browser/withoutCode';
import { TodayStrip } from '@/features/market/TodayStrip';
import { marketMessages } from '@/features/market/messages';
import { formatExchangeRate } from '@/lib/format';
import { resetModules } from '../../../tests/helpers/modules';

const NOW = new Date('2025-03-14T17:42:00Z');
const at = '2025-03-13T17:42:00Z';
const index = { value: 104782.42, change: -0.21, date: '2025-03-13' };
const exchangeRate = { price: 1532.45 };

const strip = () => screen.getByRole('region', { name: 'Figures of the day' });
const listTexts = () =>
  [...strip().querySelectorAll('[data-figure]')].map((element) => element.textContent);
const app = (store = makeStore()) => (
  <Provider store={store}>
    <MemoryRouter>
      <TodayStrip />
    </MemoryRouter>
  </Provider>
);
const listFigures = (rateDay: string) => [
  ...['Thursday', '13 Mar 25', '104,782.42', '-0.21%'],
  ...[rateDay, formatExchangeRate(1532.45)],
];
/** Creates cached sessions that have an exchange rate only for `day`. */
const createRecent = (day: string) => ({
  data: { asi: {}, exchangeRate: { [day]: { value: exchangeRate.price, savedAt: at } } },
  at,
});

let page: HTMLElement;
let addListener: MockInstance<Document['addEventListener']>;
beforeEach(() => {
  resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  addListener = vi.spyOn(document, 'addEventListener');
  page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(app());
});
afterEach(() => {
  vi.useRealTimers();
  // Test files share one document. Remove the listeners, so that they do not run in other tests.
  for (const listener of addListener.mock.calls) document.removeEventListener(...listener);
  delete document.documentElement.dataset['nearby'];
  globalThis.earlyFigures = undefined;
  page.remove();
});

it('fills figures into markup that React then hydrates', async () => {
  expect(listTexts()).toEqual(['Loading...', '', '', '', '', '', '']);
  cacheValue('asi', { data: index, at });
  cacheValue('macroeconomics', { data: { exchangeRate }, at });
  cacheValue('recent', createRecent('2025-03-12'));
  await import('.');
  const shown = [...listFigures('Wed'), 'Looking for newer figures'];
  expect(listTexts()).toEqual(shown);
  expect(strip()).toHaveAttribute('data-state', 'known');
  expect(strip().style.getPropertyValue('--rate')).toBe('2.45');
  expect(strip().querySelector('.falling')).toHaveTextContent('-0.21%');
  expect(strip().querySelector('time')).toHaveAttribute('datetime', '2025-03-13');
  document.dispatchEvent(new Event(HYDRATING_EVENT));
  const onRecoverableError = vi.fn();
  // React reports a hydration mismatch as a recoverable error, which would fail the test.
  const root = await act(() => Promise.resolve(hydrateRoot(page, app(), { onRecoverableError })));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(listTexts()).toEqual(shown);
  act(() => root.unmount());
});

it('marks figures of the last visit as not refreshed if the code is missing', async () => {
  cacheValue('asi', { data: index, at });
  cacheValue('macroeconomics', { data: { exchangeRate }, at });
  await import('.');
  showMissingCode();
  expect(strip()).toHaveAttribute('data-state', 'old');
  // The cached rate has no date, so it may belong to another day than the index.
  expect(listTexts()).toEqual([...listFigures(marketMessages.undated), 'Could not be refreshed']);
  expect(screen.getByRole('link')).toHaveAttribute('aria-busy', 'false');
  hideMissingCode();
});

it('marks an exchange rate as undated if no session has this rate and the code is missing', async () => {
  cacheValue('asi', { data: index, at });
  cacheValue('macroeconomics', { data: { exchangeRate: { price: 1540 } }, at });
  cacheValue('recent', createRecent('2025-03-12'));
  await import('.');
  expect(strip()).not.toHaveTextContent(marketMessages.undated);
  showMissingCode();
  expect(strip()).toHaveTextContent(marketMessages.undated);
  hideMissingCode();
});

it('marks a missing figure beside a cached one if the code is missing', async () => {
  cacheValue('macroeconomics', { data: { exchangeRate }, at });
  await import('.');
  showMissingCode();
  expect(strip()).toHaveAttribute('data-state', 'old');
  expect(listTexts().slice(0, 3)).toEqual([
    'Date',
    marketMessages.todayNotLoaded,
    marketMessages.todayNotLoaded,
  ]);
  expect(strip()).toHaveTextContent(formatExchangeRate(exchangeRate.price));
  hideMissingCode();
});

it.each([
  ['from the same day as the index', createRecent('2025-03-13')],
  ['that no cached session has', { ...createRecent('2025-03-13'), data: { exchangeRate: {} } }],
  ['without cached sessions', null],
])('shows no day for an exchange rate %s', async (_, recent) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  cacheValue('asi', { data: index, at });
  cacheValue('macroeconomics', { data: { exchangeRate }, at });
  if (recent !== null) cacheValue('recent', recent);
  await import('.');
  expect(listTexts()).toEqual([...listFigures(''), 'Looking for newer figures']);
});

it.each([null, 'text', { data: 1, at }, { data: { value: 'text' }, at }])(
  'does not change the strip if storage contains %j',
  async (stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = strip().outerHTML;
    localStorage.setItem('lastKnown:asi', JSON.stringify(stored));
    await import('.');
    expect(strip().outerHTML).toBe(before);
  },
);

const answer = (path: string, fields: object) => {
  const found = { name: `projects/a/documents/${path}`, fields };
  return Promise.resolve({ status: 200, responseText: JSON.stringify([{ found }]) });
};
const answers = {
  'marketIndices/ASI': () =>
    answer('marketIndices/ASI', {
      value: { doubleValue: index.value },
      change: { doubleValue: index.change },
      date: { stringValue: index.date },
    }),
  'macroeconomics/exchangeRate': () =>
    answer('macroeconomics/exchangeRate', { price: { doubleValue: exchangeRate.price } }),
};

it('shows the figures of early responses, and caches them if the user leaves before React runs', async () => {
  const { showAnswers } = await import('./figures');
  await showAnswers(
    Object.values(answers).map((send) => send()),
    Promise.resolve(),
  );
  expect(listTexts()).toEqual([...listFigures(''), '']);
  expect(strip()).toHaveAttribute('data-state', 'fresh');
  window.dispatchEvent(new Event('pagehide'));
  expect(readCachedValue('asi')).toEqual({ data: index, at: NOW.toISOString() });
  expect(readCachedValue('macroeconomics')?.data).toEqual({ exchangeRate });
});

it.each(['marketIndices/ASI', 'macroeconomics/exchangeRate'] as const)(
  'shows no figures of early responses if %s has no valid figure',
  async (path) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { showAnswers } = await import('./figures');
    const before = strip().outerHTML;
    const wrong = () => answer(path, { value: { stringValue: '1' } });
    for (const missing of [() => Promise.reject(new TypeError('Failed to fetch')), wrong]) {
      const sent = Object.values({ ...answers, [path]: missing }).map((send) => send());
      await showAnswers(sent, Promise.resolve());
      expect(strip().outerHTML).toBe(before);
    }
  },
);
