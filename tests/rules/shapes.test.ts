import { tomorrowInLagos } from '@/lib/days';
import { setDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  MAX_DATE_TEXT,
  MAX_SYMBOL,
  MAX_TENURE_LABEL,
  MAX_TENURES,
  RECENT_SESSIONS,
} from '@/figures/limits';
import { indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { categoryTexts, fileTexts } from '@/features/resources/fields';
import { MAX_FILE_BYTES } from '@/features/resources/limits';
import { LIMITS } from '@/lib/numbers';
import { mapKeys } from '@/lib/records';
import { expectAllowed, expectRefused, historyRules, resetDocuments } from '../helpers/backend';
import { setRecorded } from '../helpers/recorded';
import { staff } from './clients';
import {
  asiYear,
  category,
  changed,
  documents,
  file,
  gdpYear,
  good,
  long,
  manyDays,
  news,
  newsTextsOver,
  refusedNow,
  stocksWith,
  type Change,
} from './refused';

beforeAll(resetDocuments);

const save = (path: string, data: Change) => setRecorded(staff, path, data);
const refused = refusedNow();

describe.each(Object.entries(refused))('%s', (path, changes) => {
  test.each(changes)('is refused with %o', async (change) => {
    await expectRefused(save(path, changed(path, change)));
  });
});

describe('what else is taken', () => {
  const expectTaken = (path: string, change: Change) =>
    expectAllowed(save(path, changed(path, change)));
  const GAINERS = 'equityMarket/topGainers';

  test('filler rows, and lists at their longest', async () => {
    const zeros = { previousDayClose: 0, currentDayClose: 0, change: 0 };
    await expectTaken(GAINERS, {
      stocks: stocksWith({ id: 'gainer_empty_2', symbol: '', ...zeros }),
    });
    const tenures = Array.from({ length: MAX_TENURES }, (_, index) => ({
      label: `${index}-YEAR`,
      rate: 0,
    }));
    await expectTaken('fixedIncome/bonds', { tenures });
  });

  test('texts and figures at their limits', async () => {
    const closes = { previousDayClose: 0.01, currentDayClose: 100.01, change: LIMITS.percent.max };
    const texts = { id: long(100), symbol: long(MAX_SYMBOL) };
    await expectTaken(GAINERS, { stocks: stocksWith({ ...closes, ...texts }) });
    const tenures = [{ label: long(MAX_TENURE_LABEL), rate: LIMITS.percent.min }];
    await expectTaken('fixedIncome/bonds', { tenures });
    await expectTaken('macroeconomics/gdp', { date: long(MAX_DATE_TEXT) });
    await expectTaken('macroeconomics/exchangeRate', { price: LIMITS.price.max });
    await expectTaken(news, newsTextsOver(0));
    await expectTaken(category, { name: long(categoryTexts.name.maxLength) });
    await expectTaken(file, { name: long(fileTexts.name.maxLength) });
  });

  test('years of history, empty and full, and every form of period', async () => {
    const point = { value: -1, savedAt: '2026-11-20T14:00:00.000Z' };
    const full = manyDays(365, { ...point, first: point }, '1999');
    await expectAllowed(save('history/asi-1999', { series: 'asi', year: 1999, points: full }));
    const tomorrow = tomorrowInLagos(new Date());
    const next = Number(tomorrow.slice(0, 4));
    const points = { [tomorrow]: point };
    await expectAllowed(save(`history/asi-${next}`, { series: 'asi', year: next, points }));
    await expectTaken(asiYear, { points: {} });
    const year = asiYear.slice(-4);
    // Of the year before, all of which is over.
    const past = String(Number(year) - 1);
    const formsOf = { month: ['02'], quarter: ['Q1', 'Q4'], decision: ['02-20', '02'] };
    const forms = mapKeys(indicatorIds, (id) => formsOf[indicators[id].every]);
    const all = [...new Set(Object.values(forms).flat())];
    for (const [series, taken] of Object.entries(forms)) {
      const path = `history/${series}-${past}`;
      const of = (...keys: string[]) => ({
        ...{ series, year: Number(past) },
        points: Object.fromEntries(keys.map((key) => [`${past}-${key}`, point])),
      });
      await expectAllowed(save(path, of(...taken)));
      for (const form of all.filter((each) => !taken.includes(each))) {
        await expectRefused(save(path, of(...taken, form)));
        // What is there in another form does not keep staff from their work.
        await setDoc(historyRules(path), of(form));
        await expectAllowed(save(path, of(form, ...taken)));
      }
    }
    await expectRefused(save('history/asi-2199', { series: 'asi', year: 2199, points: {} }));
    await expectAllowed(save('history/asi-1999', { series: 'asi', year: 1999, points: {} }));
    const session = { ...point, value: 1 };
    await expectTaken('history/recent', {
      asi: manyDays(RECENT_SESSIONS, session, String(Number(year) - 1)),
      exchangeRate: { [tomorrowInLagos(new Date())]: session },
    });
    await expectTaken(gdpYear, {});
  });

  test('falling figures, free-text dates left empty, files with a size', async () => {
    await expectTaken('marketIndices/ASI', { change: -4.5 });
    for (const date of ['', '2025-03', '2025-03-14'])
      await expectTaken('macroeconomics/gdp', { date, percentage: -3.62 });
    await expectTaken(file, { size: MAX_FILE_BYTES });
  });
});

describe('documents of other names', () => {
  test.each([
    ['marketIndices/NGX30', 'marketIndices/ASI'],
    ['fixedIncome/eurobonds', 'fixedIncome/bonds'],
    ['macroeconomics/another', 'macroeconomics/inflation'],
    ['equityMarket/topVolumes', 'equityMarket/topGainers'],
    ['history/asi-1', asiYear],
    ['history/asi', asiYear],
    ['history/latest', 'history/recent'],
    ['history/recent', asiYear],
    ['resourceCategories/reports', category],
    ['resourceFiles/one', file],
  ])('%s is refused', async (path, like) => {
    const name = path.split('/')[1] ?? '';
    const data = good(like);
    await expectRefused(save(path, 'id' in data ? { ...data, id: name } : data));
  });
});

test('the cases cover every kind of document', () => {
  const kinds = (paths: string[]) => new Set(paths.map((path) => path.split('/')[0]));
  const written = Object.keys(documents).filter((path) => !path.startsWith('staff/'));
  expect(kinds(Object.keys(refused))).toEqual(kinds(written));
});
