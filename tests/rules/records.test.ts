/** What a record has to say: each thing that it must, in a commit that is right in everything else. */
import { doc, type DocumentData, getDoc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { staffAccount, visitorAccount } from '../../seed/accounts';
import {
  exampleDocuments,
  expectAllowed,
  expectRefused,
  firestoreAs,
  forgetApps,
  resetDocuments,
  testPorts,
} from '../helpers/backend';
import { commitRecorded, savedNow } from '../helpers/recorded';

const documents = exampleDocuments(testPorts);
const visitor = firestoreAs('visitor');
const staff = firestoreAs('staff');
const ASI = 'marketIndices/ASI';
const own = `lastChanges/${staffAccount.uid}`;

beforeEach(resetDocuments);
afterAll(forgetApps);

describe('a document of which the record must say all', () => {
  const paths = Object.keys(documents).filter((path) =>
    /^(marketIndices|fixedIncome|macroeconomics|equityMarket)\//.test(path),
  );
  const write = (path: string) => ({ path, set: savedNow(documents[path] ?? {}) });

  test.each(paths)('%s', async (path) => {
    const untrue = (fields: DocumentData) => ({ ...fields, after: { [path]: { value: 1 } } });
    await expectRefused(commitRecorded(staff, [write(path)], { record: untrue }));
    await expectAllowed(commitRecorded(staff, [write(path)]));
  });
});

describe('the record of a commit without anything else', () => {
  const commit = (change: DocumentData) =>
    commitRecorded(staff, [], {
      record: (fields) => ({
        ...fields,
        ...{ paths: [ASI], before: { [ASI]: null }, after: { [ASI]: null } },
        ...change,
      }),
    });

  test.each([
    ['another time', { at: Timestamp.now() }],
    ['another author', { by: visitorAccount.uid }],
    ['another e-mail', { email: 'other@example.com' }],
    ['a document that did not become anything', { after: {} }],
    ['a document that was nothing', { before: {} }],
  ])('is refused with %s', async (_, change) => {
    await expectRefused(commit(change));
    await expectAllowed(commit({}));
  });
});

describe('the document that names the record', () => {
  test('is read by its author alone', async () => {
    await commitRecorded(staff, [{ path: ASI, set: documents[ASI] ?? {} }]);
    expect((await getDoc(doc(staff, own))).exists()).toBe(true);
    await expectRefused(getDoc(doc(visitor, own)));
    await expectRefused(getDoc(doc(visitor, `lastChanges/${visitorAccount.uid}`)));
    await expectRefused(getDoc(doc(staff, `lastChanges/${visitorAccount.uid}`)));
  });

  test('names one of the same commit, and says nothing else', async () => {
    await commitRecorded(staff, [{ path: ASI, set: documents[ASI] ?? {} }]);
    const last = String((await getDoc(doc(staff, own))).get('change'));
    await expectRefused(setDoc(doc(staff, own), { change: last }));
    await expectRefused(setDoc(doc(staff, own), { change: last, note: 'x' }));
    await expectRefused(setDoc(doc(staff, `lastChanges/${visitorAccount.uid}`), { change: last }));
  });
});
