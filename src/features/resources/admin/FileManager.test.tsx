import '../../../../tests/helpers/dialog';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { ResourceFile } from '../documents';
import { fetchFiles, type ResourcesState } from '../resourcesSlice';
import { FileManager } from './FileManager';
import { renderAsStaff } from '../../../../tests/helpers/renderWithStore';
import { resourceFile, succeeded } from '../../../../tests/helpers/builders';

/** The first has neither a type nor a category that exists. */
const file = (n: number) =>
  resourceFile(`file_${n}`, {
    name: `Report ${n}`,
    ...(n === 1 && { fileType: '', category: 'cat_9' }),
  });

function show(data: ResourceFile[], fields: Partial<ResourcesState['files']> = {}) {
  const store = makeStore({
    resources: {
      categories: succeeded([{ id: 'cat_1', name: 'Price List', displayOrder: 0 }]),
      files: { ...succeeded(data), of: null, ...fields },
      filesAskedAt: null,
    },
  });
  renderAsStaff(<FileManager />, store);
  return store;
}

const many = (count: number) => Array.from({ length: count }, (_, index) => file(index + 1));
const selectAll = () => screen.getByRole('checkbox', { name: 'Select all files on this page' });

describe('FileManager', () => {
  it('shows a file with category, day, type and a link in a new tab', () => {
    show(many(2));
    const [, first, second] = screen.getAllByRole('row');
    if (first === undefined || second === undefined) throw new Error('no rows');
    expect(first).toHaveTextContent('Unknown Category');
    expect(first).toHaveTextContent('Unknown');
    expect(second).toHaveTextContent('Price List');
    expect(second).toHaveTextContent('March 14, 2025');
    expect(within(second).getByRole('link')).toHaveAttribute('target', '_blank');
  });

  it('says what is loading, missing and failed', () => {
    show([], { status: 'loading' });
    expect(screen.getByText('Loading files...')).toBeVisible();
  });

  it('says that there are no files', () => {
    show([]);
    expect(
      screen.getByText('No files found. Upload your first file using the File Uploader.'),
    ).toBeVisible();
    expect(screen.getByText('No files selected')).toBeVisible();
  });

  it('says that loading failed and offers Retry', () => {
    show([], { status: 'failed', error: 'Failed to fetch files' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch files');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  it.each([
    ['nothing', []],
    ['an older list', many(2)],
  ])(
    'keeps message and focus while %s is loaded again, and the focus after it',
    async (_, data) => {
      const store = show(data, { status: 'failed', error: 'Failed to fetch files' });
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      const { status, requestId } = store.getState().resources.files;
      expect(status).toBe('loading');
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch files');
      expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
      act(() => void store.dispatch(fetchFiles.fulfilled(many(3), requestId ?? '', null)));
      expect(screen.getAllByRole('row')).toHaveLength(4);
      expect(screen.getByRole('region', { name: 'Manage Resource Files' })).toHaveFocus();
    },
  );

  it('drops from the selection what a search hides', async () => {
    show(many(3));
    await userEvent.click(selectAll());
    expect(screen.getByText('3 file(s) selected')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Search by name'), 'report 2');
    expect(screen.getByText('No files selected')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Search by name'), 'x');
    expect(
      screen.getByText('No files match your search criteria. Try adjusting your filters.'),
    ).toBeVisible();
  });

  it('selects a page at a time', async () => {
    show(many(12));
    await userEvent.click(selectAll());
    expect(screen.getByText('10 file(s) selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(selectAll()).not.toBeChecked();
    expect(screen.getByText('Showing 11 to 12 of 12 results')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Files per page'), '20');
    expect(screen.getByText('No files selected')).toBeVisible();
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  });

  it('asks before deleting, with the number', async () => {
    show(many(3));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Selected (0)' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No files selected for deletion');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Report 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Report 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Selected (2)' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to delete 2 files? This action cannot be undone.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Report 1' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to delete this file? This action cannot be undone.',
    );
  });

  it('says the type in words', () => {
    show(many(2));
    expect(screen.getByText('PDF document')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
  });

  it('edits name, icon and category, and asks before typed words go', async () => {
    show(many(2));
    await userEvent.click(screen.getByRole('button', { name: 'Edit Report 2' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit file' }));
    const name = dialog.getByLabelText('Display name');
    expect(name).toHaveValue('Report 2');
    expect(name).toHaveFocus();
    expect(dialog.getByLabelText('Icon')).toHaveValue('pdf');
    expect(dialog.getByLabelText('Category')).toHaveValue('cat_1');
    await userEvent.type(name, ' revised');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(screen.getByRole('dialog', { name: 'Discard changes' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Report 2' })).toHaveFocus();
  });
});

it('offers the words of a file that were typed and not saved, until they are discarded', async () => {
  const press = (text: string) => userEvent.click(screen.getByRole('button', { name: text }));
  const offer = () => screen.queryByRole('group', { name: /^You typed this at / });
  show(many(2));
  await press('Edit Report 2');
  await userEvent.type(screen.getByLabelText('Display name'), ', final');
  await userEvent.selectOptions(screen.getByLabelText('Icon'), 'Excel Spreadsheet');
  cleanup();

  show(many(2));
  await press('Edit Report 1');
  expect(offer()).toBeNull();
  await press('Cancel');
  await press('Edit Report 2');
  expect(screen.getByRole('row', { name: 'Display name Report 2 Report 2, final' })).toBeVisible();
  expect(screen.getByLabelText('Display name')).toHaveValue('Report 2');
  await press('Restore');
  expect(screen.getByLabelText('Display name')).toHaveValue('Report 2, final');
  expect(screen.getByLabelText('Icon')).toHaveDisplayValue('Excel Spreadsheet');
  await press('Cancel');
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Discard changes' })).getByRole('button', {
      name: 'Discard',
    }),
  );
  await press('Edit Report 2');
  expect(offer()).toBeNull();
});
