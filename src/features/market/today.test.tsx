import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseMacroeconomics } from '@/figures/market';
import { makeStore } from '@/app/site/store';
import { idleRequest, type RequestState } from '@/lib/requestState';
import { changeTone, type Today, todayFrom } from './today';
import type { Recent } from '@/figures/recent';
import { TodayStrip } from './TodayStrip';
import { succeeded } from '../../../tests/helpers/builders';
import { withRates } from '../../../tests/helpers/written';
import { renderLinked } from '../../../tests/helpers/renderWithStore';

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

/** The last sessions, the newest of which has this rate. */
const sessionsUpTo = (day: string, price = 1532.45): Recent => ({
  asi: {},
  exchangeRate: { '2024-01-05': 1000, [day]: price },
});
const recent = succeeded(sessionsUpTo('2025-03-14'));
/** The requests of the strip with all answers there. */
const fresh = ({ asi = index, days = sessionsUpTo('2025-03-14') }) => ({
  asi: succeeded(asi),
  macroeconomics: succeeded(macro),
  recent: succeeded(days),
});

const of = <T, None>(fresh: T, none: None, last: T) => ({
  ...{ loading, failed, fresh: succeeded(fresh), none: succeeded(none) },
  ...{ known: known(last), old: notRefreshed(last), undated: succeeded({ ...fresh, date: '' }) },
});
const indexes = of(index, null, thursday);
const rates = of(macro, { ...macro, exchangeRate: null }, macro);
interface Row {
  name: string;
  index: keyof typeof indexes;
  rate: keyof typeof rates;
  /** The state and the texts of the strip, in the order of `texts`. */
  expected: string;
}

it.each<Row>([
  {
    name: 'none yet',
    index: 'loading',
    rate: 'loading',
    expected: 'waiting | Loading... |  |  |  |  |  | ',
  },
  {
    name: 'fresh',
    index: 'fresh',
    rate: 'fresh',
    expected: 'fresh | Today | 14 Mar 25 | 105,432.07 | +0.62% |  | {1532.45} | ',
  },
  {
    name: 'known',
    index: 'known',
    rate: 'known',
    expected:
      'known | Thursday | 13 Mar 25 | 104,782.42 | -0.21% | Fri | {1532.45} | Looking for newer figures',
  },
  {
    name: 'not refreshed',
    index: 'old',
    rate: 'old',
    expected:
      'old | Thursday | 13 Mar 25 | 104,782.42 | -0.21% | Fri | {1532.45} | Could not be refreshed',
  },
  {
    name: 'none',
    index: 'failed',
    rate: 'failed',
    expected: 'none | Today | Not loaded |  |  |  |  | Figures could not be loaded.',
  },
  {
    name: 'nothing stored',
    index: 'none',
    rate: 'none',
    expected: 'none | Today | No figures |  |  |  |  | No figure yet',
  },
  {
    name: 'one failed, one on the way',
    index: 'failed',
    rate: 'loading',
    expected: 'waiting | Loading... |  |  |  |  |  | ',
  },
  {
    name: 'the index first',
    index: 'fresh',
    rate: 'loading',
    expected: 'fresh | Today | 14 Mar 25 | 105,432.07 | +0.62% |  |  | ',
  },
  {
    name: 'the rate first',
    index: 'loading',
    rate: 'fresh',
    expected: 'waiting | Loading... |  |  |  |  | {1532.45} | ',
  },
  {
    name: 'no rate',
    index: 'fresh',
    rate: 'failed',
    expected:
      'old | Today | 14 Mar 25 | 105,432.07 | +0.62% |  | Not loaded | Some could not be loaded',
  },
  {
    name: 'no index',
    index: 'failed',
    rate: 'fresh',
    expected:
      'old | Date | Not loaded | Not loaded |  | Fri | {1532.45} | Some could not be loaded',
  },
  {
    name: 'an index without a day',
    index: 'undated',
    rate: 'fresh',
    expected: 'fresh | Date | - | 105,432.07 | +0.62% | Fri | {1532.45} | ',
  },
])('the strip shows $name', (row) => {
  const { state, texts } = todayFrom(
    { asi: indexes[row.index], macroeconomics: rates[row.rate], recent },
    NOW,
  );
  const { 'hero.day': _, ...stripTexts } = texts;
  expect([state, ...Object.values(stripTexts)].join(' | ')).toBe(withRates(row.expected));
});

