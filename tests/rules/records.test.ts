/** The content of change records. Each test commits a record with one mistake. */
import {
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { getYear, toYearPath } from '@/figures/history';
import { type RecentId, recentPath } from '@/figures/recent';
import { toLagosDay } from '@/lib/days';
import { listKeys, mapKeys } from '@/lib/records';
import { staffAccount, visitorAccount } from '../../seed/accounts';
import {
  exampleDocuments,
  expectAllowed,
  expectRejected,
  adminDocument,
  resetDocuments,
  testPorts,
} from '../helpers/backend';
import {
  commitWithRecord,
  withSaveTimes,
  setWithRecord,
  type StaffWrite,
} from '../helpers/recorded';
import { staff, visitor } from './clients';
import { freshPath, createNewFileRecord } from './newFileRecord';

const documents = exampleDocuments(testPorts);
const ASI = 'marketIndices/ASI';
const news = 'newsCommentary/example-news-1';
const own = `lastChanges/${staffAccount.uid}`;
const createTimestamp = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);

beforeEach(resetDocuments);

describe('a change record in a commit that writes no other document', () => {
  const commitRecord = (change: DocumentData) =>
    commitWithRecord(staff, [], {
      record: (fields) => ({
        ...fields,
        ...{ paths: [ASI], before: { [ASI]: null }, after: { [ASI]: null } },
        ...change,
      }),
    });

  test.each([
    ['another time', { at: Timestamp.now() }],
    ['the time of the previous day', { at: createTimestamp(-1) }],
    ['an expiry date that is too early', { expires: createTimestamp(30) }],
    ['an expiry date that is too late', { expires: createTimestamp(4000) }],
    ['another kind', { kind: 'other' }],
    ['an additional document', { paths: [ASI, 'macroeconomics/exchangeRate'] }],
    ['another author', { by: visitorAccount.uid }],
    ['another e-mail', { email: 'other@example.com' }],
    ['a document missing in `after`', { after: {} }],
    ['a document missing in `before`', { before: {} }],
  ])('rejects a change record with %s', async (_, change) => {
    await expectRejected(commitRecord(change));
    await expectAllowed(commitRecord({}));
  });
});

