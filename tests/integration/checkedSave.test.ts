import { doc, setDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { firestore } from '../../src/firebase/firestore';
import {
  type CheckedWrite,
  replaceIfUnchanged,
  saveFigures,
} from '../../src/firebase/staff/checkedSave';
import { adminDocument, readDocument } from '../helpers/backend';
import { breakNetwork } from '../helpers/staffArea';
import { setUpStaff } from '../helpers/staffHooks';

const id = 'cat_1736150400000';
const category = doc(firestore(), 'resourceCategories', id);

const createCategory = (displayOrder: number) => ({ id, name: 'Reports', displayOrder });

async function saveIfUnchanged(write: CheckedWrite) {
  const note = { part: 'resources', kind: 'save' } as const;
  return (await saveFigures([replaceIfUnchanged(write)], note)).result;
}

setUpStaff();

test('reports a conflict unless the stored document already equals the new one', async () => {
  const loaded = await readDocument(category.path);
  await setDoc(adminDocument(category.path), createCategory(1));
  expect(await saveIfUnchanged({ ref: category, loaded, next: createCategory(1) })).toBe('saved');
  expect(await saveIfUnchanged({ ref: category, loaded: undefined, next: createCategory(2) })).toBe(
    'conflict',
  );
  expect(await readDocument(category.path)).toEqual(createCategory(1));
});

test('reports a conflict to the second of two simultaneous saves', async () => {
  const loaded = await readDocument(category.path);
  const results = await Promise.all(
    [1, 2].map((rate) => saveIfUnchanged({ ref: category, loaded, next: createCategory(rate) })),
  );
  expect([...results].sort()).toEqual(['conflict', 'saved']);
});

test('reports a conflict if the rules reject a save because somebody else saved first', async () => {
  const loaded = await readDocument(category.path);
  const theirs = createCategory(7);
  let isRejected = false;
  breakNetwork((url) => {
    if (isRejected || !url.includes(':commit')) return false;
    isRejected = true;
    return setDoc(adminDocument(category.path), theirs).then(
      () => new Response('{"error":{"code":403}}', { status: 403 }),
    );
  });
  const write = { ref: category, loaded, next: createCategory(1) };
  expect(await saveIfUnchanged(write)).toBe('conflict');
  expect(await readDocument(category.path)).toEqual(theirs);
});
