import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { ResourceFile } from '../documents';
import { MAX_FILE_LIST_AGE_MS } from '../limits';
import type { RequestState } from '@/lib/requestState';
import { fetchAllFiles, filesDeleted, fileUploaded } from './resourcesStaffSlice';
import { FileManager } from './FileManager';
import { expectRetried, retype } from '../../../../tests/helpers/editor';
import { renderAsStaff } from '../../../../tests/helpers/renderWithStore';
import {
  createCategory,
  createResourceFile,
  createResourcesState,
  createLoadedState,
} from '../../../../tests/helpers/builders';

/**
 * Returns a file whose name contains the number `n`. File 1 has no type, and its category does not
 * exist.
 */
const createFile = (n: number) =>
  createResourceFile(`file_${n}`, {
    name: `Report ${n}`,
    ...(n === 1 && { fileType: '', path: 'resources/cat_9/1-a_README', category: 'cat_9' }),
  });

function show(data: ResourceFile[], fields: Partial<RequestState<ResourceFile[]>> = {}) {
  const categories = createLoadedState([createCategory(1, { name: 'Price List' })]);
  const store = makeStore({ resources: createResourcesState(categories, { data, ...fields }) });
  renderAsStaff(<FileManager />, store);
  return store;
}

const createFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => createFile(index + 1));
const getSelectAll = () => screen.getByRole('checkbox', { name: 'Select all files on this page' });

const getButton = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(getButton(name));

it('shows each file with its category, day, type and link', () => {
  show(createFiles(2));
  const [, first, second] = screen.getAllByRole('row');
  if (first === undefined || second === undefined) throw new Error('no rows');
  expect(within(first).getByText('Unknown')).toBeVisible();
  expect(first).toHaveTextContent('Unknown Category');
  for (const text of ['Price List', 'March 14, 2025', 'PDF document']) {
    expect(second).toHaveTextContent(text);
  }
  expect(within(second).getByRole('link')).toHaveAttribute('target', '_blank');
  const listOptions = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(listOptions('Category')).toEqual(['All Categories', 'Price List']);
  expect(listOptions('Files per page')).toEqual(['5', '10', '20', '50']);
});

it.each<[string, Partial<RequestState<ResourceFile[]>>]>([
  ['Loading files...', { status: 'loading' }],
  ['No files found. Upload your first file using the File Uploader.', {}],
])('shows the message "%s"', (words, fields) => {
  show([], fields);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('No files selected')).toBeVisible();
});

it.each([{ data: [] }, { data: createFiles(2) }])(
  'loads the files again when staff press Retry (files in the old list: $data.length)',
  async ({ data }) => {
    const error = 'Failed to fetch files';
    const store = show(data, { status: 'failed', error });
    const request = () => store.getState().resources.files;
    await expectRetried(error, 'Manage Resource Files', request, (requestId) =>
      store.dispatch(fetchAllFiles.fulfilled(createFiles(3), requestId, undefined)),
    );
    expect(screen.getAllByRole('row')).toHaveLength(4);
  },
);

it('requests the list again if a file was uploaded while a request was pending', () => {
  const store = show([], { status: 'loading', requestId: 'r1' });
  act(() => void store.dispatch(fileUploaded(createFile(2))));
  act(() => void store.dispatch(fetchAllFiles.fulfilled([], 'r1', undefined)));
  expect(store.getState().resources.files.status).toBe('loading');
  expect(screen.getByText('Report 2')).toBeVisible();
});

it('keeps the selection when the reloaded list has not changed', async () => {
  const store = show(createFiles(2));
  const request = () => store.getState().resources.files;
  const answer = (data: ResourceFile[]) =>
    act(
      () =>
        void store.dispatch(fetchAllFiles.fulfilled(data, request().requestId ?? '', undefined)),
    );
  act(() => void store.dispatch(fetchAllFiles()));
  answer(createFiles(2));
  await userEvent.click(getSelectAll());
  const comeBack = () => fireEvent(document, new Event('visibilitychange'));
  comeBack();
  expect(request().status).toBe('succeeded');
  for (const [count, selected] of [
    [2, '2 file(s) selected'],
    [3, 'No files selected'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MAX_FILE_LIST_AGE_MS + 1 });
    comeBack();
    expect(request().status).toBe('loading');
    answer(createFiles(count));
    expect(screen.getByText(selected)).toBeVisible();
  }
});

