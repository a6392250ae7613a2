// @vitest-environment jsdom
/** Tests the messages of Resources Management and their positions with the running backend. */
import {
  breakNetwork,
  restoreNetwork,
  noWritesFrom,
  requestsDuring,
  storedUnder,
} from '../helpers/staffArea';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { deleteDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { useCategoryFiling } from '@/features/resources/admin/useCategoryFiling';
import ResourcesPage from '@/pages/admin/ResourcesPage';
import { WithChanges } from '@/pages/admin/WithChanges';
import { staffAccount, staffRecord } from '../../seed/accounts';
import { clearDocuments, setDocuments } from '../../seed/rest';
import { adminDocument, readDocument, testPorts } from '../helpers/backend';
import {
  CATEGORY,
  FOLDER,
  pdf,
  record,
  withTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';
import { renderWithStore } from '../helpers/renderWithStore';
import { fill, press, section } from '../helpers/staffActions';

const uploader = () => section('Upload Resource Files');
const files = () => section('Manage Resource Files');
const categories = () => section('Manage Resource Categories');
type Section = typeof files;

const page = (
  <WithChanges>
    <ResourcesPage />
  </WithChanges>
);
const show = () => renderWithStore(page, makeStore());
const categoryNames = () =>
  within(categories().getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

/** Opens the page with its lists, and shows the files of the test's own category. */
async function open() {
  show();
  await categories().findByText('Test');
  fill(files(), 'Category', CATEGORY);
  await waitFor(() => expect(files().queryByText('Loading files...')).toBeNull());
}

/** Expects a message in this section and in no other. */
async function expectOnlyIn(place: Section, message: string) {
  await place().findByText(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
}

async function confirm(question: string) {
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(question);
  press(dialog, 'Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

withTestCategory();

it('loads empty lists of files and categories only once', async () => {
  await clearDocuments(testPorts);
  await setDocuments(testPorts, { [`staff/${staffAccount.uid}`]: staffRecord });
  const requests = await requestsDuring(async () => {
    show();
    await screen.findByText('No categories found. Add your first category above.');
    await screen.findByText('No files found. Upload your first file using the File Uploader.');
    // Gives a superfluous request time to be sent.
    await storedUnder(FOLDER);
    await storedUnder(FOLDER);
  });
  // The categories, the files, and the last change record of each.
  expect(requests).toHaveLength(4);
});

describe('categories', () => {
  const name = () => categories().getByLabelText('Category Name');

  it('adds and renames categories', async () => {
    await open();
    screen.getByText(
      'Drag and drop categories to change their display order. Changes are saved automatically.',
    );
    for (const added of ['Ideas', 'Q1/Q2 \\ [x] #?', '📈 Ideas', 'N'.repeat(200)]) {
      fill(categories(), 'Category Name', added);
      press(categories(), 'Add Category');
      await waitFor(() => expect(categoryNames().at(-1)).toBe(added));
      await expectOnlyIn(categories, 'Category added successfully!');
      expect(name()).toHaveProperty('value', '');
    }
    categories().getByText('Order: 7');
    press(categories(), 'Edit Test');
    fill(categories(), 'Category Name', 'Renamed');
    press(categories(), 'Update Category');
    await expectOnlyIn(categories, 'Category updated successfully!');
    expect(categoryNames().at(6)).toBe('Renamed');
    expect(name()).toHaveProperty('value', '');
    categories().getByRole('button', { name: 'Add Category' });
  });

  it('reorders categories at the second attempt after one was deleted', async () => {
    await open();
    await deleteDoc(adminDocument('resourceCategories/cat_1736150400000'));
    press(categories(), 'Move Test up');
    await expectOnlyIn(categories, 'Failed to reorder categories');
    expect(categoryNames()).toHaveLength(6);
    press(categories(), 'Move Test up');
    await expectOnlyIn(categories, 'Category order updated successfully!');
    expect(categoryNames().at(-2)).toBe('Test');
  });

  it('adds a category that somebody else deleted again only on request', async () => {
    await open();
    press(categories(), 'Edit Test');
    fill(categories(), 'Category Name', 'Mine');
    await deleteDoc(adminDocument(`resourceCategories/${CATEGORY}`));
    press(categories(), 'Update Category');
    await expectOnlyIn(categories, resourceStaffMessages.categoryDeletedMeanwhile);
    expect(categoryNames()).not.toContain('Test');
    press(categories(), 'Add Category');
    await waitFor(() => expect(categoryNames().at(-1)).toBe('Mine'));
  });

  it('moves the focus to the next row after a category is deleted', async () => {
    await open();
    const names = categoryNames();
    press(categories(), `Delete ${names[2]}`);
    await confirm(
      'Are you sure you want to delete this category? All files in this category will also be deleted. This action cannot be undone.',
    );
    categories().getByText('Deleting category and files...');
    await expectOnlyIn(categories, 'Category deleted successfully!');
    expect(categoryNames()).toEqual(names.toSpliced(2, 1));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Delete ${names[3]}`),
    );
  });
});

describe('files', () => {
  it('shows files that somebody else added when their category is chosen', async () => {
    await open();
    await writeRecords(1);
    for (const chosen of ['', CATEGORY]) fill(files(), 'Category', chosen);
    await files().findByText('File 0');
  });

  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit file' }));
  const stored = () => readDocument(`resourceFiles/${record(0).id}`);

  it('reports conflicts while staff edit the details of a file', async () => {
    await writeRecords(1);
    await open();
    press(files(), 'Edit File 0');
    fill(dialog(), 'Display name', 'Week 12');
    fill(dialog(), 'Icon', 'excel');
    press(dialog(), 'Save Changes');
    await expectOnlyIn(files, 'File updated successfully!');
    files().getByText('Week 12');
    expect(await stored()).toEqual({ ...record(0), name: 'Week 12', icon: 'excel' });

    press(files(), 'Edit Week 12');
    fill(dialog(), 'Display name', 'Mine');
    await updateDoc(adminDocument(`resourceFiles/${record(0).id}`), { name: 'Theirs' });
    press(dialog(), 'Save Changes');
    await dialog().findByText(resourceStaffMessages.conflict('file'));
    press(dialog(), 'Reload');
    await dialog().findByText(resourceStaffMessages.storedNow('Theirs'));
    expect(dialog().getByLabelText('Display name')).toHaveProperty('value', 'Mine');
    press(dialog(), 'Save Changes');
    await files().findByText('Mine');
    expect(await stored()).toMatchObject({ name: 'Mine' });

    press(files(), 'Edit Mine');
    fill(dialog(), 'Display name', 'Late');
    await deleteDoc(adminDocument(`resourceFiles/${record(0).id}`));
    press(dialog(), 'Save Changes');
    await dialog().findByText(resourceStaffMessages.fileGone);
    expect(dialog().queryByRole('button', { name: 'Overwrite' })).toBeNull();
  });
});

it('uploads only the failed files on retry', async () => {
  await open();
  fireEvent.change(uploader().getByLabelText('Files'), {
    target: { files: [pdf('one.pdf'), pdf('two.pdf')] },
  });
  fill(uploader(), 'Category', CATEGORY);
  fill(uploader(), 'Display name of one.pdf', 'Week 12');
  fill(uploader(), 'Display name of two.pdf', 'Week 12');
  breakNetwork(noWritesFrom(2));
  press(uploader(), 'Upload 2 File(s)');
  uploader().getByRole('button', { name: 'Uploading...' });
  await expectOnlyIn(uploader, 'Failed to upload one or more files');
  uploader().getByText('Failed to upload file Week 12');
  uploader().getByText('Uploaded');
  files().getByText('Week 12');
  restoreNetwork();
  press(uploader(), 'Upload 1 File(s)');
  await expectOnlyIn(uploader, '1 file(s) uploaded successfully!');
  expect(files().getAllByText('Week 12')).toHaveLength(2);
  expect(await storedUnder(FOLDER)).toHaveLength(2);
  uploader().getByRole('button', { name: 'Upload 0 File(s)' });
});

it('replaces the previous file of the session, or names the one it cannot delete', async () => {
  const store = makeStore();
  const { result } = renderHook(() => useCategoryFiling('Test'), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.exists).toBe(true));
  const send = async (name: string) => {
    const { newest, filing } = result.current;
    act(() => filing.send(pdf(`${name}.pdf`), name, newest));
    expect(result.current.filing.state).toBe('sending');
    await waitFor(() => expect(result.current.filing.state).not.toBe('sending'));
  };
  await send('First');
  await send('Second');
  expect(result.current).toMatchObject({ newest: { name: 'Second' }, filing: { state: 'idle' } });
  expect(await storedUnder(FOLDER)).toHaveLength(1);
  breakNetwork(noWritesFrom(2));
  await send('Third');
  const text = 'Failed to delete file: Second';
  expect(result.current.filing).toMatchObject({ state: 'failed', text, retry: null });
});

it('uploads a cancelled file on retry', async () => {
  await open();
  fireEvent.change(uploader().getByLabelText('Files'), { target: { files: [pdf('one.pdf')] } });
  fill(uploader(), 'Category', CATEGORY);
  breakNetwork((url) => url.includes('/v0/b/') && new Promise<never>(() => undefined));
  press(uploader(), 'Upload 1 File(s)');
  const said = { selector: '[role=status]' };
  await uploader().findByText(resourceStaffMessages.waiting, said, { timeout: 8000 });
  press(uploader(), 'Cancel one.pdf');
  await uploader().findByText('Cancelled');
  restoreNetwork();
  press(uploader(), 'Retry one.pdf');
  await expectOnlyIn(uploader, '1 file(s) uploaded successfully!');
  expect(await storedUnder(FOLDER)).toHaveLength(1);
});
