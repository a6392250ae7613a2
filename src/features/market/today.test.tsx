import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { parseMacroeconomics } from '@/figures/market';
import { recall, remember } from '@/browser/cache';
import { makeStore } from '@/app/site/store';
import { idleRequest, type RequestState } from '@/lib/requestState';
import { fetchAsi, fetchMacroeconomics } from './marketSlice';
import { TODAY_KEY, type Today, todayFrom, todayOf, todayToRemember } from './today';
import cases from './today.cases.json' with { type: 'json' };
import { TodayStrip } from './TodayStrip';
import { succeeded } from '../../../tests/helpers/builders';
import { renderWithStore } from '../../../tests/helpers/renderWithStore';

const NOW = new Date('2025-03-14T17:42:00Z');
const index = { value: 105432.07, change: 0.62, date: '2025-03-14' };
const macro = { ...parseMacroeconomics({}), exchangeRate: 1532.45 };

const loading = { ...idleRequest(null), status: 'loading' } as const;
const failed = { status: 'failed', data: null, error: 'Failed', requestId: null } as const;
const known = <T,>(data: T): RequestState<T> => ({
  ...idleRequest(data),
  status: 'loading',
  cachedAt: '2025-03-13T17:42:00Z',
});
const notRefreshed = <T,>(data: T): RequestState<T> => ({
  ...known(data),
  status: 'failed',
  error: 'Failed',
});
const thursday = { value: 104782.42, change: -0.21, date: '2025-03-13' };
const LOOKING = 'Looking for newer figures';
const figures = ['Today', '14 Mar 25', '105,432.07', '+0.62%', 'N1,532.45/$', ''];

describe('what the strip shows of stored documents', () => {
  const documents = {
    'marketIndices/ASI': index,
    'macroeconomics/exchangeRate': { price: 1532.45 },
    'macroeconomics/gdp': { percentage: 'not read here' },
  };

  it('is what it shows of the same as answers', () => {
    expect(todayOf(documents, NOW)).toMatchObject({ state: 'fresh', texts: figures });
  });

  it.each(['marketIndices/ASI', 'macroeconomics/exchangeRate'])('is nothing without %s', (path) => {
    expect(todayOf({ ...documents, [path]: undefined }, NOW)).toBeNull();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(todayOf({ ...documents, [path]: { value: '1' } }, NOW)).toBeNull();
  });
});

describe('what the strip shows', () => {
  const of = <T, None>(fresh: T, none: None, last: T) => ({
    ...{ loading, failed, fresh: succeeded(fresh), none: succeeded(none) },
    ...{ known: known(last), old: notRefreshed(last), undated: succeeded({ ...fresh, date: '' }) },
  });
  const indexes = of(index, null, thursday);
  const rates = of(macro, { ...macro, exchangeRate: null }, macro);
  type Row = {
    name: string;
    index: keyof typeof indexes;
    rate: keyof typeof rates;
    expected: string;
  };
  it.each(cases.shown as Row[])('$name', (row) => {
    const { state, texts } = todayFrom(indexes[row.index], rates[row.rate], NOW);
    expect([state, ...texts].join(' | ')).toBe(row.expected);
  });

  it('has the day in words once it is over in Lagos', () => {
    const after = new Date('2025-03-14T23:00:00Z');
    expect(todayFrom(succeeded(index), succeeded(macro), after).texts[0]).toBe('Friday');
  });

  it('stays on its scales', () => {
    const wild = succeeded({ ...index, change: -12 });
    expect(todayFrom(wild, succeeded(macro), NOW)).toMatchObject({ change: -5 });
    expect(todayFrom(wild, succeeded(macro), NOW).rate).toBe(2.45);
  });
});

const strip = () => screen.getByRole('region', { name: 'Figures of the day' });
const part = (
  <MemoryRouter>
    <TodayStrip />
  </MemoryRouter>
);
const show = () => {
  const store = makeStore();
  renderWithStore(part, store);
  return store;
};

describe('the strip', () => {
  afterEach(() => {
    delete window.todayBeforePaint;
    document.body.replaceChildren();
  });

  it('asks for the index and the macroeconomic figures, once, and is one link', () => {
    const { market } = show().getState();
    expect(market.asi.status).toBe('loading');
    expect(market.macroeconomics.status).toBe('loading');
    expect(market.fixedIncome.status).toBe('idle');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/markets');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows figures, remembers them, and says when there are none', () => {
    const store = show();
    act(() => {
      store.dispatch(fetchAsi.fulfilled(index, 'r', undefined));
      store.dispatch(fetchMacroeconomics.fulfilled(macro, 'r', undefined));
    });
    expect(strip()).toHaveAttribute('data-state', 'fresh');
    expect(strip()).toHaveTextContent('105,432.07');
    expect(recall(TODAY_KEY)?.data).toMatchObject({ state: 'known', date: '2025-03-14' });
  });
});

describe('the script before the first paint', () => {
  const today: Today = todayFrom(succeeded(thursday), succeeded(macro), NOW);
  const texts = () =>
    [...strip().querySelectorAll('.today-flag > *, b, svg + span, .today-note')].map(
      (element) => element.textContent,
    );
  let listened: MockInstance<Document['addEventListener']>;
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    listened = vi.spyOn(document, 'addEventListener');
  });
  afterEach(() => {
    vi.useRealTimers();
    // Other files of tests see the same document.
    for (const listener of listened.mock.calls) document.removeEventListener(...listener);
    delete window.todayBeforePaint;
  });

  it('leaves exactly the markup that the strip then hydrates with', async () => {
    const data = todayToRemember(today);
    const page = document.createElement('div');
    document.body.append(page);
    const app = <Provider store={makeStore()}>{part}</Provider>;
    page.innerHTML = renderToString(app);
    expect(texts()).toEqual(['Loading...', '', '', '', '', '']);
    remember(TODAY_KEY, { data, at: NOW.toISOString() });
    await import('@/beforeFirstPaint');
    expect(texts()).toEqual([
      ...['Thursday', '13 Mar 25', '104,782.42', '-0.21%', 'N1,532.45/$', LOOKING],
    ]);
    expect(window.todayBeforePaint).toEqual(data);
    const onRecoverableError = vi.fn();
    // A difference would be an error of React's, too, which fails a test.
    const root = await act(() => Promise.resolve(hydrateRoot(page, app, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });

  it.each([
    null,
    'text',
    { data: { texts: 5 }, at: '2025-03-13' },
    { data: { texts: ['Thursday'] }, at: '2025-03-13' },
    { data: { texts: [1, 2, 3, 4, 5, 6] }, at: '2025-03-13' },
    { data: 1, at: '2025-03-13' },
  ])('leaves the strip alone with %j in storage', async (stored) => {
    show();
    const before = strip().outerHTML;
    localStorage.setItem(`lastKnown:${TODAY_KEY}`, JSON.stringify(stored));
    await import('@/beforeFirstPaint');
    expect(strip().outerHTML).toBe(before);
  });
});
