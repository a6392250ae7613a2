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
const names = () => files().data.map(({ name }) => name);

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

it('loads the files of a category, newest first', async () => {
  await writeRecords(3);
  await store.dispatch(fetchFiles(CATEGORY));
  expect(names()).toEqual(['File 2', 'File 1', 'File 0']);
  expect(Object.keys(state().files)).toEqual([CATEGORY]);
});

it('loads the files of all categories for staff, newest first', async () => {
  await writeRecords(3);
  const staff = makeStaffStore();
  await staff.dispatch(fetchAllFiles());
  const all = staff.getState().resources.files.data;
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter(({ category }) => category === CATEGORY).map(({ name }) => name)).toEqual([
    'File 2',
    'File 1',
    'File 0',
  ]);
});
