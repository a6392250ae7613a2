import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type AppStore, makeStore } from '@/app/site/store';
import { equityPagePart } from '@/features/equity/equitySlice';
import { EquityPanel } from '@/features/equity/EquityPanel';
import type { Points } from '@/figures/history';
import { parseMacroeconomics } from '@/figures/market';
import type { YearOfSeries } from '@/figures/revisions';
import { READ_AGAIN_AFTER_MS } from '@/lib/timeLimit';
import type { RequestState } from '@/lib/requestState';
import { HeroWithCloses } from '@/pages/home/HeroWithCloses';
import { homeFigures } from '@/features/market/homeFigures';
import { SeriesView } from '@/features/history/series/SeriesView';
import { MarketBoard } from '@/features/market/MarketBoard';
import { fetchAsi } from '@/features/market/marketSlice';
import { TodayStrip } from '@/features/market/TodayStrip';
import { createLoadedState } from '../../tests/helpers/builders';
import { createWeekdayPoints } from '../../tests/helpers/historyPoints';
import { renderLinked } from '../../tests/helpers/renderWithStore';
import { getSeriesContent } from '../../tests/helpers/series';
import { createHistoryState } from '../../tests/helpers/seriesHistory';

/** Friday 14 March 2025, 18:42 in Lagos. */
const EVENING = '2025-03-14T17:42:00.000Z';
const MINUTE_MS = 60_000;

let sent: MockInstance<typeof fetch>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(EVENING), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
});

/** A request state whose response arrived when the page was opened. */
const createLoaded = <T,>(data: T): RequestState<T> => ({
  ...createLoadedState(data),
  requestedAt: EVENING,
  loadedAt: EVENING,
});
const createFigures = () => ({
  market: {
    asi: createLoaded({ value: 105432.07, change: 0.62, date: '2025-03-14' }),
    fixedIncome: createLoaded(null),
    macroeconomics: createLoaded({ ...parseMacroeconomics({}), exchangeRate: 1532.45 }),
    recent: createLoaded({
      asi: { '2025-03-13': 104782.42 },
      exchangeRate: { '2025-03-14': 1532.45 },
    }),
  },
  equity: createLoaded(null),
});

/** Simulates that the user returns to the tab at the given time. */
function comeBack(to: Date | string): void {
  vi.setSystemTime(to);
  fireEvent(document, new Event('visibilitychange'));
}
const toLaterDate = (ms: number) => new Date(Date.parse(EVENING) + ms);

