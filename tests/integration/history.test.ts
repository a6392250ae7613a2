/** A save of figures writes its points into the history, against the running backend. */
import { setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { Asi } from '@/figures/market';
import { parsePoints, type SeriesId, yearOf, yearPath } from '@/figures/history';
import { parseRecent } from '@/figures/recent';
import { addDays, dayInLagos } from '@/lib/days';
import { asi, macroeconomics } from '../../seed/market';
import { historyRules, storedAt } from '../helpers/backend';
import { lastChange } from '../helpers/changes';
import { asStaff } from '../helpers/staffHooks';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { loadLastPoints } from '@/firebase/staff/lastPoints';

let store = makeStore();

async function pointOf(series: SeriesId, key: string) {
  const year = yearOf(key);
  return parsePoints(series, year, await storedAt(yearPath(series, year)))[key];
}
const recent = async () => parseRecent(await storedAt('history/recent'));

async function saveAsi(next: Asi) {
  await store.dispatch(figureEditors.asi.load());
  return (await store.dispatch(figureEditors.asi.save({ next: { asi: next } })).unwrap()).result;
}

async function saveRate(price: number) {
  await store.dispatch(figureEditors.macroeconomics.load());
  const next = { ...macroeconomics, exchangeRate: { price } };
  return (await store.dispatch(figureEditors.macroeconomics.save({ next })).unwrap()).result;
}

/** The index is not of today in the example data, unless the exchange has closed. */
const nextAsi = { value: 106_000.5, change: 0.54, date: addDays(asi.date, 1) };
const asiYear = yearPath('asi', yearOf(nextAsi.date));

asStaff();
beforeEach(() => {
  store = makeStore();
});

describe('the index', () => {
  test('is in its year and in the last sessions, and the record names what changed', async () => {
    const before = await recent();
    expect(await saveAsi(nextAsi)).toBe('saved');
    expect(await pointOf('asi', nextAsi.date)).toMatchObject({ value: 106_000.5 });
    expect(await pointOf('asi', asi.date)).toMatchObject({ value: asi.value });
    const after = await recent();
    expect(Object.keys(after.asi)).toEqual([...Object.keys(before.asi).slice(1), nextAsi.date]);
    expect(after.asi[nextAsi.date]).toBe(106_000.5);
    expect(after.exchangeRate).toEqual(before.exchangeRate);
    const change = await lastChange(asiYear);
    const [oldest = ''] = Object.keys(before.asi);
    const next = nextAsi.date;
    const pointAt = await pointOf('asi', next);
    expect(change).toMatchObject({ part: 'asi', kind: 'save' });
    expect(change.documents).toEqual([
      { path: 'marketIndices/ASI', before: asi, after: nextAsi },
      {
        path: asiYear,
        before: { points: { [next]: null } },
        after: { points: { [next]: pointAt } },
      },
      {
        path: 'history/recent',
        before: { asi: { [oldest]: await pointOf('asi', oldest), [next]: null } },
        after: { asi: { [oldest]: null, [next]: pointAt } },
      },
    ]);
  });

  test('is saved where the history holds what cannot be read', async () => {
    const unread = { asi: { [asi.date]: -1 }, exchangeRate: { [asi.date]: -1 } };
    const points = { [asi.date]: { value: 'high' } };
    await setDoc(historyRules('history/recent'), unread);
    await setDoc(historyRules(asiYear), { series: 'asi', year: yearOf(nextAsi.date), points });
    expect(await saveAsi(nextAsi)).toBe('saved');
    const { documents } = await lastChange(asiYear);
    const recorded = documents.find(({ path }) => path === asiYear);
    expect(recorded?.before).toEqual({ points: { ...points, [nextAsi.date]: null } });
    expect(await saveRate(1601)).toBe('saved');
    expect(Object.keys((await recent()).asi)).toEqual([nextAsi.date]);
  });
});

test('a list of this year is known where a session of last year is keyed in', async () => {
  const [year, points] = [yearOf(dayInLagos(new Date())), {}];
  const day = `${year}-01-01`;
  const tenures = [{ label: '10-YEAR', rate: 18 }];
  const list = { [day]: { tenures, savedAt: `${day}T00:00:00.000Z` } };
  await setDoc(historyRules(yearPath('bonds', year)), { series: 'bonds', year, points: list });
  await setDoc(historyRules(yearPath('tbills', year)), { series: 'tbills', year, points });
  const { days } = await loadLastPoints(`${year - 1}-12-31`);
  expect(days).toMatchObject({
    bonds: day,
    tbills: expect.stringMatching(`^${year - 1}`) as unknown,
  });
});
