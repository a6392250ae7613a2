import '../../../../tests/helpers/dialog';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { ResourceFile } from '../documents';
import { fetchFiles, type ResourcesState } from '../resourcesSlice';
import { FileManager } from './FileManager';

function file(n: number): ResourceFile {
  return {
    id: `file_${n}`,
    name: `Report ${n}`,
    url: `https://example.com/${n}.pdf`,
    fileType: n === 1 ? '' : 'application/pdf',
    uploadDate: '2025-03-14T16:40:00.000Z',
    category: n === 1 ? 'cat_9' : 'cat_1',
    path: `resources/cat_1/${n}.pdf`,
    icon: 'pdf',
    size: null,
  };
}

function show(data: ResourceFile[], fields: Partial<ResourcesState['files']> = {}) {
  const store = makeStore({
    resources: {
      categories: {
        status: 'succeeded',
        data: [{ id: 'cat_1', name: 'Price List', displayOrder: 0 }],
        error: null,
        requestId: null,
      },
      files: { status: 'succeeded', data, error: null, of: null, requestId: 'r', ...fields },
      filesAskedAt: null,
    },
  });
  render(
    <Provider store={store}>
      <FileManager />
    </Provider>,
  );
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