/** Waits until all dispatched reads are sent. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const listBodies = () => sent.mock.calls.map(([, init]) => JSON.stringify(init?.body));

const getStrip = () => screen.getByRole('region', { name: 'Figures of the day' });

describe.each([
  ['on Friday night', '2025-03-14T22:00:00Z', 'Today'],
  ['after midnight in Lagos', '2025-03-14T23:00:00Z', 'Friday'],
  ['on Saturday', '2025-03-15T10:00:00Z', 'Friday'],
  ['on Monday morning', '2025-03-17T07:00:00Z', 'Friday'],
  ['a week later', '2025-03-21T10:00:00Z', 'Latest'],
])('a tab left open on Friday evening and opened again %s', (_, now, day) => {
  it(`labels the day of the figures with "${day}"`, () => {
    const { container } = renderLinked(
      <>
        <TodayStrip />
        <HeroWithCloses />
      </>,
      makeStore(createFigures()),
    );
    const listLabels = () =>
      ['.today small', '.hero-axis b:last-child'].map(
        (part) => container.querySelector(part)?.textContent,
      );
    expect(listLabels()).toEqual(['Today', 'Today']);
    comeBack(now);
    expect(listLabels()).toEqual([day, day]);
  });
});

function Home() {
  return (
    <>
      <TodayStrip />
      <MarketBoard equity={<EquityPanel />} equityPart={equityPagePart} note={null} />
    </>
  );
}

describe('Home when the user returns to the tab', () => {
  it('reads each figure again once if the user returns after more than ten minutes', async () => {
    renderLinked(<Home />, makeStore(createFigures()));
    comeBack(toLaterDate(READ_AGAIN_AFTER_MS));
    await settle();
    expect(sent).not.toHaveBeenCalled();
    comeBack(toLaterDate(READ_AGAIN_AFTER_MS + MINUTE_MS));
    // Some browsers send both `visibilitychange` and `pageshow`.
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(5));
    comeBack(toLaterDate(READ_AGAIN_AFTER_MS + 2 * MINUTE_MS));
    await settle();
    expect(sent).toHaveBeenCalledTimes(5);
    expect(new Set(listBodies()).size).toBe(5);
    comeBack(toLaterDate(3 * READ_AGAIN_AFTER_MS));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(10));
  });

  it('reads no figure again within ten minutes, even after a failed read', async () => {
    const failed = { ...createFigures().equity, status: 'failed', error: 'Failed' } as const;
    renderLinked(<EquityPanel />, makeStore({ equity: failed }));
    await settle();
    // A panel whose last read has failed retries once when it opens.
    expect(sent).toHaveBeenCalledTimes(1);
    comeBack(toLaterDate(MINUTE_MS));
    await settle();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  function failAsi(store: AppStore) {
    const { requestId } = store.getState().market.asi;
    act(() => void store.dispatch(fetchAsi.rejected(null, requestId ?? '', undefined, 'Failed')));
  }

  it('keeps the figures during the refresh and reports a failed refresh', () => {
    const store = makeStore(createFigures());
    const { container } = renderLinked(<Home />, store);
    const before = container.innerHTML;
    comeBack(toLaterDate(READ_AGAIN_AFTER_MS + MINUTE_MS));
    expect(container.innerHTML).toBe(before);
    failAsi(store);
    expect(getStrip()).toHaveAttribute('data-state', 'old');
    expect(getStrip()).toHaveTextContent('105,432.07');
    expect(getStrip()).toHaveTextContent('Could not be refreshed');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'Loaded 14 Mar 25, 18:42: All Share Index. Newer figures could not be loaded.',
    );
    expect(screen.getByRole('button', { name: 'Retry the market figures' })).toBeEnabled();
  });

  it('shows the newer figures once they arrive', () => {
    const store = makeStore(createFigures());
    renderLinked(<Home />, store);
    comeBack('2025-03-17T18:00:00Z');
    const { requestId } = store.getState().market.asi;
    const monday = { value: 106000, change: 0.54, date: '2025-03-17' };
    act(() => void store.dispatch(fetchAsi.fulfilled(monday, requestId ?? '', undefined)));
    expect(getStrip()).toHaveTextContent('Today17 Mar 25All Share Index106,000.00');
  });
});

describe('the page of a series when the user returns to the tab', () => {
  const points: Points = createWeekdayPoints(
    '2023-01-02',
    '2025-03-14',
    (place) => 90_000 + 10 * place,
  );
  const createHistory = () =>
    createHistoryState({ asi: points }, (year: YearOfSeries) => createLoaded(year));
  const show = (store: AppStore) =>
    renderLinked(
      <SeriesView content={getSeriesContent('asi')} home={homeFigures} />,
      store,
      '/markets/asi',
    );

  it('reads only the newest year of the series again', async () => {
    show(makeStore({ history: createHistory() }));
    await settle();
    sent.mockClear();
    comeBack(toLaterDate(READ_AGAIN_AFTER_MS + MINUTE_MS));
    comeBack(toLaterDate(READ_AGAIN_AFTER_MS + 2 * MINUTE_MS));
    await settle();
    const years = listBodies().filter((body) => body.includes('/history/asi-'));
    expect(years).toHaveLength(1);
    expect(years[0]?.match(/asi-\d{4}/g)).toEqual(['asi-2025', 'asi-2025']);
  });

  it('reads the year of the newest figure and the current year if a new year has begun', async () => {
    show(makeStore({ history: createHistory() }));
    await settle();
    sent.mockClear();
    comeBack('2026-01-02T18:00:00Z');
    await settle();
    const years = listBodies().filter((body) => body.includes('/history/asi-'));
    expect(years).toHaveLength(1);
    expect(years[0]?.match(/asi-\d{4}/g)).toEqual(['asi-2025', 'asi-2026']);
  });

  it('keeps the figures during the read and shows a failed refresh', async () => {
    const store = makeStore({ history: createHistory() });
    const { container } = show(store);
    await settle();
    const before = container.innerHTML;
    comeBack(toLaterDate(READ_AGAIN_AFTER_MS + MINUTE_MS));
    await settle();
    expect(container.innerHTML).toBe(before);
    const { requestId } = store.getState().history['asi-2025'] ?? {};
    const meta = { requestId, arg: { names: ['asi-2025'], cached: {} } };
    act(() => void store.dispatch({ type: 'history/readYears/rejected', meta, payload: 'Failed' }));
    expect(screen.getByRole('region', { name: 'Reading' })).toHaveTextContent(
      'Loaded 14 Mar 25, 18:42',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The newest figures could not be loaded. These end on 14 March.',
    );
  });
});
