import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type AppStore, makeStore } from '@/app/site/store';
import { cacheValue } from '@/browser/cache';
import { HYDRATING_EVENT } from '@/browser/timing';
import { type Asi, type Macroeconomics, parseMacroeconomics } from '@/figures/market';
import { loadFailedMessages } from '@/figures/messages';
import { AsiPanel } from '@/features/market/AsiPanel';
import { ExchangeRate } from '@/features/market/ExchangeRate';
import { fetchAsi, fetchMacroeconomics, fetchRecent } from '@/features/market/marketSlice';
import { TodayStrip } from '@/features/market/TodayStrip';
import { HeroWithCloses } from '@/pages/home/HeroWithCloses';
import type { RecentFigures } from '@/figures/recent';
import { formatExchangeRate } from '@/lib/format';
import type { CachedValue } from '@/lib/requestState';
import { resetModules } from '../../../tests/helpers/modules';

const NOW = new Date('2025-03-14T17:42:00Z');
const at = '2025-03-13T17:42:00Z';
const thursday = { value: 104782.42, change: -0.21, date: '2025-03-13' };
const friday = { value: 105432.07, change: 0.62, date: '2025-03-14' };
const createRate = (price: number | null): Macroeconomics => ({
  ...parseMacroeconomics({}),
  exchangeRate: price,
});

let listened: MockInstance<Document['addEventListener']>;
let page: HTMLElement;
beforeEach(() => {
  resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  listened = vi.spyOn(document, 'addEventListener');
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(renderApp(makeStore()));
});
afterEach(() => {
  vi.useRealTimers();
  for (const listener of listened.mock.calls) document.removeEventListener(...listener);
  delete document.documentElement.dataset['nearby'];
  globalThis.earlyFigures = undefined;
  page.remove();
});

/** Renders all parts of the site that show figures before React runs. */
function renderApp(store: AppStore) {
  return (
    <Provider store={store} serverState={makeStore().getState()}>
      <MemoryRouter>
        <TodayStrip />
        <HeroWithCloses />
        <AsiPanel />
        <ExchangeRate />
      </MemoryRouter>
    </Provider>
  );
}

/** Starts the page's first reads, as `main.tsx` does before hydration. */
function beginReads(cached?: {
  asi: CachedValue<Asi>;
  macroeconomics: CachedValue<Macroeconomics>;
}) {
  const store = makeStore();
  const meta = <T,>(of: CachedValue<T> | undefined) => ({
    at: NOW.toISOString(),
    cached: of ?? null,
  });
  store.dispatch(fetchAsi.pending('asi', undefined, meta(cached?.asi)));
  store.dispatch(fetchMacroeconomics.pending('rate', undefined, meta(cached?.macroeconomics)));
  return store;
}

async function hydrate(store: AppStore) {
  document.dispatchEvent(new Event(HYDRATING_EVENT, { cancelable: true }));
  const onRecoverableError = vi.fn();
  const root = await act(() =>
    Promise.resolve(hydrateRoot(page, renderApp(store), { onRecoverableError })),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  return () => act(() => root.unmount());
}

/**
 * Returns the markup in lines, without images and without traces of hydration or removed styles.
 */
const listMarkup = (element: Element) =>
  element.innerHTML.replaceAll(/ style=""|<!-- -->|<(?:img|link)[^>]*>/g, '').split(/(?=<)/);

/** Returns the markup that React renders for the figures of the store without hydration. */
function renderAnew(store: AppStore): string[] {
  const { earlyFigures } = globalThis;
  globalThis.earlyFigures = undefined;
  const element = document.createElement('div');
  const root = createRoot(element);
  const same = makeStore(store.getState());
  // The copy of the store must not send requests.
  vi.spyOn(same, 'dispatch').mockImplementation((action) => action);
  act(() => root.render(renderApp(same)));
  const drawn = listMarkup(element);
  act(() => root.unmount());
  globalThis.earlyFigures = earlyFigures;
  return drawn;
}

const answerAsi = (asi: Asi | null) => fetchAsi.fulfilled(asi, 'asi', undefined);
const answerRate = (price: number | null) =>
  fetchMacroeconomics.fulfilled(createRate(price), 'rate', undefined);
const asiFails = fetchAsi.rejected(null, 'asi', undefined, loadFailedMessages.asi);
const rateFails = fetchMacroeconomics.rejected(
  null,
  'rate',
  undefined,
  loadFailedMessages.macroeconomics,
);

const ends: [name: string, actions: Parameters<AppStore['dispatch']>[0][]][] = [
  ['newer figures', [answerAsi(friday), answerRate(1540)]],
  ['the same figures', [answerAsi(thursday), answerRate(1532.45)]],
  ['an index without a date', [answerAsi({ ...friday, date: '' }), answerRate(1540)]],
  ['a deleted index', [answerAsi(null), answerRate(1540)]],
  ['a deleted rate', [answerAsi(friday), answerRate(null)]],
  ['two deleted documents', [answerAsi(null), answerRate(null)]],
  ['one of two answers', [answerRate(1540)]],
  ['two failures', [asiFails, rateFails]],
  ['an index and a failure', [answerAsi(friday), rateFails]],
];

it.each(ends)(
  'renders the same markup as a fresh page after cached figures and then %s',
  async (name, actions) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    cacheValue('asi', { data: thursday, at });
    cacheValue('macroeconomics', { data: { exchangeRate: { price: 1532.45 } }, at });
    await import('.');
    expect(page).toHaveTextContent('Looking for newer figures');
    expect(page.querySelector('.hero-axis')).toHaveTextContent('Thursday');
    const store = beginReads({
      asi: { data: thursday, at },
      macroeconomics: { data: createRate(1532.45), at },
    });
    const leave = await hydrate(store);
    expect(listMarkup(page)).toEqual(renderAnew(store));
    for (const action of actions) act(() => void store.dispatch(action));
    expect(listMarkup(page), name).toEqual(renderAnew(store));
    leave();
  },
);

