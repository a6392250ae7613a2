import { breakNetwork, restoreNetwork, noFirestore, requestsDuring } from '../helpers/staffArea';
import { beforeEach, expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { fetchCategories, fetchFiles } from '@/features/resources/resourcesSlice';
import { CATEGORY, withTestCategory, writeRecords } from '../helpers/resourceFiles';
import { newSignal } from '../helpers/signal';

let store = makeStore();
const state = () => store.getState().resources;
const names = () => state().files.data.map(({ name }) => name);

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

it.each([
  ['categories', () => store.dispatch(fetchCategories())],
  ['files', () => store.dispatch(fetchFiles(CATEGORY))],
] as const)('says that %s failed, and loads them at the next attempt', async (slot, read) => {
  breakNetwork(noFirestore);
  await read();
  expect(state()[slot]).toMatchObject({ status: 'failed', error: `Failed to fetch ${slot}` });
  restoreNetwork();
  await read();
  expect(state()[slot].status).toBe('succeeded');
});

it('loads the files of a category, newest first', async () => {
  await writeRecords(3);
  await store.dispatch(fetchFiles(CATEGORY));
  expect(names()).toEqual(['File 2', 'File 1', 'File 0']);
  await store.dispatch(fetchFiles(null));
  expect(names()).toContain('File 2');
  expect(names().length).toBeGreaterThan(3);
});

it('keeps the newer answer when the older one comes later', async () => {
  await writeRecords(1);
  const answer = newSignal<false>();
  let asked = 0;
  breakNetwork(() => (asked += 1) === 1 && answer.given);
  const older = store.dispatch(fetchFiles(null));
  await store.dispatch(fetchFiles(CATEGORY));
  expect(names()).toEqual(['File 0']);
  answer.give(false);
  await older;
  expect(names()).toEqual(['File 0']);
});
