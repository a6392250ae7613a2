/** Records of changes: no write by staff without a true one, and none is ever changed. */
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
import { expectAllowed, expectRefused, firestoreAs, resetDocuments } from '../helpers/backend';
import { commitRecorded, savedNow, setRecorded } from '../helpers/recorded';
import { staff, stranger, visitor } from './clients';
import { documents, file, news } from './refused';

const ASI = 'marketIndices/ASI';
const rate = 'macroeconomics/exchangeRate';
const asi = { value: 105, change: 1, date: '2026-11-20' };

beforeEach(resetDocuments);

const writes = [
  { path: ASI, set: asi },
  { path: 'fixedIncome/bonds', set: documents['fixedIncome/bonds'] ?? {} },
  { path: rate, set: { price: 1500 } },
  { path: 'macroeconomics/gdp', set: { date: 'Q3 2026', percentage: 3 } },
  { path: 'equityMarket/topLosers', set: savedNow(documents['equityMarket/topLosers'] ?? {}) },
  { path: 'history/recent', set: { asi: {}, exchangeRate: {} } },
  { path: 'history/asi-1999', set: { series: 'asi', year: 1999, points: {} } },
  { path: news, update: { displayOrder: 7, updatedAt: new Date().toISOString() } },
  { path: 'resourceCategories/cat_1736150400000', update: { name: 'Other' } },
  { path: file, update: { name: 'Other' } },
  { path: news, remove: true as const },
  { path: 'resourceCategories/cat_1736150400000', remove: true as const },
  { path: file, remove: true as const },
];

test.each(writes)('a write by staff needs its record: $path', async (write) => {
  await expectRefused(commitRecorded(staff, [write], { record: () => null }));
  // That of an earlier commit does not do.
  await commitRecorded(staff, [write]);
  await expectRefused(commitRecorded(staff, [write], { record: () => null }));
  await resetDocuments();
  const other = {
    path: write.path === ASI ? rate : ASI,
    set: write.path === ASI ? { price: 1 } : asi,
  };
  const onlyOther = (fields: DocumentData): DocumentData => ({
    ...fields,
    paths: [other.path],
    before: { [other.path]: documents[other.path] },
    after: { [other.path]: other.set },
  });
  await expectRefused(commitRecorded(staff, [other, write], { record: onlyOther }));
  await expectAllowed(commitRecorded(staff, [other, write]));
});

describe('a record', () => {
  test.each(['stranger', 'visitor'] as const)('is not written by a %s', async (who) => {
    const someone = firestoreAs(who);
    await expectRefused(
      setDoc(doc(someone, 'changes/one'), { by: visitorAccount.uid, at: Timestamp.now() }),
    );
    await expectRefused(setDoc(doc(someone, `lastChanges/${visitorAccount.uid}`), { change: 'x' }));
  });

  test("is not named in another's name", async () => {
    await expectRefused(
      commitRecorded(staff, [{ path: ASI, set: asi }], { uid: visitorAccount.uid }),
    );
  });

  test('is never changed or deleted', async () => {
    await setRecorded(staff, ASI, asi);
    const last = await getDoc(doc(staff, `lastChanges/${staffAccount.uid}`));
    const record = doc(staff, 'changes', String(last.get('change')));
    const stored = (await getDoc(record)).data() ?? {};
    expect(stored).toMatchObject({ by: staffAccount.uid, after: { [ASI]: asi } });
    await expectRefused(updateDoc(record, { part: 'other' }));
    await expectRefused(setDoc(record, stored));
    await expectRefused(deleteDoc(record));
    await expectRefused(updateDoc(doc(staff, `lastChanges/${staffAccount.uid}`), { change: 'x' }));
    await expectRefused(deleteDoc(doc(staff, `lastChanges/${staffAccount.uid}`)));
  });

  test('is read by staff alone, newest first, and by document', async () => {
    await setRecorded(staff, ASI, asi);
    await setRecorded(staff, rate, { price: 1500 });
    const all = query(collection(staff, 'changes'), orderBy('at', 'desc'));
    const after = (await getDocs(all)).docs.map((each): unknown => each.get('after'));
    expect(after).toMatchObject([{ [rate]: { price: 1500 } }, { [ASI]: asi }]);
    const ofAsi = query(
      collection(staff, 'changes'),
      where('paths', 'array-contains', ASI),
      orderBy('at', 'desc'),
    );
    expect((await getDocs(ofAsi)).size).toBe(1);
    for (const someone of [stranger, visitor]) {
      await expectRefused(getDocs(collection(someone, 'changes')));
    }
  });
});
