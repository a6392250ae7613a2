// @vitest-environment jsdom
/** Reads of the history by visitors' pages. */
import { breakNetwork, failFirestore, recordRequests, restoreNetwork } from '../helpers/staffArea';
import { act, renderHook, waitFor } from '@testing-library/react';
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { listCachedYears, readCachedYear } from '@/browser/cachedYears';
import type { SeriesSlug } from '@/content/seriesSlugs';
import { historyMessages } from '@/features/history/messages';
import type { RangeId } from '@/features/history/ranges';
import { fetchYears } from '@/features/history/reads';
import { useSeriesHistory } from '@/features/history/useSeriesHistory';
import { toLagosDay } from '@/lib/days';
import { firestore } from '@/firebase/firestore';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { seedNow } from '../../seed/calendar';
import { createHistory } from '../../seed/history';
import { adminDocument, resetAll, resetDocuments } from '../helpers/backend';
import { createPoints } from '../helpers/historyPoints';
import { getSeriesContent } from '../helpers/series';
import { createSignal } from '../helpers/signal';

const year = Number(toLagosDay(new Date()).slice(0, 4));
let store = makeStore();
const getHistory = () => store.getState().history;
const getStatus = (name: string) => getHistory()[name]?.status;
const listValues = (name: string) =>
  Object.entries(getHistory()[name]?.data?.points ?? {}).map(([key, point]) => [
    key,
    'value' in point ? point.value : null,
  ]);
/** Replaces a stored year of inflation. By default, the year contains one figure, for January. */
const putYear = (of: number, points: unknown = createPoints({ [`${of}-01`]: of / 100 })) =>
  setDoc(adminDocument(`history/inflation-${of}`), { series: 'inflation', year: of, points });
const fetchInflation = (firstYear: number) =>
  store.dispatch(fetchYears({ series: 'inflation', firstYear, lastYear: year }));
const fetchAllInflation = () => fetchInflation(-Infinity);

function renderHistory(slug: SeriesSlug, range: RangeId = '1y', compare = false) {
  const content = getSeriesContent(slug);
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook((props) => useSeriesHistory(content, props.range, props.compare), {
    wrapper: Wrapper,
    initialProps: { range, compare },
  });
}

beforeAll(async () => {
  // Creates the Firebase app of the site before the test helpers create theirs. On a page, it is
  // also the first app.
  firestore();
  await resetAll();
});
beforeEach(async () => {
  localStorage.clear();
  store = makeStore();
  await resetDocuments();
  const seeded = Object.keys(createHistory(seedNow)).filter((path) => path.includes('/inflation-'));
  await Promise.all(seeded.map((path) => deleteDoc(adminDocument(path))));
});
afterEach(() => void vi.useRealTimers());
afterAll(resetAll);

describe('reading the years of a series', () => {
  it('reads a year once although several components need it', async () => {
    await putYear(year);
    await putYear(year - 1);
    const requests = await recordRequests(() =>
      Promise.all([fetchInflation(year - 1), fetchInflation(year - 1), fetchInflation(year)]),
    );
    expect(requests).toHaveLength(1);
    expect(listValues(`inflation-${year}`)).toEqual([[`${year}-01`, year / 100]]);
    expect(await recordRequests(() => fetchInflation(year - 1))).toEqual([]);
    const one = store.dispatch(
      fetchYears({ series: 'inflation', firstYear: year, lastYear: year }),
    );
    expect(await recordRequests(() => one)).toEqual([]);
  });

  it('reads only the earlier years when a longer range is chosen', async () => {
    for (const each of [year, year - 1, year - 4, year - 9]) await putYear(each);
    await fetchInflation(year - 1);
    const before = getHistory()[`inflation-${year}`];
    const requestBodies: string[] = [];
    breakNetwork((_, init) => {
      requestBodies.push(typeof init?.body === 'string' ? init.body : '');
      return false;
    });
    await fetchInflation(year - 5);
    await fetchAllInflation();
    await fetchInflation(year - 20);
    expect(requestBodies).toHaveLength(2);
    expect(requestBodies[0]).toContain(`inflation-${year - 5}`);
    expect(requestBodies[0]).toContain(`inflation-${year - 2}`);
    expect(requestBodies[1]).toContain(`inflation-${year - 6}`);
    expect(getHistory()[`inflation-${year}`]).toBe(before);
    expect(listValues(`inflation-${year - 4}`)).toHaveLength(1);
    expect(listValues(`inflation-${year - 9}`)).toHaveLength(1);
    expect(listValues(`inflation-${year - 3}`)).toEqual([]);
  });

  it('reads all years in one request if nothing is cached', async () => {
    for (const each of [year, year - 9]) await putYear(each);
    await setDoc(adminDocument(`history/inflationX-${year}`), { points: 1 });
    const requests = await recordRequests(() =>
      Promise.all([fetchAllInflation(), fetchAllInflation()]),
    );
    expect(requests).toHaveLength(1);
    expect(Object.keys(getHistory()).toSorted()).toEqual([
      `inflation-${year - 9}`,
      `inflation-${year}`,
      'inflation-older',
    ]);
  });
});

