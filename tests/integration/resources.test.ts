import { requestsDuring } from '../helpers/staffArea';
import { beforeEach, expect, it } from 'vitest';
import { makeStore as makeStaffStore } from '@/app/admin/store';
import { makeStore } from '@/app/site/store';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { fetchCategories, fetchFiles, selectFiles } from '@/features/resources/resourcesSlice';
import { CATEGORY, withTestCategory, writeRecords } from '../helpers/resourceFiles';

let store = makeStore();
const state = () => store.getState().resources;
const files = () => selectFiles(CATEGORY)(store.getState());

withTestCategory();
beforeEach(() => {
  store = makeStore();
});

it('loads categories in their order, in one request however often it is asked', async () => {
  const requests = await requestsDuring(() =>
    Promise.all([store.dispatch(fetchCategories()), store.dispatch(fetchCategories())]),
  );
  expect(requests).toHaveLength(1);
  expect(state().categories.data.map(({ displayOrder }) => displayOrder)).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
});

it('loads the files of a category, and for staff of all, newest first', async () => {
  await writeRecords(3);
  await store.dispatch(fetchFiles(CATEGORY));
  const newestFirst = ['File 2', 'File 1', 'File 0'];
  expect(files().data.map(({ name }) => name)).toEqual(newestFirst);
  expect(Object.keys(state().files)).toEqual([CATEGORY]);
  const staff = makeStaffStore();
  await staff.dispatch(fetchAllFiles());
  const all = staff.getState().resources.files.data;
  expect(all.length).toBeGreaterThan(3);
  const own = all.filter(({ category }) => category === CATEGORY);
  expect(own.map(({ name }) => name)).toEqual(newestFirst);
});