const createSessions = (day: string, price: number): RecentFigures => ({
  asi: {},
  exchangeRate: { [day]: price },
});
const answerRecent = (recent: RecentFigures) => fetchRecent.fulfilled(recent, 'recent', undefined);
const recentFails = fetchRecent.rejected(null, 'recent', undefined, 'Failed');

it.each<[name: string, day: string, actions: Parameters<AppStore['dispatch']>[0][]]>([
  ['its newer day', 'Thu', [answerRate(1540), answerRecent(createSessions('2025-03-13', 1540))]],
  [
    'no day if it is the day of the index',
    '',
    [answerRate(1540), answerRecent(createSessions('2025-03-14', 1540))],
  ],
  [
    'that day again',
    'Wed',
    [answerRate(1532.45), answerRecent(createSessions('2025-03-12', 1532.45))],
  ],
  ['that it is unknown', 'no date', [answerRate(1540), recentFails]],
])('shows the cached day of the exchange rate, then %s', async (_, day, actions) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cached = createSessions('2025-03-12', 1532.45);
  cacheValue('asi', { data: thursday, at });
  cacheValue('macroeconomics', { data: { exchangeRate: { price: 1532.45 } }, at });
  cacheValue('recent', { data: cached, at });
  await import('.');
  const shown = () => page.querySelector('[data-figure="exchangeRate.day"]')?.textContent;
  expect(shown()).toBe('Wed');
  expect(page.querySelector('.exchange-rate')).toHaveTextContent('Wed naira per dollar');
  const store = beginReads({
    asi: { data: thursday, at },
    macroeconomics: { data: createRate(1532.45), at },
  });
  const meta = { at: NOW.toISOString(), cached: { data: cached, at } };
  store.dispatch(fetchRecent.pending('recent', undefined, meta));
  const leave = await hydrate(store);
  expect(shown()).toBe('Wed');
  for (const action of [answerAsi(friday), ...actions]) act(() => void store.dispatch(action));
  expect(shown()).toBe(day);
  expect(listMarkup(page)).toEqual(renderAnew(store));
  leave();
});

const createAnswer = (path: string, fields: object) => {
  const found = { name: `projects/a/documents/${path}`, fields };
  return Promise.resolve({ status: 200, responseText: JSON.stringify([{ found }]) });
};

it.each(ends)(
  'keeps the figures of early responses during hydration, and then shows %s',
  async (_, actions) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { showAnswers, showCachedFigures } = await import('./figures');
    showCachedFigures();
    const answers = [
      createAnswer('marketIndices/ASI', {
        value: { doubleValue: thursday.value },
        change: { doubleValue: thursday.change },
        date: { stringValue: thursday.date },
      }),
      createAnswer('macroeconomics/exchangeRate', { price: { doubleValue: 1532.45 } }),
    ];
    await showAnswers(answers, Promise.resolve());
    const store = beginReads();
    const leave = await hydrate(store);
    const shown = ['Thursday', '104,782.42', '-0.21%', formatExchangeRate(1532.45)];
    for (const text of shown) expect(page).toHaveTextContent(text);
    expect(page.querySelectorAll('.skeleton[data-figure]')).toHaveLength(0);
    for (const action of actions) act(() => void store.dispatch(action));
    if (actions.length > 1) expect(listMarkup(page)).toEqual(renderAnew(store));
    leave();
  },
);
