/** Saves that never erase what somebody else saved, against the running backend. */
import { doc, getDoc, setDoc, type DocumentReference } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { firestore } from '../../src/firebase/firestore';
import {
  type CheckedWrite,
  replaceIfUnchanged,
  saveFigures,
} from '../../src/firebase/staff/checkedSave';
import { historyRules } from '../helpers/backend';
import { breakNetwork, restoreNetwork } from '../helpers/staffArea';
import { asStaff } from '../helpers/staffHooks';

const id = 'cat_1736150400000';
const category = doc(firestore(), 'resourceCategories', id);
const stored = async (ref: DocumentReference) => (await getDoc(ref)).data();

const placed = (displayOrder: number) => ({ id, name: 'Reports', displayOrder });

/** Saves as an editor does. */
async function saveIfUnchanged(
  writes: CheckedWrite | readonly CheckedWrite[],
  { overwrite = false } = {},
) {
  const all: readonly CheckedWrite[] = 'ref' in writes ? [writes] : writes;
  const targets = all.map((write) => replaceIfUnchanged(write, overwrite));
  return (await saveFigures(targets, { part: 'resources', kind: 'save' })).result;
}

asStaff();

describe('one document', () => {
  test('is replaced while it is what was loaded, or is as it should be', async () => {
    const next = placed(1);
    const loaded = await stored(category);
    expect(await saveIfUnchanged({ ref: category, loaded, next })).toBe('saved');
    expect(await stored(category)).toEqual(next);
    // What was saved is what the next save compares with.
    const after = placed(2);
    expect(await saveIfUnchanged({ ref: category, loaded: next, next: after })).toBe('saved');
    await setDoc(historyRules(category.path), next);
    expect(await saveIfUnchanged({ ref: category, loaded: after, next })).toBe('saved');
  });

  test('is left alone where somebody saved meanwhile, unless overwriting is asked for', async () => {
    const loaded = await stored(category);
    const theirs = placed(7);
    await setDoc(historyRules(category.path), theirs);
    const write = { ref: category, loaded, next: placed(1) };
    expect(await saveIfUnchanged(write)).toBe('conflict');
    // Nor is it created over one that came meanwhile.
    expect(await saveIfUnchanged({ ...write, loaded: undefined })).toBe('conflict');
    expect(await stored(category)).toEqual(theirs);
    expect(await saveIfUnchanged(write, { overwrite: true })).toBe('saved');
    expect(await stored(category)).toEqual(write.next);
  });
});

test('two savers at once: one wins, the other is told', async () => {
  const loaded = await stored(category);
  const results = await Promise.all(
    [1, 2].map((rate) => saveIfUnchanged({ ref: category, loaded, next: placed(rate) })),
  );
  expect([...results].sort()).toEqual(['conflict', 'saved']);
});

test('a save that the rules refuse because somebody was faster is told as that', async () => {
  const loaded = await stored(category);
  const theirs = placed(7);
  let refused = false;
  breakNetwork((url) => {
    if (refused || !url.includes(':commit')) return false;
    refused = true;
    return setDoc(historyRules(category.path), theirs).then(
      () => new Response('{"error":{"code":403}}', { status: 403 }),
    );
  });
  const write = { ref: category, loaded, next: placed(1) };
  expect(await saveIfUnchanged(write)).toBe('conflict');
  restoreNetwork();
  expect(await stored(category)).toEqual(theirs);
});
