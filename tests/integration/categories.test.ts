import {
  breakNetwork,
  restoreNetwork,
  failFirestore,
  failWritesFrom,
  listStoredUnder,
} from '../helpers/staffArea';
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { adminDocument, readDocument } from '../helpers/backend';
import { beforeEach, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { deleteCategory, saveCategory } from '@/features/resources/admin/categoryThunks';
import { fetchCategories } from '@/features/resources/resourcesSlice';
import {
  CATEGORY,
  hasFileRecord,
  FOLDER,
  storeObject,
  setUpTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';

let store = makeStore();
const listCategories = () => store.getState().resources.categories.data;
const readStoredCategory = (id = CATEGORY) => readDocument(`resourceCategories/${id}`);
const removeCategory = () => store.dispatch(deleteCategory(CATEGORY));
function getLastCategory() {
  const category = listCategories().at(-1);
  if (category === undefined) throw new Error('no category');
  return category;
}

setUpTestCategory();
beforeEach(async () => {
  store = makeStore();
  await store.dispatch(fetchCategories());
});

it('adds a category only once if an earlier attempt has stored it', async () => {
  const id = 'cat_2000';
  const target = adminDocument(`resourceCategories/${id}`);
  await setDoc(target, { id, name: 'Typed first', displayOrder: 5 });
  const added = { id, name: 'Added', displayOrder: 5 };
  await store.dispatch(saveCategory({ category: { ...added, displayOrder: 7 }, loaded: null }));
  expect(listCategories()).toContainEqual(added);
  expect(await readStoredCategory(id)).toEqual(added);
  await deleteDoc(target);
});

it('overwrites the category name of a colleague only after confirmation', async () => {
  const renameCategory = async (name: string, loaded = getLastCategory(), overwrite = false) => {
    const renamed = { category: { ...loaded, name }, loaded: loaded.name, overwrite };
    return (await store.dispatch(saveCategory(renamed))).result;
  };
  expect(await renameCategory('Renamed')).toBe('done');
  expect(getLastCategory().name).toBe('Renamed');
  const loaded = getLastCategory();
  const theirs = { ...loaded, name: 'Theirs', displayOrder: 3 };
  await setDoc(adminDocument(`resourceCategories/${CATEGORY}`), theirs);
  expect(await renameCategory('Mine', loaded)).toBe('conflict');
  expect(await readStoredCategory()).toMatchObject({ name: 'Theirs' });
  await renameCategory('Mine', loaded, true);
  expect(await readStoredCategory()).toEqual({ ...loaded, name: 'Mine', displayOrder: 3 });
  await deleteDoc(adminDocument(`resourceCategories/${CATEGORY}`));
  expect(await renameCategory('Again', loaded, true)).toBe('deleted');
  expect(await readStoredCategory()).toBeUndefined();
});

it('deletes a category of over 500 files completely after interruptions', async () => {
  // Firestore returns records sorted by id, so file_9_x is the last one. The stored object 777 has
  // no record.
  await writeRecords(501);
  await Promise.all([storeObject(0), storeObject(9), storeObject(777)]);
  breakNetwork(failFirestore);
  expect(await removeCategory()).toBe('Failed to delete category');
  restoreNetwork();
  expect(await hasFileRecord('file_0_x')).toBe(true);
  expect(await listStoredUnder(FOLDER)).toHaveLength(3);
  breakNetwork(failWritesFrom(2));
  expect(await removeCategory()).toBe('Failed to delete category');
  restoreNetwork();
  expect(await readStoredCategory()).toBeDefined();
  expect(await hasFileRecord('file_9_x')).toBe(true);
  expect(await listStoredUnder(FOLDER)).not.toHaveLength(3);
  expect(await removeCategory()).toBeNull();
  expect(await readStoredCategory()).toBeUndefined();
  expect(await hasFileRecord('file_9_x')).toBe(false);
  expect(await listStoredUnder(FOLDER)).toEqual([]);
});