describe('malformed data', () => {
  it('skips malformed data with a warning for each document', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await putYear(year - 2, 'none');
    await putYear(year - 1, {
      ...createPoints({ [`${year - 1}-03`]: 2 }),
      [`${year - 1}-04`]: 'high',
    });
    await putYear(year, createPoints({ [`${year}-01`]: 3 }));
    await fetchAllInflation();
    expect(warn.mock.calls).toEqual([
      [`Left out stored document history/inflation-${year - 2}: points is no map`],
      [
        `Left out stored document history/inflation-${year - 1}: the point ${year - 1}-04 cannot be used`,
      ],
    ]);
    expect(listValues(`inflation-${year - 1}`)).toEqual([[`${year - 1}-03`, 2]]);
    expect(listValues(`inflation-${year}`)).toEqual([[`${year}-01`, 3]]);

    // The next visit starts with the cached figures. The cache contains only the readable figures.
    warn.mockClear();
    store = makeStore();
    const reading = fetchAllInflation();
    expect(listValues(`inflation-${year - 1}`)).toEqual([[`${year - 1}-03`, 2]]);
    expect(warn).not.toHaveBeenCalled();
    await reading;
  });

  it('parses a day in a monthly series as its month', async () => {
    const keys = { [`${year - 1}-09`]: 4, [`${year - 1}-09-30`]: 6, [`${year - 1}-10-16`]: 5 };
    await putYear(year - 1, createPoints(keys));
    await fetchInflation(year - 1);
    expect(listValues(`inflation-${year - 1}`)).toEqual([
      [`${year - 1}-09`, 4],
      [`${year - 1}-10`, 5],
    ]);
  });

  it('skips a figure of a future day', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tomorrow = toLagosDay(new Date(Date.now() + 86_400_000));
    const of = Number(tomorrow.slice(0, 4));
    const today = toLagosDay(new Date());
    const points = createPoints(of === year ? { [today]: 1, [tomorrow]: 2 } : { [tomorrow]: 2 });
    await setDoc(adminDocument(`history/asi-${of}`), { series: 'asi', year: of, points });
    await store.dispatch(fetchYears({ series: 'asi', firstYear: of, lastYear: of }));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `Left out stored document history/asi-${of}: in the future: ${tomorrow}`,
    );
    expect(listValues(`asi-${of}`)).toEqual(of === year ? [[today, 1]] : []);
  });
});

it('shows cached figures until a read finds no document', async () => {
  await putYear(year - 9);
  await putYear(year);
  await fetchAllInflation();
  expect(listCachedYears()).toContain(`inflation-${year - 9}`);
  await deleteDoc(adminDocument(`history/inflation-${year - 9}`));
  store = makeStore();
  const reading = fetchAllInflation();
  expect(listValues(`inflation-${year - 9}`)).toHaveLength(1);
  await reading;
  expect(listValues(`inflation-${year - 9}`)).toEqual([]);
  expect(listCachedYears()).not.toContain(`inflation-${year - 9}`);
});