describe('a change record with wrong content', () => {
  const file = Object.keys(documents).find((path) => path.startsWith('resourceFiles/')) ?? '';
  const [item, home] = ['newsCommentary/another', 'resourceCategories/cat_77'];
  const old = 'resourceCategories/cat_1736150400000';
  const now = new Date().toISOString();
  const newItem = { ...documents[news], createdAt: now, updatedAt: now };
  const newHome = { id: 'cat_77', name: 'New', displayOrder: 9 };
  const retitled = { path: news, update: withSaveTimes({ ...documents[news], title: 'Other' }) };
  const createAfter = (path: string, change: DocumentData = {}) => ({
    after: { ...documents[path], ...change },
  });
  const all = [
    { before: { value: 1 } },
    { before: null },
    { after: { value: 1 } },
    { after: null },
  ];
  const rows: [what: string, write: StaffWrite, mistakes: Record<string, unknown>[]][] = [
    ...Object.keys(documents)
      .filter((path) => /^(marketIndices|fixedIncome|macroeconomics|equityMarket)\//.test(path))
      .map((path): (typeof rows)[number] => [
        path,
        { path, set: withSaveTimes(documents[path] ?? {}) },
        all,
      ]),
    ['a deletion of news', { path: news, remove: true }, [createAfter(news), { before: null }]],
    [
      'a changed title',
      retitled,
      [createAfter(news), createAfter(news, { displayOrder: 1 }), { before: null }],
    ],
    ['a deletion of a file', { path: file, remove: true }, [createAfter(file), { before: null }]],
    [
      'a changed name of a file',
      { path: file, update: { name: 'Other' } },
      [createAfter(file), { before: null }],
    ],
    ['an unchanged file', { path: file, update: {} }, [createAfter(file, { category: 'cat_77' })]],
    ['a deletion of a category', { path: old, remove: true }, [{ before: null }]],
    ['a new item of news', { path: item, set: newItem }, [{ after: {} }]],
    ['a new category', { path: home, set: newHome }, [{ after: {} }]],
    ['a new file', { path: freshPath, set: createNewFileRecord() }, [{ after: { name: 'Other' } }]],
  ];
  test.each(rows)('rejects wrong values in the change record of %s', async (_, write, mistakes) => {
    for (const mistake of mistakes) {
      const wrongSides = mapKeys(listKeys(mistake), (side) => ({ [write.path]: mistake[side] }));
      const record = (fields: DocumentData) => ({ ...fields, ...wrongSides });
      await expectRejected(commitWithRecord(staff, [write], { record }));
    }
    await expectAllowed(commitWithRecord(staff, [write]));
  });
});

describe('a change record of points with wrong values', () => {
  const year = getYear(toLagosDay(new Date())) - 1;
  const point = { value: 7, savedAt: '2025-03-14T10:00:00.000Z' };
  const ofYear = { path: toYearPath('asi', year), name: 'points' };
  const createRecentCase = (name: RecentId) => ({ path: recentPath, name });
  const days = ['01-06', '01-07', '01-08'].map((day) => `${year}-${day}`);
  const [unchanged = '', changedDay = '', addedDay = ''] = days;
  const other = { other: 1 };

  test.each([ofYear, createRecentCase('asi'), createRecentCase('exchangeRate')])(
    'rejects a change record with wrong points: $name in $path',
    async ({ path, name }) => {
      const createStored = (points: DocumentData) =>
        path === recentPath
          ? { asi: {}, exchangeRate: {}, [name]: points }
          : { series: 'asi', year, points };
      const points = { [unchanged]: point, [changedDay]: other, [addedDay]: point };
      if (path === recentPath)
        await setDoc(adminDocument(`history/${name}-${year}`), { series: name, year, points });
      const set = createStored(points);
      await setDoc(adminDocument(path), createStored({ [unchanged]: point, [changedDay]: point }));
      const changed: Record<'before' | 'after', DocumentData> = {
        before: { [changedDay]: point, [addedDay]: null },
        after: { [changedDay]: other, [addedDay]: point },
      };
      const save = (mistake: Partial<typeof changed>) => {
        const whole = { ...changed, ...mistake };
        const record = (fields: DocumentData) => ({
          ...fields,
          before: { [path]: { [name]: whole.before } },
          after: { [path]: { [name]: whole.after } },
        });
        return commitWithRecord(staff, [{ path, set }], { record });
      };
      const { before, after } = changed;
      for (const wrongPoints of [
        { ...before, [changedDay]: 3000 },
        { ...before, [changedDay]: null },
        { ...before, [addedDay]: point },
        { ...before, [unchanged]: point },
        { [changedDay]: point },
      ])
        await expectRejected(save({ before: wrongPoints }));
      for (const wrongPoints of [
        { ...after, [changedDay]: point },
        { ...after, [addedDay]: null },
        { ...after, [unchanged]: null },
        { [changedDay]: other },
      ])
        await expectRejected(save({ after: wrongPoints }));
      await expectRejected(
        save({ before: { [changedDay]: point }, after: { [changedDay]: other } }),
      );
      await expectAllowed(save({}));
    },
  );
});

describe('the change record of a moved news item', () => {
  const position = Number(documents[news]?.['displayOrder']);
  const movePosition = (before: unknown, after: unknown) =>
    commitWithRecord(
      staff,
      [{ path: news, update: { displayOrder: 9, updatedAt: new Date().toISOString() } }],
      {
        record: (fields) => ({ ...fields, before: { [news]: before }, after: { [news]: after } }),
      },
    );

  test.each([
    ['another position before', { displayOrder: position + 1 }, { displayOrder: 9 }],
    ['another position after', { displayOrder: position }, { displayOrder: 8 }],
    ['an extra field before', { displayOrder: position, title: 'Forged' }, { displayOrder: 9 }],
    ['an extra field after', { displayOrder: position }, { displayOrder: 9, title: 'Forged' }],
    ['null before', null, { displayOrder: 9 }],
  ])('rejects the change record of a moved news item with %s', async (_, before, after) => {
    await expectRejected(movePosition(before, after));
    await expectAllowed(movePosition({ displayOrder: position }, { displayOrder: 9 }));
  });
});

describe('the document lastChanges', () => {
  test('lets only the author read a document of lastChanges', async () => {
    await commitWithRecord(staff, [{ path: ASI, set: documents[ASI] ?? {} }]);
    expect((await getDoc(doc(staff, own))).exists()).toBe(true);
    await expectRejected(getDoc(doc(visitor, own)));
    await expectRejected(getDoc(doc(visitor, `lastChanges/${visitorAccount.uid}`)));
    await expectRejected(getDoc(doc(staff, `lastChanges/${visitorAccount.uid}`)));
  });

  test('rejects a document of lastChanges that names a record of another commit', async () => {
    await commitWithRecord(staff, [{ path: ASI, set: documents[ASI] ?? {} }]);
    const last = String((await getDoc(doc(staff, own))).get('change'));
    await expectRejected(setDoc(doc(staff, own), { change: last }));
    await expectRejected(setDoc(doc(staff, own), { change: last, note: 'x' }));
    await expectRejected(setDoc(doc(staff, `lastChanges/${visitorAccount.uid}`), { change: last }));
  });
});

describe('the save time', () => {
  const gainers = 'equityMarket/topGainers';
  const list = documents[gainers] ?? {};
  const item = documents[news] ?? {};
  const createTime = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const past = '2025-03-14T10:00:00Z';
  const saveList = (lastUpdated: unknown) =>
    setWithRecord(staff, gainers, { ...list, lastUpdated });
  const addItem = (times: DocumentData) => setWithRecord(staff, news, { ...item, ...times });

  test('accepts a past save time for a list of shares', async () => {
    for (const time of [past, createTime(0), createTime(5)]) await expectAllowed(saveList(time));
  });

  test('accepts a past save time for a news item', async () => {
    await deleteDoc(adminDocument(news));
    await expectAllowed(addItem({ createdAt: past, updatedAt: createTime(-60) }));
    await expectAllowed(addItem({ createdAt: past, updatedAt: past }));
  });

  test.each([
    ['is in the future', createTime(20)],
    ['is far in the future', '2199-12-31T00:00:00Z'],
    ['has a longer year', '+010000-01-01T00:00:00Z'],
    ['is only a day', '2025-03-14'],
    ['is a day that does not exist', '2025-02-30T10:00:00Z'],
    ['is empty', ''],
    ['is a number', 7],
  ])('rejects a save time that %s', async (_, time) => {
    await expectRejected(saveList(time));
    await expectRejected(addItem({ updatedAt: time }));
    await deleteDoc(adminDocument(news));
    for (const field of ['createdAt', 'updatedAt'])
      await expectRejected(addItem({ createdAt: past, updatedAt: past, [field]: time }));
  });
});

describe('the creation time of an item of news', () => {
  const save = (change: DocumentData) =>
    commitWithRecord(staff, [{ path: news, update: { updatedAt: createNow(), ...change } }]);
  const createNow = () => new Date().toISOString();

  test('rejects a changed creation time of a news item', async () => {
    await expectRejected(save({ createdAt: createNow() }));
    await expectAllowed(save({ title: 'Other' }));
  });

  test('lets a save add the missing creation time of a news item', async () => {
    await updateDoc(adminDocument(news), { createdAt: '' });
    await expectRejected(save({ createdAt: '2199-03-14T10:00:00Z' }));
    await expectAllowed(save({ createdAt: '2025-03-14T10:00:00Z' }));
  });
});
