import {
  breakNetwork,
  restoreNetwork,
  noWrites,
  noWritesFrom,
  storedUnder,
} from '../helpers/staffArea';
import { deleteDoc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { deleteFiles } from '@/features/resources/admin/fileThunks';
import { DELETE_BATCH } from '@/features/resources/limits';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { staffAccount } from '../../seed/accounts';
import { historyRules } from '../helpers/backend';
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

it('deletes what somebody renamed or deleted meanwhile, and records the name that it had', async () => {
  const [kept, renamed, gone] = [record(0), record(1), record(2)];
  await writeRecords(3);
  await store.dispatch(fetchAllFiles());
  await updateDoc(historyRules(`resourceFiles/${renamed.id}`), { name: 'Renamed' });
  await deleteDoc(historyRules(`resourceFiles/${gone.id}`));
  expect(await store.dispatch(deleteFiles([kept, renamed, gone]))).toBeNull();
  expect(names()).toEqual([]);
  const last = await getDoc(historyRules(`lastChanges/${staffAccount.uid}`));
  const change = await getDoc(historyRules(`changes/${String(last.get('change'))}`));
  expect(change.get('before')).toEqual({
    [`resourceFiles/${kept.id}`]: { name: kept.name, path: kept.path },
    [`resourceFiles/${renamed.id}`]: { name: 'Renamed', path: renamed.path },
    [`resourceFiles/${gone.id}`]: null,
  });
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
