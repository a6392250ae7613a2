import {
  breakNetwork,
  loseAnswers,
  restoreNetwork,
  noFirestore,
  noWrites,
  noWritesFrom,
  storedUnder,
} from '../helpers/staffArea';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { pastRules } from '../helpers/backend';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import {
  addCategory,
  deleteCategory,
  reorderCategories,
  updateCategory,
} from '@/features/resources/admin/categoryThunks';
import { fetchCategories } from '@/features/resources/resourcesSlice';
import { firestore } from '@/firebase/firestore';
import {
  CATEGORY,
  exists,
  FOLDER,
  storeObject,
  withTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';

let store = makeStore();
const state = () => store.getState().resources;

withTestCategory();
beforeEach(() => {
  store = makeStore();
});

describe('categories', () => {
  beforeEach(async () => {
    await store.dispatch(fetchCategories());
  });
  const categoryNames = () => state().categories.data.map(({ name }) => name);
  const last = () => {
    const category = state().categories.data.at(-1);
    if (category === undefined) throw new Error('no category');
    return category;
  };

  it('adds one at the end', async () => {
    await store.dispatch(addCategory({ name: 'Added', displayOrder: 7 }));
    expect(last()).toMatchObject({ name: 'Added', displayOrder: 7 });
    expect(last().id).toMatch(/^cat_\d+$/);
    expect(await exists(last().id, 'resourceCategories')).toBe(true);
  });

  it('adds one once, whatever an attempt before has stored', async () => {
    const id = 'cat_2000';
    const target = doc(firestore(), 'resourceCategories', id);
    await setDoc(pastRules(target.path), { id, name: 'Typed first', displayOrder: 5 });
    const result = await store.dispatch(addCategory({ id, name: 'Added', displayOrder: 7 }));
    const added = { id, name: 'Added', displayOrder: 5 };
    expect(result.payload).toEqual(added);
    expect((await getDoc(target)).data()).toEqual(added);
    await deleteDoc(pastRules(target.path));
  });

  it('renames one', async () => {
    const result = await store.dispatch(updateCategory({ loaded: last(), name: 'Renamed' }));
    expect(result.payload).toBe('saved');
    expect(last().name).toBe('Renamed');
  });

  it('does not overwrite what someone else changed, unless told to', async () => {
    const loaded = last();
    const target = doc(firestore(), 'resourceCategories', CATEGORY);
    await setDoc(pastRules(target.path), { id: CATEGORY, name: 'Theirs', displayOrder: 3 });
    const first = await store.dispatch(updateCategory({ loaded, name: 'Mine' }));
    expect(first.payload).toBe('conflict');
    expect((await getDoc(target)).data()).toMatchObject({ name: 'Theirs' });
    await store.dispatch(updateCategory({ loaded, name: 'Mine', overwrite: true }));
    expect((await getDoc(target)).data()).toEqual({ id: CATEGORY, name: 'Mine', displayOrder: 3 });
  });

  it('takes one for renamed though the answer to the first attempt was lost', async () => {
    breakNetwork(loseAnswers(1));
    const result = await store.dispatch(updateCategory({ loaded: last(), name: 'Renamed' }));
    expect(result.payload).toBe('saved');
    expect(last().name).toBe('Renamed');
  });

  it('saves an order', async () => {
    const reversed = [...state().categories.data].reverse();
    await store.dispatch(reorderCategories(reversed));
    await store.dispatch(fetchCategories());
    expect(categoryNames()).toEqual(reversed.map(({ name }) => name));
  });

  it('saves all of an order or nothing', async () => {
    const [first, ...others] = state().categories.data;
    if (first === undefined) throw new Error('no category');
    const gone = { ...first, id: 'cat_404' };
    const result = await store.dispatch(reorderCategories([...others, first, gone]));
    expect(result.payload).toBe('Failed to reorder categories');
    const before = categoryNames();
    await store.dispatch(fetchCategories());
    expect(categoryNames()).toEqual(before);
  });

  it('says that an order failed', async () => {
    breakNetwork(noWrites);
    const result = await store.dispatch(reorderCategories([...state().categories.data].reverse()));
    expect(result.payload).toBe('Failed to reorder categories');
    restoreNetwork();
    const before = categoryNames();
    await store.dispatch(fetchCategories());
    expect(categoryNames()).toEqual(before);
  });

  it('deletes one with all its files and whatever else is stored in its folder', async () => {
    await writeRecords(2);
    await Promise.all([storeObject(0), storeObject(1), storeObject(77)]);
    const result = await store.dispatch(deleteCategory(CATEGORY));
    expect(result.payload).toBe(CATEGORY);
    expect(categoryNames()).not.toContain('Test');
    expect(await exists(CATEGORY, 'resourceCategories')).toBe(false);
    expect(await exists('file_0_x')).toBe(false);
    expect(await storedUnder(FOLDER)).toEqual([]);
  });

  it('deletes one with more than 500 files; a failure in the middle can be repeated', async () => {
    // Records come in the order of their ids: file_9_x is the last one.
    await writeRecords(501);
    await Promise.all([storeObject(0), storeObject(9)]);
    breakNetwork(noWritesFrom(2));
    const result = await store.dispatch(deleteCategory(CATEGORY));
    expect(result.payload).toBe('Failed to delete category');
    restoreNetwork();
    expect(await exists(CATEGORY, 'resourceCategories')).toBe(true);
    expect(await storedUnder(FOLDER)).toHaveLength(1);
    expect((await store.dispatch(deleteCategory(CATEGORY))).payload).toBe(CATEGORY);
    expect(await exists('file_9_x')).toBe(false);
    expect(await storedUnder(FOLDER)).toEqual([]);
  });

  it('deletes nothing while its files cannot be listed', async () => {
    await writeRecords(1);
    await storeObject(0);
    breakNetwork(noFirestore);
    const result = await store.dispatch(deleteCategory(CATEGORY));
    expect(result.payload).toBe('Failed to delete category');
    restoreNetwork();
    expect(await exists(CATEGORY, 'resourceCategories')).toBe(true);
    expect(await exists('file_0_x')).toBe(true);
    expect(await storedUnder(FOLDER)).toHaveLength(1);
  });
});
