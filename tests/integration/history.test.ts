import { setDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { getYear, toYearPath } from '@/figures/history';
import { parseRecent } from '@/figures/recent';
import { addDays, toLagosDay } from '@/lib/days';
import { asi } from '../../seed/market';
import { adminDocument, readDocument } from '../helpers/backend';
import { readLastChange } from '../helpers/changes';
import { saveAsi, saveRate } from '../helpers/savedFigures';
import { setUpStaff } from '../helpers/staffHooks';
import { loadLastPoints } from '@/firebase/staff/lastPoints';

const nextAsi = { value: 106_000.5, change: 0.54, date: addDays(asi.date, 1) };
const asiYear = toYearPath('asi', getYear(nextAsi.date));

setUpStaff();

test('saves the index although the history contains unreadable data', async () => {
  const unread = { asi: { [asi.date]: -1 }, exchangeRate: { [asi.date]: -1 } };
  const points = { [asi.date]: { value: 'high' } };
  await setDoc(adminDocument('history/recent'), unread);
  await setDoc(adminDocument(asiYear), { series: 'asi', year: getYear(nextAsi.date), points });
  expect(await saveAsi(makeStore(), nextAsi)).toMatchObject({ result: 'saved' });
  const { documents } = await readLastChange(asiYear);
  const recorded = documents.find(({ path }) => path === asiYear);
  expect(recorded?.before).toEqual({ points: { ...points, [nextAsi.date]: null } });
  expect(await saveRate(makeStore(), 1601)).toMatchObject({ result: 'saved' });
  const { asi: sessions } = parseRecent(await readDocument('history/recent'));
  expect(Object.keys(sessions)).toEqual([nextAsi.date]);
});

test('finds the newest list in this year when staff enter a session of last year', async () => {
  const [year, points] = [getYear(toLagosDay(new Date())), {}];
  const day = `${year}-01-01`;
  const tenures = [{ label: '10-YEAR', rate: 18 }];
  const list = { [day]: { tenures, savedAt: `${day}T00:00:00.000Z` } };
  await setDoc(adminDocument(toYearPath('bonds', year)), { series: 'bonds', year, points: list });
  await setDoc(adminDocument(toYearPath('tbills', year)), { series: 'tbills', year, points });
  const { days } = await loadLastPoints(`${year - 1}-12-31`);
  expect(days).toMatchObject({
    bonds: day,
    tbills: expect.stringMatching(`^${year - 1}`) as unknown,
  });
});
