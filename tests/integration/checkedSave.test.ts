/** Saves that never erase what somebody else saved, against the running backend. */
import { doc, getDoc, setDoc, type DocumentReference } from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { saveIfUnchanged } from '../../src/firebase/staff/checkedSave';
import { onRefusal } from '../../src/firebase/staff/refusals';
import { firestoreAs, forgetApps, resetDocuments } from '../helpers/backend';

const staff = firestoreAs('staff');
const bonds = doc(staff, 'fixedIncome', 'bonds');
const tbills = doc(staff, 'fixedIncome', 'tbills');
const stored = async (ref: DocumentReference) => (await getDoc(ref)).data();

const some = (type: string, rate: number) => ({ type, tenures: [{ label: 'ONE', rate }] });

beforeEach(resetDocuments);
afterAll(forgetApps);

describe('one document', () => {
  test('is replaced while it is what was loaded', async () => {
    const next = some('BONDS', 1);
    const loaded = await stored(bonds);
    expect(await saveIfUnchanged({ ref: bonds, loaded, next })).toBe('saved');
    expect(await stored(bonds)).toEqual(next);
    // What was saved is what the next save compares with.
    const after = some('BONDS', 2);
    expect(await saveIfUnchanged({ ref: bonds, loaded: next, next: after })).toBe('saved');
  });

  test('is left alone where somebody saved meanwhile, unless overwriting is asked for', async () => {
    const loaded = await stored(bonds);
    const theirs = some('BONDS', 7);
    await setDoc(bonds, theirs);
    const write = { ref: bonds, loaded, next: some('BONDS', 1) };
    expect(await saveIfUnchanged(write)).toBe('conflict');
    expect(await stored(bonds)).toEqual(theirs);
    expect(await saveIfUnchanged(write, { overwrite: true })).toBe('saved');
    expect(await stored(bonds)).toEqual(write.next);
  });

  test('is created where there was none, but not over one that came meanwhile', async () => {
    const rate = doc(staff, 'macroeconomics', 'exchangeRate');
    const next = { price: 1500 };
    expect(await saveIfUnchanged({ ref: rate, loaded: undefined, next })).toBe('conflict');
  });

  test('already as it should be is no conflict', async () => {
    const loaded = await stored(bonds);
    const next = some('BONDS', 1);
    await setDoc(bonds, next);
    expect(await saveIfUnchanged({ ref: bonds, loaded, next })).toBe('saved');
  });
});

describe('several documents', () => {
  test('are saved all or none', async () => {
    const [loadedBonds, loadedTbills] = [await stored(bonds), await stored(tbills)];
    const writes = [
      { ref: bonds, loaded: loadedBonds, next: some('BONDS', 1) },
      { ref: tbills, loaded: loadedTbills, next: some('T-BILLS', 1) },
    ];
    const theirs = some('T-BILLS', 7);
    await setDoc(tbills, theirs);
    expect(await saveIfUnchanged(writes)).toBe('conflict');
    expect(await stored(bonds)).toEqual(loadedBonds);
    expect(await stored(tbills)).toEqual(theirs);
    expect(await saveIfUnchanged(writes, { overwrite: true })).toBe('saved');
    expect(await stored(bonds)).toEqual(some('BONDS', 1));
    expect(await stored(tbills)).toEqual(some('T-BILLS', 1));
  });

  test('none at all is saved', async () => {
    expect(await saveIfUnchanged([])).toBe('saved');
  });
});

test('two savers at once: one wins, the other is told', async () => {
  const loaded = await stored(bonds);
  const results = await Promise.all(
    [1, 2].map((rate) => saveIfUnchanged({ ref: bonds, loaded, next: some('BONDS', rate) })),
  );
  expect([...results].sort()).toEqual(['conflict', 'saved']);
});

test('a refusal is thrown, and reported to whoever looks after the session', async () => {
  let refusals = 0;
  const stop = onRefusal(() => {
    refusals += 1;
  });
  const ref = doc(firestoreAs('visitor'), 'fixedIncome', 'bonds');
  const loaded = await stored(ref);
  await expect(saveIfUnchanged({ ref, loaded, next: some('BONDS', 1) })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  stop();
  expect(refusals).toBe(1);
});
