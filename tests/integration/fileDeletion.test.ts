import {
  breakNetwork,
  restoreNetwork,
  noWrites,
  noWritesFrom,
  storedUnder,
} from '../helpers/staffArea';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { deleteFile, deleteFiles } from '@/features/resources/admin/fileThunks';
import { DELETE_BATCH } from '@/features/resources/limits';
import { fetchFiles } from '@/features/resources/resourcesSlice';
import {
  CATEGORY,
  exists,
  FOLDER,
  record,
  storeObject,
  toDelete,
  withTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';

let store = makeStore();
const state = () => store.getState().resources;
const names = () => state().files.data.map(({ name }) => name);

withTestCategory();
beforeEach(() => {
  store = makeStore();
});

describe('deleting files', () => {
  it('deletes the record and what is stored', async () => {
    const [first] = await writeRecords(1);
    if (first === undefined) throw new Error('no record');
    await storeObject(0);
    await store.dispatch(fetchFiles(CATEGORY));
    const result = await store.dispatch(deleteFile(toDelete(first)));
    expect(result.payload).toBe(1);
    expect(names()).toEqual([]);
    expect(await exists(first.id)).toBe(false);
    expect(await storedUnder(FOLDER)).toEqual([]);
  });

  it('does not mind that nothing is stored', async () => {
    const [first] = await writeRecords(1);
    if (first === undefined) throw new Error('no record');
    expect((await store.dispatch(deleteFile(toDelete(first)))).payload).toBe(1);
  });

  it('keeps record and file when the record cannot be deleted', async () => {
    const [first] = await writeRecords(1);
    if (first === undefined) throw new Error('no record');
    await storeObject(0);
    await store.dispatch(fetchFiles(CATEGORY));
    breakNetwork(noWrites);
    const result = await store.dispatch(deleteFile(toDelete(first)));
    expect(result.payload).toBe('Failed to delete file');
    restoreNetwork();
    expect(names()).toEqual(['File 0']);
    expect(await exists(first.id)).toBe(true);
    expect(await storedUnder(FOLDER)).toHaveLength(1);
  });

  it('deletes more than 500 files', async () => {
    const records = await writeRecords(501);
    await store.dispatch(fetchFiles(CATEGORY));
    const result = await store.dispatch(deleteFiles(records.map(toDelete)));
    expect(result.payload).toBe(501);
    await store.dispatch(fetchFiles(CATEGORY));
    expect(names()).toEqual([]);
  });

  it('loses nothing and orphans nothing when a batch in the middle fails', async () => {
    const records = await writeRecords(501);
    await Promise.all([storeObject(0), storeObject(500)]);
    await store.dispatch(fetchFiles(CATEGORY));
    breakNetwork(noWritesFrom(2));
    const result = await store.dispatch(deleteFiles(records.map(toDelete)));
    expect(result.payload).toBe('Failed to delete one or more files');
    restoreNetwork();
    expect(names()).toHaveLength(501 - DELETE_BATCH);
    expect(await exists('file_0_x')).toBe(false);
    expect(await exists('file_500_x')).toBe(true);
    expect(await storedUnder(FOLDER)).toEqual([record(500).path]);
  });
});