describe('without a response', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('keeps the cached figures after a timeout until Retry loads newer ones', async () => {
    await putYear(year);
    await fetchInflation(year - 1);
    const cachedAt = readCachedYear(`inflation-${year}`)?.at;
    store = makeStore();
    breakNetwork(failFirestore);
    const { result } = renderHistory('inflation');
    await waitFor(() => expect(result.current.error).toBe(historyMessages.loadFailed));
    expect(result.current).toMatchObject({ view: 'done', failed: 'newest' });
    expect(result.current.cachedAt).toBe(cachedAt);
    expect(result.current.figures).toMatchObject([{ key: `${year}-01`, value: year / 100 }]);
    restoreNetwork();
    act(() => result.current.retry());
    expect(result.current.retrying).toBe(true);
    await waitFor(() => expect(result.current.error).toBeNull());
    expect(result.current).toMatchObject({ view: 'done', cachedAt: undefined, retrying: false });
    expect(result.current.failed).toBeNull();
  });

  it('keeps the loaded figures when a longer range fails to load', async () => {
    breakNetwork(failFirestore);
    const { result, rerender } = renderHistory('asi');
    expect(result.current.view).toBe('loading');
    await waitFor(() => expect(result.current.view).toBe('failed'));
    restoreNetwork();
    act(() => result.current.retry());
    expect(result.current.view).toBe('failed');
    await waitFor(() => expect(result.current.view).toBe('done'));
    const { length } = result.current.figures;
    breakNetwork(failFirestore);
    rerender({ range: 'all', compare: false });
    await waitFor(() => expect(result.current.failed).toBe('older'));
    expect(result.current.figures).toHaveLength(length);
    restoreNetwork();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.failed).toBeNull());
    expect(result.current.view).toBe('done');
  });

  it('shows the figures of a response that arrives after the time limit', async () => {
    await putYear(year);
    const answer = createSignal<false>();
    breakNetwork(() => answer.promise);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = fetchInflation(year);
    await vi.advanceTimersByTimeAsync(READ_LIMIT_MS);
    await reading;
    expect(getHistory()[`inflation-${year}`]).toMatchObject({ status: 'failed', data: null });
    vi.useRealTimers();
    answer.resolve(false);
    await waitFor(() => expect(getStatus(`inflation-${year}`)).toBe('succeeded'));
    expect(listValues(`inflation-${year}`)).toHaveLength(1);
    expect(readCachedYear(`inflation-${year}`)).not.toBeNull();
  });
});

describe('the history of a series', () => {
  it('reads each year of a series once, also for other ranges and comparisons', async () => {
    const requests = await recordRequests(async () => {
      const { result, rerender } = renderHistory('asi', '3m');
      await waitFor(() => expect(result.current.pending).toBe(false));
      expect(result.current).toMatchObject({ view: 'done', cachedAt: undefined, tenures: [] });
      expect(result.current.error).toBeNull();
      for (const range of ['1m', '1y', '3m'] as const) rerender({ range, compare: false });
      rerender({ range: '1y', compare: true });
      await waitFor(() => expect(result.current.pending).toBe(false));
      expect(result.current.figures.some(({ key }) => key.startsWith(`${year - 2}-`))).toBe(true);
    });
    expect(requests).toHaveLength(2);
  });

  it('reports an empty history if no year contains a figure', async () => {
    const { result } = renderHistory('inflation');
    await waitFor(() => expect(result.current.view).toBe('empty'));
    expect(getStatus('inflation-older')).toBe('succeeded');
  });

  it('finds the history of a series that ended years ago', async () => {
    await putYear(year - 6);
    const { result } = renderHistory('inflation');
    await waitFor(() => expect(result.current.view).toBe('done'));
    expect(result.current.figures).toMatchObject([{ key: `${year - 6}-01` }]);
  });
});
