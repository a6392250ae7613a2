/** A save of figures writes its points into the history, against the running backend. */
import { collection, getDocs, query, setDoc, where } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { type Asi, type MacroDocuments } from '@/figures/market';
import { parsePoints, type SeriesId, yearOf, yearPath } from '@/figures/history';
import { parseRecent } from '@/figures/recent';
import { firestore } from '@/firebase/firestore';
import { CHANGES, type Change, parseChange } from '@/firebase/staff/changes';
import { sessionAt } from '@/figures/admin/session';
import { addDays, dayInLagos } from '@/lib/days';
import { asi, macroeconomics } from '../../seed/market';
import { historyRules, storedAt } from '../helpers/backend';
import { asStaff } from '../helpers/staffHooks';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { loadLastPoints } from '@/firebase/staff/lastPoints';

let store = makeStore();

async function pointOf(series: SeriesId, key: string) {
  const year = yearOf(key);
  return parsePoints(series, year, await storedAt(yearPath(series, year)))[key];
}
const recent = async () => parseRecent(await storedAt('history/recent'));

/** The records of changes of a document. */
async function changesOf(path: string): Promise<Change[]> {
  const found = await getDocs(
    query(collection(firestore(), CHANGES), where('paths', 'array-contains', path)),
  );
  return found.docs.flatMap((each) => parseChange(each.id, each.data()) ?? []);
}

async function saveAsi(next: Asi) {
  await store.dispatch(figureEditors.asi.load());
  return (await store.dispatch(figureEditors.asi.save({ next: { asi: next } })).unwrap()).result;
}

async function saveMacro(change: Partial<MacroDocuments>, named?: Record<string, string>) {
  await store.dispatch(figureEditors.macroeconomics.load());
  const next = { ...macroeconomics, ...change };
  const of = named && { session: { day: session, periods: named } };
  return (await store.dispatch(figureEditors.macroeconomics.save({ next, ...of })).unwrap()).result;
}

const today = dayInLagos(new Date());
const session = sessionAt(new Date());
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
    const [change] = await changesOf(asiYear);
    const [oldest = ''] = Object.keys(before.asi);
    const next = nextAsi.date;
    const pointAt = await pointOf('asi', next);
    expect(change).toMatchObject({ part: 'asi', kind: 'save' });
    expect(change?.documents).toEqual([
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
    const [change] = await changesOf(asiYear);
    const recorded = change?.documents.find(({ path }) => path === asiYear);
    expect(recorded?.before).toEqual({ points: { ...points, [nextAsi.date]: null } });
    expect(await saveMacro({ exchangeRate: { price: 1601 } })).toBe('saved');
    expect(Object.keys((await recent()).asi)).toEqual([nextAsi.date]);
  });

  test('with a figure that is there already leaves the history as it is', async () => {
    const [year, recent] = [yearPath('asi', yearOf(asi.date)), 'history/recent'];
    const stored = [await storedAt(year), await storedAt(recent)];
    await saveAsi(asi);
    expect([await storedAt(year), await storedAt(recent)]).toEqual(stored);
  });

  test('with another change alone keeps the one that was published', async () => {
    const point = await pointOf('asi', asi.date);
    expect(point).toMatchObject({ value: asi.value, change: asi.change });
    await saveAsi({ ...asi, change: -1 });
    expect(await pointOf('asi', asi.date)).toMatchObject({ value: asi.value, change: -1 });
    const year = await storedAt(yearPath('asi', yearOf(asi.date)));
    expect(year?.['revisions']).toMatchObject([{ was: { [asi.date]: point } }]);
    // The last sessions have closes alone, and this one has the same.
    expect((await recent()).asi).toMatchObject({ [asi.date]: asi.value });
  });
});

test('a list of this year is known where a session of last year is keyed in', async () => {
  const [year, points] = [yearOf(today), {}];
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

describe('the macroeconomic figures', () => {
  test('are at their periods, the exchange rate at the last session', async () => {
    await saveMacro({
      inflation: { date: 'January 1999', percentage: 11 },
      gdp: { date: 'Third Quarter 1999', percentage: 12 },
      monetaryPolicy: { date: 'February 20, 1999', percentage: 13 },
      exchangeRate: { price: 1600 },
    });
    expect(await pointOf('inflation', '1999-01')).toMatchObject({ value: 11 });
    expect(await pointOf('gdp', '1999-Q3')).toMatchObject({ value: 12 });
    expect(await pointOf('monetaryPolicy', '1999-02-20')).toMatchObject({ value: 13 });
    expect(await pointOf('exchangeRate', session)).toMatchObject({ value: 1600 });
    expect((await recent()).exchangeRate[session]).toBe(1600);
  });

  test('published on a day are at the month and quarter before, or at those that staff name', async () => {
    const inflation = { date: 'February 15, 1999', percentage: 11 };
    const gdp = { date: 'February 25, 1999', percentage: 12 };
    await saveMacro({ inflation, gdp });
    expect(await storedAt('macroeconomics/inflation')).toEqual(inflation);
    expect(await pointOf('inflation', '1999-01')).toMatchObject({ value: 11 });
    expect(await pointOf('inflation', '1999-02-15')).toBeUndefined();
    expect(await pointOf('gdp', '1998-Q4')).toMatchObject({ value: 12 });
    await saveMacro({ inflation, gdp }, { gdp: '1998-Q3' });
    expect(await pointOf('gdp', '1998-Q3')).toMatchObject({ value: 12 });
  });

  test('with a date that names no period are saved as before, without a point', async () => {
    const before = await storedAt(yearPath('inflation', yearOf(today)));
    const inflation = { date: 'latest', percentage: 11 };
    expect(await saveMacro({ inflation })).toBe('saved');
    expect(await storedAt('macroeconomics/inflation')).toEqual(inflation);
    expect(await storedAt(yearPath('inflation', yearOf(today)))).toEqual(before);
  });
});
