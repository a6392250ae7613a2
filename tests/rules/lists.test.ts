/** The newest lists of rates in `history/recent`, and the change records of these lists. */
import { deleteDoc, doc, type DocumentData, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { getYear, toYearPath } from '@/figures/history';
import { bondIds } from '@/figures/market';
import { recentPath } from '@/figures/recent';
import { toLagosDay } from '@/lib/days';
import { staffAccount } from '../../seed/accounts';
import {
  expectAllowed,
  expectRejected,
  adminDocument,
  resetDocuments,
  readDocument,
} from '../helpers/backend';
import { commitWithRecord } from '../helpers/recorded';
import { staff } from './clients';

const year = getYear(toLagosDay(new Date())) - 1;
const [earlierDay, newestDay] = [`${year}-03-03`, `${year}-03-14`];
const savedAt = `${year}-03-14T15:30:00.000Z`;
const createRates = (rate: number) => [
  { label: '91-DAY', rate },
  { label: '364-DAY', rate: rate + 1 },
];
const createList = (day: string, rate: number) => ({ day, tenures: createRates(rate) });
const [earlierList, newestList] = [createList(earlierDay, 18), createList(newestDay, 19)];

const createYear = (series: string, first = 18) => ({
  ...{ series, year },
  points: {
    [earlierDay]: { tenures: createRates(first), savedAt },
    [newestDay]: { tenures: createRates(19), savedAt },
  },
});
const createRecent = (lists: unknown) => ({ asi: {}, exchangeRate: {}, lists });
const save = (set: DocumentData, record?: (fields: DocumentData) => DocumentData) =>
  commitWithRecord(staff, [{ path: recentPath, set }], {
    withoutPoints: true,
    ...(record && { record }),
  });

beforeEach(async () => {
  await resetDocuments();
  for (const id of bondIds) await setDoc(adminDocument(toYearPath(id, year)), createYear(id));
  await setDoc(adminDocument(recentPath), { asi: {}, exchangeRate: {} });
});

describe.each(bondIds)('a list of %s', (id) => {
  test.each([
    ['of a day that has no point', createList(`${year}-03-04`, 19)],
    ['of a year that has no document', createList('1999-03-04', 19)],
    ['of another day', createList(earlierDay, 19)],
    ['with another rate', createList(newestDay, 20)],
    ['with a missing rate', { ...newestList, tenures: newestList.tenures.slice(1) }],
    ['with an extra field', { ...newestList, savedAt }],
    ['without a day', { tenures: newestList.tenures }],
    ['without rates', { day: newestDay }],
    ['that is a string', newestDay],
  ])('rejects a newest list %s', async (_, list) => {
    await expectRejected(save(createRecent({ [id]: list })));
    await expectAllowed(save(createRecent({ [id]: newestList })));
  });

  test('lets staff replace, keep and remove the newest list', async () => {
    for (const lists of [{ [id]: earlierList }, { [id]: newestList }, { [id]: newestList }, {}])
      await expectAllowed(save(createRecent(lists)));
    expect(await readDocument(recentPath)).toEqual(createRecent({}));
  });

  test('accepts an unchanged newest list although its history has changed since', async () => {
    await setDoc(adminDocument(recentPath), createRecent({ [id]: createList(newestDay, 7) }));
    const other = id === 'bonds' ? 'tbills' : 'bonds';
    await expectAllowed(
      save(createRecent({ [id]: createList(newestDay, 7), [other]: newestList })),
    );
  });
});

test('accepts a newest list in a new document `history/recent`', async () => {
  await deleteDoc(adminDocument(recentPath));
  await expectAllowed(save(createRecent({ bonds: newestList })));
});

test('rejects newest lists of series other than bonds and T-bills', async () => {
  await setDoc(adminDocument(toYearPath('asi', year)), createYear('asi'));
  await expectRejected(save(createRecent({ asi: newestList })));
  await expectRejected(save(createRecent('none')));
  await expectRejected(save({ ...createRecent({}), bonds: newestList }));
  await expectAllowed(save({ asi: {}, exchangeRate: {} }));
});

describe('the change record', () => {
  const { before, after } = {
    before: { bonds: earlierList, tbills: null },
    after: { bonds: newestList, tbills: newestList },
  };

  test.each([
    ['another list before', { before: { ...before, bonds: newestList } }],
    ['no list before, although one was stored', { before: { ...before, bonds: null } }],
    ['a list before, although none was stored', { before: { ...before, tbills: earlierList } }],
    ['another list after', { after: { ...after, bonds: earlierList } }],
    ['a removed list', { after: { ...after, bonds: null } }],
    ['a missing list', { before: { bonds: earlierList }, after: { bonds: newestList } }],
    ['a list missing only after', { after: { bonds: newestList } }],
  ])('rejects the save of the newest lists if its change record has %s', async (_, mistake) => {
    await setDoc(adminDocument(recentPath), createRecent({ bonds: earlierList }));
    const lists = { before, after, ...mistake };
    const changeRecord = (fields: DocumentData) => ({
      ...fields,
      before: { [recentPath]: { lists: lists.before } },
      after: { [recentPath]: { lists: lists.after } },
    });
    await expectRejected(save(createRecent(after), changeRecord));
    await expectAllowed(save(createRecent(after)));
  });
});

test('rejects a wrong newest list even if its change record claims an undo', async () => {
  await save(createRecent({ bonds: newestList }));
  const last = await getDoc(doc(staff, 'lastChanges', staffAccount.uid));
  const undoes = String(last.get('change'));
  const saveAsUndo = (lists: unknown) =>
    save(createRecent(lists), (fields) => ({ ...fields, kind: 'undo', undoes }));
  await expectRejected(saveAsUndo({ bonds: createList(earlierDay, 17) }));
  await expectAllowed(saveAsUndo({ bonds: earlierList }));
});