it.each([
  ['fresh', 'Today'],
  ['known', 'Thursday'],
  ['undated', 'Today'],
  ['loading', 'Today'],
  ['failed', 'Today'],
] as const)('the last label of the hero, with an index that is %s, is %s', (status, expected) => {
  const requests = { asi: indexes[status], macroeconomics: rates.fresh, recent };
  expect(todayFrom(requests, NOW).texts['hero.day']).toBe(expected);
});

it.each([
  ['2025-03-14T23:00:00Z', 'Friday'],
  ['2025-03-20T23:00:00Z', 'Latest'],
])('the strip calls the day of a figure, at %s, %s', (now, expected) => {
  const { texts } = todayFrom(fresh({ asi: index }), new Date(now));
  expect(texts['today.day']).toBe(expected);
});

it.each<[change: number, text: string, className: string]>([
  [0.004, '+<0.01%', 'rising'],
  [-0.004, '-<0.01%', 'falling'],
  [0, '+0.00%', 'rising'],
])('the strip writes a change of %d as %s', (change, text, className) => {
  const { texts } = todayFrom(fresh({ asi: { ...index, change } }), NOW);
  expect(texts['asi.change']).toBe(text);
  expect(changeTone(text)).toBe(className);
});

describe('the day of the exchange rate', () => {
  const dayOf = (requests: Parameters<typeof todayFrom>[0], early?: Today) =>
    todayFrom(requests, NOW, early).texts['exchangeRate.day'];

  it.each([
    ['the day before', '2025-03-13', 'Thu'],
    ['six days ago', '2025-03-08', 'Sat'],
    ['a week ago', '2025-03-07', '7 Mar'],
    ['last year', '2024-12-30', '30 Dec'],
    ['so long ago that a date would mean another year', '2024-03-14', '2024'],
    ['the same as that of the index', '2025-03-14', ''],
  ])('is %s', (_, day, text) => {
    expect(dayOf(fresh({ days: sessionsUpTo(day) }))).toBe(text);
  });

  it('is later than that of the index, or all there is', () => {
    expect(dayOf(fresh({ asi: thursday }))).toBe('Fri');
    expect(dayOf({ ...fresh({}), asi: succeeded({ ...index, date: '' }) })).toBe('Fri');
    expect(dayOf({ ...fresh({}), asi: failed })).toBe('Fri');
  });

  it('is said to be unknown where no session has the rate, or sessions could not be loaded', () => {
    expect(dayOf(fresh({ days: sessionsUpTo('2025-03-14', 1500) }))).toBe('no date');
    expect(dayOf({ ...fresh({}), recent: failed })).toBe('no date');
  });

  it('is not said before index and sessions are there', () => {
    const others = fresh({ days: sessionsUpTo('2025-03-13') });
    expect(dayOf({ ...others, recent: loading })).toBe('');
    expect(dayOf({ ...others, asi: loading })).toBe('');
    // A rate that is newer than the sessions of the last visit.
    expect(dayOf({ ...others, recent: known(sessionsUpTo('2025-03-13', 1500)) })).toBe('');
    expect(dayOf({ ...others, recent: known(sessionsUpTo('2025-03-13')) })).toBe('Thu');
    // The same where a page that is seen again reads its figures again.
    const readAgain = { requestedAt: '2025-03-14T17:42:00Z', loadedAt: '2025-03-13T17:42:00Z' };
    const older = succeeded(sessionsUpTo('2025-03-13', 1500));
    expect(dayOf({ ...others, recent: { ...older, ...readAgain } })).toBe('');
  });

  it('stays as the start-up script has put it with the same rate until sessions are there', () => {
    const others = fresh({ days: sessionsUpTo('2025-03-13') });
    const early = todayFrom(others, NOW);
    expect(dayOf({ ...others, recent: loading }, early)).toBe('Thu');
    expect(dayOf({ ...others, macroeconomics: loading, recent: loading }, early)).toBe('Thu');
    const newer = succeeded({ ...macro, exchangeRate: 1540 });
    expect(dayOf({ ...others, macroeconomics: newer, recent: loading }, early)).toBe('');
  });

  it('stands in place of the unit, which the figure has too', () => {
    const { market } = makeStore().getState();
    const state = { ...market, ...fresh({ days: sessionsUpTo('2024-12-30') }) };
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    renderLinked(<TodayStrip />, makeStore({ market: state }));
    vi.useRealTimers();
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent(withRates('Exchange rate, Naira per $30 Dec{1532.45}'));
  });
});

it('the strip stays on its scales', () => {
  const { marks } = todayFrom(fresh({ asi: { ...index, change: -12 } }), NOW);
  expect(marks).toEqual({ '--change': '-5', '--rate': '2.45' });
});

it('the strip asks for the index, the macroeconomic figures and the last sessions, once, and is one link', () => {
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
