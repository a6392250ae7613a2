// @vitest-environment jsdom
/** The file manager's list against the running backend: in memory, and never old for long. */
import { restoreNetwork, requestsDuring } from '../helpers/staffArea';
import '../helpers/jsdomPage';
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { FileManager } from '@/features/resources/admin/FileManager';
import { FILES_FRESH_MS } from '@/features/resources/limits';
import type { ResourceFile } from '@/features/resources/documents';
import { fetchCategories } from '@/features/resources/resourcesSlice';
import { setDocuments } from '../../seed/rest';
import { testPorts } from '../helpers/backend';
import { asStaff } from '../helpers/staffHooks';
import { renderWithStore } from '../helpers/renderWithStore';
import { resourceFile } from '../helpers/builders';

const PRICES = 'Price List';
let store = makeStore();
const files = () => store.getState().resources.files;

asStaff();
beforeEach(() => {
  store = makeStore();
});
afterEach(() => {
  vi.useRealTimers();
  restoreNetwork();
});

/** The manager with all files loaded. */
async function open(): Promise<void> {
  await store.dispatch(fetchCategories());
  renderWithStore(<FileManager />, store);
  await waitFor(() => expect(files().status).toBe('succeeded'));
}

function newFile(n: number): ResourceFile {
  const category = store.getState().resources.categories.data.find(({ name }) => name === PRICES);
  if (category === undefined) throw new Error(`There is no category ${PRICES}`);
  return resourceFile(`file_190000000000${n}_new`, {
    name: `New ${n}`,
    uploadDate: new Date().toISOString(),
    category: category.id,
    path: `resources/${category.id}/${n}.pdf`,
    size: 1,
  });
}

const storeElsewhere = (file: ResourceFile) =>
  setDocuments(testPorts, { [`resourceFiles/${file.id}`]: { ...file, size: 1 } });

/** Chooses in the category filter, and waits for every request that follows. */
async function choose(category: string): Promise<string[]> {
  const select = screen.getByLabelText<HTMLSelectElement>('Category');
  return requestsDuring(async () => {
    const option = [...select.options].find(({ text }) => text === category);
    fireEvent.change(select, { target: { value: option?.value ?? '' } });
    await waitFor(() => expect(files().status).toBe('succeeded'));
  });
}

const rows = () => screen.getAllByRole('row').length - 1;

it('answers a filter at once, and All Categories without asking anything', async () => {
  await open();
  const all = files().data.length;
  fireEvent.change(screen.getByLabelText('Files per page'), { target: { value: '50' } });
  expect(rows()).toBe(all);
  const prices = files().data.filter(({ category }) => category === newFile(1).category);
  const choosing = choose(PRICES);
  // Before any answer.
  expect(rows()).toBe(prices.length);
  await choosing;
  expect(await choose('All Categories')).toEqual([]);
  expect(rows()).toBe(all);
});

it('shows what others stored in a category when that is chosen', async () => {
  await open();
  await storeElsewhere(newFile(1));
  await choose(PRICES);
  expect(await screen.findByText('New 1')).toBeVisible();
});

it('loads a list that has grown old when staff come back to it, and keeps the selection', async () => {
  await open();
  fireEvent.click(screen.getByLabelText('Select all files on this page'));
  const comeBack = () =>
    requestsDuring(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(files().status).toBe('succeeded'));
    });
  expect(await comeBack()).toEqual([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FILES_FRESH_MS + 1 });
  expect(await comeBack()).toHaveLength(1);
  expect(screen.getByText('10 file(s) selected')).toBeVisible();

  await storeElsewhere(newFile(1));
  vi.setSystemTime(Date.now() + FILES_FRESH_MS + 1);
  await comeBack();
  expect(await screen.findByText('New 1')).toBeVisible();
  expect(screen.getByText('No files selected')).toBeVisible();
});
