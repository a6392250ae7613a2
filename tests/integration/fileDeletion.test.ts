import {
  breakNetwork,
  restoreNetwork,
  noWrites,
  noWritesFrom,
  storedUnder,
} from '../helpers/staffArea';
import { beforeEach, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { deleteFiles } from '@/features/resources/admin/fileThunks';
import { DELETE_BATCH } from '@/features/resources/limits';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import {
  CATEGORY,
  exists,
  FOLDER,
  record,
  storeObject,
  withTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';

let store = makeStore();
const names = () =>
  store
    .getState()
    .resources.files.data.filter(({ category }) => category === CATEGORY)
    .map(({ name }) => name);
const remove = (n: number) => store.dispatch(deleteFiles([record(n)]));

withTestCategory();
beforeEach(() => {
  store = makeStore();
});

it('deletes the record and what is stored, if anything is, or neither', async () => {
  await writeRecords(2);
  await storeObject(0);
  await store.dispatch(fetchAllFiles());
  breakNetwork(noWrites);
  expect(await remove(0)).toBe('Failed to delete one or more files');
  restoreNetwork();
  expect(names()).toEqual(['File 1', 'File 0']);
  expect(await exists(record(0).id)).toBe(true);
  expect(await storedUnder(FOLDER)).toHaveLength(1);
  expect(await remove(0)).toBeNull();
  expect(await storedUnder(FOLDER)).toEqual([]);
  expect(await remove(1)).toBeNull();
  expect(names()).toEqual([]);
  expect(await exists(record(0).id)).toBe(false);
});

it('deletes more than 500 files, and loses and orphans nothing when a batch in the middle fails', async () => {
  const records = await writeRecords(501);
  await Promise.all([storeObject(0), storeObject(500)]);
  await store.dispatch(fetchAllFiles());
  const removeAll = () => store.dispatch(deleteFiles(records));
  breakNetwork(noWritesFrom(2));
  expect(await removeAll()).toBe('Failed to delete one or more files');
  restoreNetwork();
  expect(names()).toHaveLength(501 - DELETE_BATCH);
  expect(await exists('file_0_x')).toBe(false);
  expect(await exists('file_500_x')).toBe(true);
  expect(await storedUnder(FOLDER)).toEqual([record(500).path]);
  expect(await removeAll()).toBeNull();
  await store.dispatch(fetchAllFiles());
  expect(names()).toEqual([]);
});
