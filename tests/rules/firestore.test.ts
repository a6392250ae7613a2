import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_YEARS_PER_READ } from '@/figures/limits';
import { MAX_NOTES_PER_READ } from '@/figures/notes';
import { MAX_NEWS } from '@/features/news/limits';
import { MAX_CATEGORIES, MAX_FILES } from '@/features/resources/limits';
import { staffAccount, visitorAccount } from '../../seed/accounts';
import { getReportName } from '../helpers/exampleData';
import { expectAllowed, expectRejected, adminDocument, resetDocuments } from '../helpers/backend';
import { commitWithRecord, withSaveTimes, setWithRecord } from '../helpers/recorded';
import { staff, stranger, visitor } from './clients';
import { documents } from './rejectedChanges';

beforeEach(resetDocuments);

/**
 * The highest limit that a visitor's query may set for each collection. `Infinity` means that the
 * query needs no limit, because the collection can have only a few documents.
 */
const publicCollections = [
  ['marketIndices', Infinity],
  ['fixedIncome', Infinity],
  ['macroeconomics', Infinity],
  ['equityMarket', Infinity],
  ['history', MAX_YEARS_PER_READ],
  ['notes', MAX_NOTES_PER_READ],
  ['resourceCategories', MAX_CATEGORIES],
  ['resourceFiles', MAX_FILES],
] as const;
const staffPaths = Object.keys(documents).filter((path) => !path.startsWith('staff/'));
/** One document path for each rule. */
const samples = [...new Map(staffPaths.map((path) => [getRuleKey(path), path])).values()];

/** Returns the collection if one rule covers it, and otherwise the path of the document. */
function getRuleKey(path: string): string {
  const ofCollection = /^(news\w+|resource\w+|history|notes)\//.exec(path);
  return ofCollection && path !== 'history/recent' ? ofCollection[0] : path;
}

describe('reading', () => {
  test.each(publicCollections)(
    'lets anyone read %s with a limit of at most %d',
    async (name, most) => {
      const all = collection(stranger, name);
      const { size } = await getDocs(most === Infinity ? all : query(all, limit(most)));
      if (most !== Infinity) {
        await expectRejected(getDocs(all));
        await expectRejected(getDocs(query(all, limit(most + 1))));
        expect((await getDocs(collection(staff, name))).size).toBe(size);
      }
      const expectedPaths = Object.keys(documents).filter((path) => path.startsWith(`${name}/`));
      expect(size).toBe(expectedPaths.length);
    },
  );

  test('lets anyone count the files of a category, but nobody count the news', async () => {
    const id = 'cat_1736150400000';
    const inCategory = where('category', '==', id);
    const files = query(collection(stranger, 'resourceFiles'), inCategory, limit(MAX_FILES));
    const found = (await getDocs(files)).docs.map((file) => file.data());
    expect(found).toHaveLength(10);
    const newest = found.toSorted((a, b) => (a['uploadDate'] < b['uploadDate'] ? 1 : -1))[0];
    expect(newest?.['name']).toBe(getReportName('Daily Market Summary'));
    expect((await getCount(files)).data().count).toBe(10);
    await expectRejected(getCount(collection(stranger, 'newsCommentary')));
  });

  test('lets anyone read active news in order', async () => {
    const active = query(
      collection(stranger, 'newsCommentary'),
      where('isActive', '==', true),
      orderBy('displayOrder'),
    );
    await expectRejected(getDocs(query(active, limit(MAX_NEWS + 1))));
    const orders = (await getDocs(query(active, limit(MAX_NEWS)))).docs.map((item): unknown =>
      item.get('displayOrder'),
    );
    expect(orders).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('lets only staff read inactive news', async () => {
    const inactive = 'newsCommentary/example-news-7';
    for (const client of [stranger, visitor]) {
      await expectRejected(getDocs(collection(client, 'newsCommentary')));
      await expectRejected(getDoc(doc(client, inactive)));
      await expectRejected(
        getDocs(query(collection(client, 'newsCommentary'), where('isActive', '==', false))),
      );
    }
    expect((await getDocs(collection(staff, 'newsCommentary'))).size).toBe(7);
    expect((await getDoc(doc(staff, inactive))).exists()).toBe(true);
  });

  test('lets anyone query the years of a series by their ids', async () => {
    for (const client of [stranger, visitor, staff]) {
      const years = query(
        collection(client, 'history'),
        where(documentId(), '>=', 'asi-1900'),
        where(documentId(), '<=', 'asi-2199'),
        limit(MAX_YEARS_PER_READ),
      );
      const { docs } = await getDocs(years);
      expect(docs.length).toBeGreaterThan(1);
      expect(docs.every(({ id }) => /^asi-\d{4}$/.test(id))).toBe(true);
    }
  });

  test('lets nobody read unknown collections', async () => {
    for (const client of [stranger, visitor, staff]) {
      await expectRejected(getDoc(doc(client, 'secrets/one')));
      await expectRejected(getDocs(query(collection(client, 'secrets'), limit(1))));
      await expectRejected(getDoc(doc(client, 'marketIndices/ASI/history/one')));
    }
  });
});

describe('the staff list', () => {
  const own = `staff/${staffAccount.uid}`;

  test('lets an account read only its own entry', async () => {
    expect((await getDoc(doc(staff, own))).exists()).toBe(true);
    expect((await getDoc(doc(visitor, `staff/${visitorAccount.uid}`))).exists()).toBe(false);
    await expectRejected(getDoc(doc(visitor, own)));
    await expectRejected(getDoc(doc(stranger, own)));
    await expectRejected(getDoc(doc(staff, `staff/${visitorAccount.uid}`)));
    await expectRejected(getDocs(collection(staff, 'staff')));
  });

  test('lets nobody write to the staff list', async () => {
    const record = { email: visitorAccount.email, addedAt: '2025-03-14T10:00:00.000Z' };
    await expectRejected(setDoc(doc(visitor, `staff/${visitorAccount.uid}`), record));
    await expectRejected(setDoc(doc(staff, `staff/${visitorAccount.uid}`), record));
    await expectRejected(updateDoc(doc(staff, own), { email: 'other@example.com' }));
    await expectRejected(deleteDoc(doc(staff, own)));
  });
});

describe('writing', () => {
  test.each(samples)('lets only staff write %s', async (path) => {
    const data = documents[path] ?? {};
    for (const client of [stranger, visitor]) {
      // `${path}2` is a document that does not exist yet.
      for (const each of [path, `${path}2`]) await expectRejected(setDoc(doc(client, each), data));
      await expectRejected(deleteDoc(doc(client, path)));
    }
    await expectAllowed(setWithRecord(staff, path, withSaveTimes(data)));
  });

  test('lets staff set every example document', async () => {
    for (const path of staffPaths)
      await expectAllowed(setWithRecord(staff, path, withSaveTimes(documents[path] ?? {})));
  });

  test('lets staff create market documents that do not exist yet', async () => {
    const path = 'macroeconomics/inflation';
    await deleteDoc(adminDocument(path));
    await expectAllowed(setWithRecord(staff, path, { date: 'March 2025', percentage: 0 }));
    expect((await getDoc(doc(stranger, path))).get('percentage')).toBe(0);
  });

  test('lets nobody delete figures, not even staff', async () => {
    const figures = samples.filter((path) => !/^(news|resource)/.test(path));
    expect(figures.length).toBeGreaterThan(8);
    for (const path of figures)
      await expectRejected(commitWithRecord(staff, [{ path, remove: true }]));
  });
});
