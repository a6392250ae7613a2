import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseMacroeconomics } from '@/figures/market';
import { makeStore } from '@/app/site/store';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
import { getChangeClass, type TodayContent, toTodayContent } from './today';
import type { RecentFigures } from '@/figures/recent';
import { TodayStrip } from './TodayStrip';
import { createLoadedState } from '../../../tests/helpers/builders';
import { fillRates } from '../../../tests/helpers/written';
import { renderLinked } from '../../../tests/helpers/renderWithStore';

const NOW = new Date('2025-03-14T17:42:00Z');
const index = { value: 105432.07, change: 0.62, date: '2025-03-14' };
const macro = { ...parseMacroeconomics({}), exchangeRate: 1532.45 };

const loading = { ...createIdleRequest(null), status: 'loading' } as const;
const failed = { status: 'failed', data: null, error: 'Failed', requestId: null } as const;
const toCachedRequest = <T,>(data: T): RequestState<T> => ({
  ...createIdleRequest(data),
  status: 'loading',
  cachedAt: '2025-03-13T17:42:00Z',
});
const toStaleRequest = <T,>(data: T): RequestState<T> => ({
  ...toCachedRequest(data),
  status: 'failed',
  error: 'Failed',
});
const thursday = { value: 104782.42, change: -0.21, date: '2025-03-13' };

/** Returns recent sessions. Only the newest one, `day`, has the exchange rate `price`. */
const createSessions = (day: string, price = 1532.45): RecentFigures => ({
  asi: {},
  exchangeRate: { '2024-01-05': 1000, [day]: price },
});
const recent = createLoadedState(createSessions('2025-03-14'));
/** Returns the requests of the Today strip after all of them have succeeded. */
const createRequests = ({ asi = index, days = createSessions('2025-03-14') }) => ({
  asi: createLoadedState(asi),
  macroeconomics: createLoadedState(macro),
  recent: createLoadedState(days),
});

const createRequestStates = <T, None>(fresh: T, none: None, last: T) => ({
  ...{ loading, failed, fresh: createLoadedState(fresh), none: createLoadedState(none) },
  ...{
    known: toCachedRequest(last),
    old: toStaleRequest(last),
    undated: createLoadedState({ ...fresh, date: '' }),
  },
});
const indexes = createRequestStates(index, null, thursday);
const rates = createRequestStates(macro, { ...macro, exchangeRate: null }, macro);
interface TodayCase {
  name: string;
  index: keyof typeof indexes;
  rate: keyof typeof rates;
  /**
   * The state of the strip, followed by the texts of the strip in display order. The separator is
   * ' | '.
   */
  expected: string;
}

it.each<TodayCase>([
  {
    name: 'skeletons while everything is loading',
    index: 'loading',
    rate: 'loading',
    expected: 'waiting | Loading... |  |  |  |  |  | ',
  },
  {
    name: 'fresh figures',
    index: 'fresh',
    rate: 'fresh',
    expected: 'fresh | Today | 14 Mar 25 | 105,432.07 | +0.62% |  | {1532.45} | ',
  },
  {
    name: 'cached figures while they are refreshed',
    index: 'known',
    rate: 'known',
    expected:
      'known | Thursday | 13 Mar 25 | 104,782.42 | -0.21% | Fri | {1532.45} | Looking for newer figures',
  },
  {
    name: 'cached figures whose refresh failed',
    index: 'old',
    rate: 'old',
    expected:
      'old | Thursday | 13 Mar 25 | 104,782.42 | -0.21% | Fri | {1532.45} | Could not be refreshed',
  },
  {
    name: 'an error if nothing could be loaded',
    index: 'failed',
    rate: 'failed',
    expected: 'none | Today | Not loaded |  |  |  |  | Figures could not be loaded.',
  },
  {
    name: 'a note if nothing is stored',
    index: 'none',
    rate: 'none',
    expected: 'none | Today | No figures |  |  |  |  | No figure yet',
  },
  {
    name: 'skeletons if one request failed and the other is pending',
    index: 'failed',
    rate: 'loading',
    expected: 'waiting | Loading... |  |  |  |  |  | ',
  },
  {
    name: 'the index if it loads first',
    index: 'fresh',
    rate: 'loading',
    expected: 'fresh | Today | 14 Mar 25 | 105,432.07 | +0.62% |  |  | ',
  },
  {
    name: 'the rate if it loads first',
    index: 'loading',
    rate: 'fresh',
    expected: 'waiting | Loading... |  |  |  |  | {1532.45} | ',
  },
  {
    name: 'the index if the rate could not be loaded',
    index: 'fresh',
    rate: 'failed',
    expected:
      'old | Today | 14 Mar 25 | 105,432.07 | +0.62% |  | Not loaded | Some could not be loaded',
  },
  {
    name: 'the rate if the index could not be loaded',
    index: 'failed',
    rate: 'fresh',
    expected:
      'old | Date | Not loaded | Not loaded |  | Fri | {1532.45} | Some could not be loaded',
  },
  {
    name: 'an index without a date',
    index: 'undated',
    rate: 'fresh',
    expected: 'fresh | Date | - | 105,432.07 | +0.62% | Fri | {1532.45} | ',
  },
])('shows $name in the Today strip', (row) => {
  const { state, texts } = toTodayContent(
    { asi: indexes[row.index], macroeconomics: rates[row.rate], recent },
    NOW,
  );
  const { 'hero.day': _, ...stripTexts } = texts;
  expect([state, ...Object.values(stripTexts)].join(' | ')).toBe(fillRates(row.expected));
});

