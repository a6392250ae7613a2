import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseMacroeconomics } from '@/figures/market';
import { makeStore } from '@/app/site/store';
import { idleRequest, type RequestState } from '@/lib/requestState';
import { changeTone, todayFrom } from './today';
import cases from './today.cases.json' with { type: 'json' };
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
it.each(cases.shown as Row[])('the strip shows $name', (row) => {
  const { state, texts } = todayFrom(indexes[row.index], rates[row.rate], NOW);
  expect([state, ...Object.values(texts)].join(' | ')).toBe(withRates(row.expected));
});

it.each([
  ['2025-03-14T23:00:00Z', 'Friday'],
  ['2025-03-20T23:00:00Z', 'Latest'],
])('the strip calls the day of a figure, at %s, %s', (now, expected) => {
  const { texts } = todayFrom(succeeded(index), succeeded(macro), new Date(now));
  expect(texts['today.day']).toBe(expected);
});

it.each<[change: number, text: string, className: string]>([
  [0.004, '+<0.01%', 'rising'],
  [-0.004, '-<0.01%', 'falling'],
  [0, '+0.00%', 'rising'],
])('the strip writes a change of %d as %s', (change, text, className) => {
  const { texts } = todayFrom(succeeded({ ...index, change }), succeeded(macro), NOW);
  expect(texts['asi.change']).toBe(text);
  expect(changeTone(text)).toBe(className);
});

it('the strip stays on its scales', () => {
  const wild = succeeded({ ...index, change: -12 });
  const { marks } = todayFrom(wild, succeeded(macro), NOW);
  expect(marks).toEqual({ '--change': '-5', '--rate': '2.45' });
});

it('the strip asks for the index and the macroeconomic figures, once, and is one link', () => {
  const store = makeStore();
  renderLinked(<TodayStrip />, store);
  const { market } = store.getState();
  expect(market.asi.status).toBe('loading');
  expect(market.macroeconomics.status).toBe('loading');
  expect(market.fixedIncome.status).toBe('idle');
  expect(screen.getByRole('link')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/markets');
  expect(screen.queryByRole('status')).toBeNull();
});