it('clears the selection when staff change the page size or the search text', async () => {
  show(createFiles(12));
  await userEvent.click(getSelectAll());
  expect(screen.getByText('10 file(s) selected')).toBeVisible();
  await press('Page 2');
  expect(getSelectAll()).not.toBeChecked();
  expect(screen.getByText('Showing 11 to 12 of 12 results')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Files per page'), '20');
  expect(screen.getByText('No files selected')).toBeVisible();
  expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  await userEvent.click(getSelectAll());
  await retype(screen.getByLabelText('Search by name'), 'report 2');
  expect(screen.getByText('No files selected')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await retype(screen.getByLabelText('Search by name'), 'report 2x');
  expect(
    screen.getByText('No files match your search criteria. Try adjusting your filters.'),
  ).toBeVisible();
});

it('shows the previous page after all files of the last page are deleted', async () => {
  const store = show(createFiles(11));
  await userEvent.click(getSelectAll());
  await press('Page 2');
  act(() => void store.dispatch(filesDeleted(['file_11'])));
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('No files selected')).toBeVisible();
});

it('asks for confirmation with the number of selected files before a deletion', async () => {
  show(createFiles(12));
  await userEvent.click(getSelectAll());
  await press('Page 2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Report 12' }));
  expect(getSelectAll()).toBePartiallyChecked();
  await press('Delete Selected (11)');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Are you sure you want to delete 11 files? This action cannot be undone. 10 of them are on other pages.',
  );
  cleanup();

  show(createFiles(3));
  await press('Delete Selected (0)');
  expect(screen.getByRole('alert')).toHaveTextContent('No files selected for deletion');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Report 2' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Report 3' }));
  await press('Delete Selected (2)');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Are you sure you want to delete 2 files? This action cannot be undone.',
  );
  await press('Cancel');
  await press('Delete Report 1');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Are you sure you want to delete this file? This action cannot be undone.',
  );
});

it('offers the draft of a file when staff edit the file again, until they discard the draft', async () => {
  const getDraftOffer = () => screen.queryByRole('group', { name: /^You typed this at / });
  const name = () => screen.getByLabelText('Display name');
  const inDialog = () => within(screen.getByRole('dialog', { name: 'Edit file' }));
  show(createFiles(2));
  await press('Edit Report 2');
  expect(name()).toHaveValue('Report 2');
  expect(name()).toHaveFocus();
  expect(inDialog().getByLabelText('Icon')).toHaveValue('pdf');
  expect(inDialog().getByLabelText('Category')).toHaveValue('cat_1');
  await retype(name(), 'Report 2, final');
  await userEvent.selectOptions(inDialog().getByLabelText('Icon'), 'Excel Spreadsheet');
  cleanup();

  show(createFiles(2));
  await press('Edit Report 1');
  expect(getDraftOffer()).toBeNull();
  await press('Cancel');
  await press('Edit Report 2');
  expect(screen.getByRole('row', { name: 'Display name Report 2 Report 2, final' })).toBeVisible();
  expect(name()).toHaveValue('Report 2');
  await press('Restore');
  expect(name()).toHaveValue('Report 2, final');
  expect(inDialog().getByLabelText('Icon')).toHaveDisplayValue('Excel Spreadsheet');
  await press('Cancel');
  const question = within(screen.getByRole('dialog', { name: 'Discard changes' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getButton('Edit Report 2')).toHaveFocus();
  await press('Edit Report 2');
  expect(getDraftOffer()).toBeNull();
});
