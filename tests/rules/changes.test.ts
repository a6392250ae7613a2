/** Change records. Every write by staff needs a correct record, and nobody can change it later. */
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffAccount, visitorAccount } from '../../seed/accounts';
import { expectAllowed, expectRejected, firestoreAs, resetDocuments } from '../helpers/backend';
import { commitWithRecord, withSaveTimes, setWithRecord } from '../helpers/recorded';
import { staff, stranger, visitor } from './clients';
import { createNewNote } from './newNote';
import { documents, filePath, newsPath } from './rejectedChanges';

const ASI = 'marketIndices/ASI';
const rate = 'macroeconomics/exchangeRate';
const asi = { value: 105, change: 1, date: '2026-11-20' };

beforeEach(resetDocuments);

const writes = [
  { path: ASI, set: asi },
  { path: 'fixedIncome/bonds', set: documents['fixedIncome/bonds'] ?? {} },
  { path: rate, set: { price: 1500 } },
  { path: 'macroeconomics/gdp', set: { date: 'Q3 2026', percentage: 3 } },
  { path: 'equityMarket/topLosers', set: withSaveTimes(documents['equityMarket/topLosers'] ?? {}) },
  { path: 'history/recent', set: { asi: {}, exchangeRate: {} } },
  { path: 'history/asi-1999', set: { series: 'asi', year: 1999, points: {} } },
  { path: 'notes/2025-03-14', set: createNewNote() },
  { path: newsPath, update: { displayOrder: 7, updatedAt: new Date().toISOString() } },
  { path: 'resourceCategories/cat_1736150400000', update: { name: 'Other' } },
  { path: filePath, update: { name: 'Other' } },
  { path: newsPath, remove: true as const },
  { path: 'resourceCategories/cat_1736150400000', remove: true as const },
  { path: filePath, remove: true as const },
];

test.each(writes)('rejects a write by staff without a change record: $path', async (write) => {
  await expectRejected(commitWithRecord(staff, [write], { record: () => null }));
  // A record from an earlier commit must not count for the next write.
  await commitWithRecord(staff, [write]);
  await expectRejected(commitWithRecord(staff, [write], { record: () => null }));
  await resetDocuments();
  const other = {
    path: write.path === ASI ? rate : ASI,
    set: write.path === ASI ? { price: 1 } : asi,
  };
  const describeOnlyOther = (fields: DocumentData): DocumentData => ({
    ...fields,
    paths: [other.path],
    before: { [other.path]: documents[other.path] },
    after: { [other.path]: other.set },
  });
  await expectRejected(commitWithRecord(staff, [other, write], { record: describeOnlyOther }));
  await expectAllowed(commitWithRecord(staff, [other, write]));
});

describe('a change record', () => {
  test.each(['stranger', 'visitor'] as const)('rejects a change record from a %s', async (role) => {
    const client = firestoreAs(role);
    await expectRejected(
      setDoc(doc(client, 'changes/one'), { by: visitorAccount.uid, at: Timestamp.now() }),
    );
    await expectRejected(setDoc(doc(client, `lastChanges/${visitorAccount.uid}`), { change: 'x' }));
  });

  test('rejects a change record with the uid of another account', async () => {
    await expectRejected(
      commitWithRecord(staff, [{ path: ASI, set: asi }], { uid: visitorAccount.uid }),
    );
  });

  test('rejects changes and deletions of a change record', async () => {
    await setWithRecord(staff, ASI, asi);
    const last = await getDoc(doc(staff, `lastChanges/${staffAccount.uid}`));
    const record = doc(staff, 'changes', String(last.get('change')));
    const stored = (await getDoc(record)).data() ?? {};
    expect(stored).toMatchObject({ by: staffAccount.uid, after: { [ASI]: asi } });
    await expectRejected(updateDoc(record, { part: 'other' }));
    await expectRejected(setDoc(record, stored));
    await expectRejected(deleteDoc(record));
    await expectRejected(updateDoc(doc(staff, `lastChanges/${staffAccount.uid}`), { change: 'x' }));
    await expectRejected(deleteDoc(doc(staff, `lastChanges/${staffAccount.uid}`)));
  });

  test('lets only staff query change records', async () => {
    await setWithRecord(staff, ASI, asi);
    await setWithRecord(staff, rate, { price: 1500 });
    const all = query(collection(staff, 'changes'), orderBy('at', 'desc'));
    const after = (await getDocs(all)).docs.map((each): unknown => each.get('after'));
    expect(after).toMatchObject([{ [rate]: { price: 1500 } }, { [ASI]: asi }]);
    const ofAsi = query(
      collection(staff, 'changes'),
      where('paths', 'array-contains', ASI),
      orderBy('at', 'desc'),
    );
    expect((await getDocs(ofAsi)).size).toBe(1);
    for (const client of [stranger, visitor]) {
      await expectRejected(getDocs(collection(client, 'changes')));
    }
  });
});
