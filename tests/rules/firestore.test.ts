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
import { MOST_YEARS } from '@/figures/limits';
import { MOST_NEWS } from '@/features/news/limits';
import { MOST_CATEGORIES, MOST_FILES } from '@/features/resources/limits';
import { staffAccount, visitorAccount } from '../../seed/accounts';
import { reportName } from '../helpers/exampleData';
import { expectAllowed, expectRefused, historyRules, resetDocuments } from '../helpers/backend';
import { commitRecorded, savedNow, setRecorded } from '../helpers/recorded';
import { staff, stranger, visitor } from './clients';
import { documents } from './refused';

beforeEach(resetDocuments);

/**
 * The most that a visitor may ask for at once; of the others there are so many as the rules name.
 */
const publicCollections = [
  ['marketIndices', Infinity],
  ['fixedIncome', Infinity],
  ['macroeconomics', Infinity],
  ['equityMarket', Infinity],
  ['history', MOST_YEARS],
  ['resourceCategories', MOST_CATEGORIES],
  ['resourceFiles', MOST_FILES],
] as const;
const staffPaths = Object.keys(documents).filter((path) => !path.startsWith('staff/'));
/** One document of each rule. */
const samples = [...new Map(staffPaths.map((path) => [ruleOf(path), path])).values()];

/** The rule for a document: one for all of a collection, or one of its own. */
function ruleOf(path: string): string {
  const ofCollection = /^(news\w+|resource\w+|history)\//.exec(path);
  return ofCollection && path !== 'history/recent' ? ofCollection[0] : path;
}

describe('reading', () => {
  test.each(publicCollections)('anyone reads %s, up to %d at once', async (name, most) => {
    const all = collection(stranger, name);
    const { size } = await getDocs(most === Infinity ? all : query(all, limit(most)));
    if (most !== Infinity) {
      await expectRefused(getDocs(all));
      await expectRefused(getDocs(query(all, limit(most + 1))));
      expect((await getDocs(collection(staff, name))).size).toBe(size);
    }
    const kept = Object.keys(documents).filter((path) => path.startsWith(`${name}/`));
    expect(size).toBe(kept.length);
  });

  test('anyone reads and counts the files of a category, but not the news that is not shown', async () => {
    const id = 'cat_1736150400000';
    const inCategory = where('category', '==', id);
    const files = query(collection(stranger, 'resourceFiles'), inCategory, limit(MOST_FILES));
    const found = (await getDocs(files)).docs.map((file) => file.data());
    expect(found).toHaveLength(10);
    const newest = found.toSorted((a, b) => (a['uploadDate'] < b['uploadDate'] ? 1 : -1))[0];
    expect(newest?.['name']).toBe(reportName('Daily Market Summary'));
    expect((await getCount(files)).data().count).toBe(10);
    await expectRefused(getCount(collection(stranger, 'newsCommentary')));
  });

  test('anyone reads active news, in order', async () => {
    const active = query(
      collection(stranger, 'newsCommentary'),
      where('isActive', '==', true),
      orderBy('displayOrder'),
    );
    await expectRefused(getDocs(query(active, limit(MOST_NEWS + 1))));
    const orders = (await getDocs(query(active, limit(MOST_NEWS)))).docs.map((item): unknown =>
      item.get('displayOrder'),
    );
    expect(orders).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('only staff read inactive news', async () => {
    const inactive = 'newsCommentary/example-news-7';
    for (const someone of [stranger, visitor]) {
      await expectRefused(getDocs(collection(someone, 'newsCommentary')));
      await expectRefused(getDoc(doc(someone, inactive)));
      await expectRefused(
        getDocs(query(collection(someone, 'newsCommentary'), where('isActive', '==', false))),
      );
    }
    expect((await getDocs(collection(staff, 'newsCommentary'))).size).toBe(7);
    expect((await getDoc(doc(staff, inactive))).exists()).toBe(true);
  });

  test('anyone asks for the years of a series by their names', async () => {
    for (const someone of [stranger, visitor, staff]) {
      const years = query(
        collection(someone, 'history'),
        where(documentId(), '>=', 'asi-1900'),
        where(documentId(), '<=', 'asi-2199'),
        limit(MOST_YEARS),
      );
      const { docs } = await getDocs(years);
      expect(docs.length).toBeGreaterThan(1);
      expect(docs.every(({ id }) => /^asi-\d{4}$/.test(id))).toBe(true);
    }
  });

  test('nobody reads what the site does not know', async () => {
    for (const someone of [stranger, visitor, staff]) {
      await expectRefused(getDoc(doc(someone, 'secrets/one')));
      await expectRefused(getDocs(query(collection(someone, 'secrets'), limit(1))));
      await expectRefused(getDoc(doc(someone, 'marketIndices/ASI/history/one')));
    }
  });
});

describe('the staff list', () => {
  const own = `staff/${staffAccount.uid}`;

  test('an account asks about itself, and about nobody else', async () => {
    expect((await getDoc(doc(staff, own))).exists()).toBe(true);
    expect((await getDoc(doc(visitor, `staff/${visitorAccount.uid}`))).exists()).toBe(false);
    await expectRefused(getDoc(doc(visitor, own)));
    await expectRefused(getDoc(doc(stranger, own)));
    await expectRefused(getDoc(doc(staff, `staff/${visitorAccount.uid}`)));
    await expectRefused(getDocs(collection(staff, 'staff')));
  });

  test('nobody writes it', async () => {
    const record = { email: visitorAccount.email, addedAt: '2025-03-14T10:00:00.000Z' };
    await expectRefused(setDoc(doc(visitor, `staff/${visitorAccount.uid}`), record));
    await expectRefused(setDoc(doc(staff, `staff/${visitorAccount.uid}`), record));
    await expectRefused(updateDoc(doc(staff, own), { email: 'other@example.com' }));
    await expectRefused(deleteDoc(doc(staff, own)));
  });
});

describe('writing', () => {
  test.each(samples)('only staff write %s', async (path) => {
    const data = documents[path] ?? {};
    for (const someone of [stranger, visitor]) {
      // Nor one that is not there yet.
      for (const each of [path, `${path}2`]) await expectRefused(setDoc(doc(someone, each), data));
      await expectRefused(deleteDoc(doc(someone, path)));
    }
    await expectAllowed(setRecorded(staff, path, savedNow(data)));
  });

  test('staff may set every example document', async () => {
    for (const path of staffPaths)
      await expectAllowed(setRecorded(staff, path, savedNow(documents[path] ?? {})));
  });

  test('staff may create market documents that are not there yet', async () => {
    const path = 'macroeconomics/inflation';
    await deleteDoc(historyRules(path));
    await expectAllowed(setRecorded(staff, path, { date: 'March 2025', percentage: 0 }));
    expect((await getDoc(doc(stranger, path))).get('percentage')).toBe(0);
  });

  test('figures are not deleted, not even by staff', async () => {
    const figures = samples.filter((path) => !/^(news|resource)/.test(path));
    expect(figures.length).toBeGreaterThan(8);
    for (const path of figures)
      await expectRefused(commitRecorded(staff, [{ path, remove: true }]));
  });
});