it.each([
  ['fresh', 'Today'],
  ['known', 'Thursday'],
  ['undated', 'Today'],
  ['loading', 'Today'],
  ['failed', 'Today'],
] as const)('labels the end of the hero axis for an index that is %s: %s', (status, expected) => {
  const requests = { asi: indexes[status], macroeconomics: rates.fresh, recent };
  expect(toTodayContent(requests, NOW).texts['hero.day']).toBe(expected);
});

it.each([
  ['2025-03-14T23:00:00Z', 'Friday'],
  ['2025-03-20T23:00:00Z', 'Latest'],
])('labels the date of the index as seen at %s with "%s"', (now, expected) => {
  const { texts } = toTodayContent(createRequests({ asi: index }), new Date(now));
  expect(texts['today.day']).toBe(expected);
});

it.each<[change: number, text: string, className: string]>([
  [0.004, '+<0.01%', 'rising'],
  [-0.004, '-<0.01%', 'falling'],
  [0, '+0.00%', 'rising'],
])('formats a change of %d as "%s" in the Today strip', (change, text, className) => {
  const { texts } = toTodayContent(createRequests({ asi: { ...index, change } }), NOW);
  expect(texts['asi.change']).toBe(text);
  expect(getChangeClass(text)).toBe(className);
});

describe('date of the exchange rate in the Today strip', () => {
  const getShownDay = (requests: Parameters<typeof toTodayContent>[0], early?: TodayContent) =>
    toTodayContent(requests, NOW, early).texts['exchangeRate.day'];

  it.each([
    ['yesterday', '2025-03-13', 'Thu'],
    ['six days ago', '2025-03-08', 'Sat'],
    ['a week ago', '2025-03-07', '7 Mar'],
    ['last year', '2024-12-30', '30 Dec'],
    ['over 300 days ago', '2024-03-14', '2024'],
    ['equal to the date of the index', '2025-03-14', ''],
  ])('formats the date of the exchange rate if it is %s', (_, day, text) => {
    expect(getShownDay(createRequests({ days: createSessions(day) }))).toBe(text);
  });

  it('shows the date of a rate that is newer than the index', () => {
    expect(getShownDay(createRequests({ asi: thursday }))).toBe('Fri');
    expect(
      getShownDay({ ...createRequests({}), asi: createLoadedState({ ...index, date: '' }) }),
    ).toBe('Fri');
    expect(getShownDay({ ...createRequests({}), asi: failed })).toBe('Fri');
  });

  it('shows "no date" if no recent session has the rate', () => {
    expect(getShownDay(createRequests({ days: createSessions('2025-03-14', 1500) }))).toBe(
      'no date',
    );
    expect(getShownDay({ ...createRequests({}), recent: failed })).toBe('no date');
  });

  it('hides the date of the rate until the index and the sessions have loaded', () => {
    const others = createRequests({ days: createSessions('2025-03-13') });
    expect(getShownDay({ ...others, recent: loading })).toBe('');
    expect(getShownDay({ ...others, asi: loading })).toBe('');
    // The cached sessions do not contain the new rate.
    expect(
      getShownDay({ ...others, recent: toCachedRequest(createSessions('2025-03-13', 1500)) }),
    ).toBe('');
    expect(getShownDay({ ...others, recent: toCachedRequest(createSessions('2025-03-13')) })).toBe(
      'Thu',
    );
    // The user has returned to the page. The page shows the loaded sessions while it loads them
    // again.
    const readAgain = { requestedAt: '2025-03-14T17:42:00Z', loadedAt: '2025-03-13T17:42:00Z' };
    const older = createLoadedState(createSessions('2025-03-13', 1500));
    expect(getShownDay({ ...others, recent: { ...older, ...readAgain } })).toBe('');
  });

  it('keeps the date that the start-up script has set until the sessions have loaded', () => {
    const others = createRequests({ days: createSessions('2025-03-13') });
    const early = toTodayContent(others, NOW);
    expect(getShownDay({ ...others, recent: loading }, early)).toBe('Thu');
    expect(getShownDay({ ...others, macroeconomics: loading, recent: loading }, early)).toBe('Thu');
    const newer = createLoadedState({ ...macro, exchangeRate: 1540 });
    expect(getShownDay({ ...others, macroeconomics: newer, recent: loading }, early)).toBe('');
  });

  it('shows the date before the rate in the text of the link', () => {
    const { market } = makeStore().getState();
    const state = { ...market, ...createRequests({ days: createSessions('2024-12-30') }) };
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    renderLinked(<TodayStrip />, makeStore({ market: state }));
    vi.useRealTimers();
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent(fillRates('Exchange rate, Naira per $30 Dec{1532.45}'));
  });
});

it('limits a large change of the index to the scale of the Today strip', () => {
  const { marks } = toTodayContent(createRequests({ asi: { ...index, change: -12 } }), NOW);
  expect(marks).toEqual({ '--change': '-5', '--rate': '2.45' });
});

it('requests the index, the exchange rate and the recent sessions when the Today strip opens', () => {
  const store = makeStore();
  renderLinked(<TodayStrip />, store);
  const { market } = store.getState();
  expect(market.asi.status).toBe('loading');
  expect(market.macroeconomics.status).toBe('loading');
  expect(market.recent.status).toBe('loading');
  expect(market.fixedIncome.status).toBe('idle');
  expect(screen.getByRole('link')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/markets');
  expect(screen.queryByRole('status')).toBeNull();
});
