import { getLagosTomorrow } from '@/lib/days';
import { setDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  MAX_DATE_TEXT_LENGTH,
  MAX_SYMBOL_LENGTH,
  MAX_TENURE_LABEL_LENGTH,
  MAX_TENURES,
  MAX_RECENT_SESSIONS,
} from '@/figures/limits';
import { indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { categoryFields, fileFields } from '@/features/resources/fields';
import { MAX_FILE_BYTES } from '@/features/resources/limits';
import { FIGURE_LIMITS } from '@/lib/numbers';
import { mapKeys } from '@/lib/records';
import { expectAllowed, expectRejected, adminDocument, resetDocuments } from '../helpers/backend';
import { setWithRecord } from '../helpers/recorded';
import { staff } from './clients';
import {
  asiYear,
  categoryPath,
  withFields,
  documents,
  filePath,
  gdpYear,
  exampleDocument,
  createText,
  createFirstDays,
  newsPath,
  notePath,
  createNewsTextsLongerBy,
  listRejectedChanges,
  createStocksWith,
  type Fields,
} from './rejectedChanges';

beforeAll(resetDocuments);

const save = (path: string, data: Fields) => setWithRecord(staff, path, data);
const rejected = listRejectedChanges();

describe.each(Object.entries(rejected))('%s', (path, changes) => {
  test.each(changes)('rejects a document with the wrong field %o', async (change) => {
    await expectRejected(save(path, withFields(path, change)));
  });
});

describe('unusual documents', () => {
  const expectAccepted = (path: string, change: Fields) =>
    expectAllowed(save(path, withFields(path, change)));
  const GAINERS = 'equityMarket/topGainers';

  test('accepts shares without a symbol and lists of maximum length', async () => {
    const zeros = { previousDayClose: 0, currentDayClose: 0, change: 0 };
    await expectAccepted(GAINERS, {
      stocks: createStocksWith({ id: 'gainer_empty_2', symbol: '', ...zeros }),
    });
    const tenures = Array.from({ length: MAX_TENURES }, (_, index) => ({
      label: `${index}-YEAR`,
      rate: 0,
    }));
    await expectAccepted('fixedIncome/bonds', { tenures });
  });

  test('accepts texts and figures at their limits', async () => {
    const closes = {
      previousDayClose: 0.01,
      currentDayClose: 100.01,
      change: FIGURE_LIMITS.percent.max,
    };
    const texts = { id: createText(100), symbol: createText(MAX_SYMBOL_LENGTH) };
    await expectAccepted(GAINERS, { stocks: createStocksWith({ ...closes, ...texts }) });
    const tenures = [
      { label: createText(MAX_TENURE_LABEL_LENGTH), rate: FIGURE_LIMITS.percent.min },
    ];
    await expectAccepted('fixedIncome/bonds', { tenures });
    await expectAccepted('macroeconomics/gdp', { date: createText(MAX_DATE_TEXT_LENGTH) });
    await expectAccepted('macroeconomics/exchangeRate', { price: FIGURE_LIMITS.price.max });
    await expectAccepted(newsPath, createNewsTextsLongerBy(0));
    await expectAccepted(categoryPath, { name: createText(categoryFields.name.maxLength) });
    await expectAccepted(filePath, {
      name: createText(fileFields.name.maxLength),
      description: createText(fileFields.description.maxLength),
    });
  });

  test('accepts empty and full years of the history in every period format', async () => {
    const point = { value: -1, savedAt: '2026-11-20T14:00:00.000Z' };
    const full = createFirstDays(365, { ...point, first: point }, '1999');
    await expectAllowed(save('history/asi-1999', { series: 'asi', year: 1999, points: full }));
    const tomorrow = getLagosTomorrow(new Date());
    const next = Number(tomorrow.slice(0, 4));
    const points = { [tomorrow]: point };
    await expectAllowed(save(`history/asi-${next}`, { series: 'asi', year: next, points }));
    await expectAccepted(asiYear, { points: {} });
    const year = asiYear.slice(-4);
    // Uses the previous year, in which no period is in the future.
    const past = String(Number(year) - 1);
    const keysByFrequency = { month: ['02'], quarter: ['Q1', 'Q4'], decision: ['02-20', '02'] };
    const keysOfSeries = mapKeys(indicatorIds, (id) => keysByFrequency[indicators[id].every]);
    const all = [...new Set(Object.values(keysOfSeries).flat())];
    for (const [series, acceptedKeys] of Object.entries(keysOfSeries)) {
      const path = `history/${series}-${past}`;
      const createYear = (...keys: string[]) => ({
        ...{ series, year: Number(past) },
        points: Object.fromEntries(keys.map((key) => [`${past}-${key}`, point])),
      });
      await expectAllowed(save(path, createYear(...acceptedKeys)));
      for (const key of all.filter((each) => !acceptedKeys.includes(each))) {
        await expectRejected(save(path, createYear(...acceptedKeys, key)));
        // A stored document may already contain a key of another format. Such a key must not block
        // later saves.
        await setDoc(adminDocument(path), createYear(key));
        await expectAllowed(save(path, createYear(key, ...acceptedKeys)));
      }
    }
    await expectRejected(save('history/asi-2199', { series: 'asi', year: 2199, points: {} }));
    await expectAllowed(save('history/asi-1999', { series: 'asi', year: 1999, points: {} }));
    const session = { ...point, value: 1 };
    await expectAccepted('history/recent', {
      asi: createFirstDays(MAX_RECENT_SESSIONS, session, String(Number(year) - 1)),
      exchangeRate: { [getLagosTomorrow(new Date())]: session },
    });
    await expectAccepted(gdpYear, {});
  });

  test('accepts negative figures, empty dates and file records with a size', async () => {
    await expectAccepted('marketIndices/ASI', { change: -4.5 });
    for (const date of ['', '2025-03', '2025-03-14'])
      await expectAccepted('macroeconomics/gdp', { date, percentage: -3.62 });
    await expectAccepted(filePath, { size: MAX_FILE_BYTES });
  });
});

describe('a document with an unknown id', () => {
  test.each([
    ['marketIndices/NGX30', 'marketIndices/ASI'],
    ['fixedIncome/eurobonds', 'fixedIncome/bonds'],
    ['macroeconomics/another', 'macroeconomics/inflation'],
    ['equityMarket/topVolumes', 'equityMarket/topGainers'],
    ['history/asi-1', asiYear],
    ['history/asi', asiYear],
    ['history/latest', 'history/recent'],
    ['history/recent', asiYear],
    ['notes/today', notePath],
    ['notes/2025-02-30', notePath],
    ['resourceCategories/reports', categoryPath],
    ['resourceFiles/one', filePath],
  ])('rejects a document with an unknown id: %s', async (path, like) => {
    const name = path.split('/')[1] ?? '';
    const data = exampleDocument(like);
    await expectRejected(save(path, 'id' in data ? { ...data, id: name } : data));
  });
});

test('tests wrong fields in every kind of document', () => {
  const listKinds = (paths: string[]) => new Set(paths.map((path) => path.split('/')[0]));
  const written = Object.keys(documents).filter((path) => !path.startsWith('staff/'));
  expect(listKinds(Object.keys(rejected))).toEqual(listKinds(written));
});
