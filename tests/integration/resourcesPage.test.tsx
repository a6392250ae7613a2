// @vitest-environment jsdom
/** The messages of Resources Management, and the sections in which they appear. */
import {
  breakNetwork,
  restoreNetwork,
  failWritesFrom,
  recordRequests,
  listStoredUnder,
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
  createPdf,
  createFileRecord,
  setUpTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';
import { renderWithStore } from '../helpers/renderWithStore';
import { fill, press, getSection } from '../helpers/staffActions';

const getUploader = () => getSection('Upload Resource Files');
const getFiles = () => getSection('Manage Resource Files');
const getCategories = () => getSection('Manage Resource Categories');
type GetSection = typeof getFiles;

const page = (
  <WithChanges>
    <ResourcesPage />
  </WithChanges>
);
const renderPage = () => renderWithStore(page, makeStore());
const listCategoryNames = () =>
  within(getCategories().getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

async function openPage() {
  renderPage();
  await getCategories().findByText('Test');
  fill(getFiles(), 'Category', CATEGORY);
  await waitFor(() => expect(getFiles().queryByText('Loading files...')).toBeNull());
}

/** Expects the message in the given section and in no other. */
async function expectOnlyIn(getBox: GetSection, message: string) {
  await getBox().findByText(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
}

async function confirmDeletion(question: string) {
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(question);
  press(dialog, 'Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

setUpTestCategory();

it('loads empty lists of files and categories only once', async () => {
  await clearDocuments(testPorts);
  await setDocuments(testPorts, { [`staff/${staffAccount.uid}`]: staffRecord });
  const requests = await recordRequests(async () => {
    renderPage();
    await screen.findByText('No categories found. Add your first category above.');
    await screen.findByText('No files found. Upload your first file using the File Uploader.');
    // Gives a superfluous request time to be sent.
    await listStoredUnder(FOLDER);
    await listStoredUnder(FOLDER);
  });
  // The requests load the categories, the files, and the last change of each.
  expect(requests).toHaveLength(4);
});

describe('categories', () => {
  const getNameField = () => getCategories().getByLabelText('Category Name');

  it('adds and renames categories', async () => {
    await openPage();
    screen.getByText(
      'Drag and drop categories to change their display order. Changes are saved automatically.',
    );
    for (const added of ['Ideas', 'Q1/Q2 \\ [x] #?', '📈 Ideas', 'N'.repeat(200)]) {
      fill(getCategories(), 'Category Name', added);
      press(getCategories(), 'Add Category');
      await waitFor(() => expect(listCategoryNames().at(-1)).toBe(added));
      await expectOnlyIn(getCategories, 'Category added successfully!');
      expect(getNameField()).toHaveProperty('value', '');
    }
    getCategories().getByText('Order: 7');
    press(getCategories(), 'Edit Test');
    fill(getCategories(), 'Category Name', 'Renamed');
    press(getCategories(), 'Update Category');
    await expectOnlyIn(getCategories, 'Category updated successfully!');
    expect(listCategoryNames().at(6)).toBe('Renamed');
    expect(getNameField()).toHaveProperty('value', '');
    getCategories().getByRole('button', { name: 'Add Category' });
  });

  it('reorders categories on the second attempt if somebody else has deleted one', async () => {
    await openPage();
    await deleteDoc(adminDocument('resourceCategories/cat_1736150400000'));
    press(getCategories(), 'Move Test up');
    await expectOnlyIn(getCategories, 'Failed to reorder categories');
    expect(listCategoryNames()).toHaveLength(6);
    press(getCategories(), 'Move Test up');
    await expectOnlyIn(getCategories, 'Category order updated successfully!');
    expect(listCategoryNames().at(-2)).toBe('Test');
  });

  it('creates a deleted category again only after a click on Add Category', async () => {
    await openPage();
    press(getCategories(), 'Edit Test');
    fill(getCategories(), 'Category Name', 'Mine');
    await deleteDoc(adminDocument(`resourceCategories/${CATEGORY}`));
    press(getCategories(), 'Update Category');
    await expectOnlyIn(getCategories, resourceStaffMessages.categoryDeletedMeanwhile);
    expect(listCategoryNames()).not.toContain('Test');
    press(getCategories(), 'Add Category');
    await waitFor(() => expect(listCategoryNames().at(-1)).toBe('Mine'));
  });

  it('moves the focus to the next row after a category is deleted', async () => {
    await openPage();
    const names = listCategoryNames();
    press(getCategories(), `Delete ${names[2]}`);
    await confirmDeletion(
      'Are you sure you want to delete this category? All files in this category will also be deleted. This action cannot be undone.',
    );
    getCategories().getByText('Deleting category and files...');
    await expectOnlyIn(getCategories, 'Category deleted successfully!');
    expect(listCategoryNames()).toEqual(names.toSpliced(2, 1));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`Delete ${names[3]}`),
    );
  });
});

describe('files', () => {
  it('shows a file that somebody else has added when its category is chosen', async () => {
    await openPage();
    await writeRecords(1);
    for (const chosen of ['', CATEGORY]) fill(getFiles(), 'Category', chosen);
    await getFiles().findByText('File 0');
  });

  const getEditDialog = () => within(screen.getByRole('dialog', { name: 'Edit file' }));
  const readStoredFile = () => readDocument(`resourceFiles/${createFileRecord(0).id}`);

  it('reports a conflict if somebody else has edited the details of the file', async () => {
    await writeRecords(1);
    await openPage();
    press(getFiles(), 'Edit File 0');
    fill(getEditDialog(), 'Display name', 'Week 12');
    fill(getEditDialog(), 'Description', '  Index +0.62% ');
    fill(getEditDialog(), 'Icon', 'excel');
    press(getEditDialog(), 'Save Changes');
    await expectOnlyIn(getFiles, 'File updated successfully!');
    getFiles().getByText('Week 12');
    expect(await readStoredFile()).toEqual({
      ...createFileRecord(0),
      name: 'Week 12',
      description: 'Index +0.62%',
      icon: 'excel',
    });

    press(getFiles(), 'Edit Week 12');
    fill(getEditDialog(), 'Display name', 'Mine');
    await updateDoc(adminDocument(`resourceFiles/${createFileRecord(0).id}`), { name: 'Theirs' });
    press(getEditDialog(), 'Save Changes');
    await getEditDialog().findByText(resourceStaffMessages.conflict('file'));
    press(getEditDialog(), 'Reload');
    await getEditDialog().findByText(resourceStaffMessages.storedNow('Theirs'));
    expect(getEditDialog().getByLabelText('Display name')).toHaveProperty('value', 'Mine');
    press(getEditDialog(), 'Save Changes');
    await getFiles().findByText('Mine');
    expect(await readStoredFile()).toMatchObject({ name: 'Mine' });

    press(getFiles(), 'Edit Mine');
    fill(getEditDialog(), 'Display name', 'Late');
    await deleteDoc(adminDocument(`resourceFiles/${createFileRecord(0).id}`));
    press(getEditDialog(), 'Save Changes');
    await getEditDialog().findByText(resourceStaffMessages.fileGone);
    expect(getEditDialog().queryByRole('button', { name: 'Overwrite' })).toBeNull();
  });
});

it('uploads only the failed files after Retry', async () => {
  await openPage();
  fireEvent.change(getUploader().getByLabelText('Files'), {
    target: { files: [createPdf('one.pdf'), createPdf('two.pdf')] },
  });
  fill(getUploader(), 'Category', CATEGORY);
  fill(getUploader(), 'Display name of one.pdf', 'Week 12');
  fill(getUploader(), 'Display name of two.pdf', 'Week 12');
  fill(getUploader(), 'Description of two.pdf', 'Banks lead');
  breakNetwork(failWritesFrom(2));
  press(getUploader(), 'Upload 2 File(s)');
  getUploader().getByRole('button', { name: 'Uploading...' });
  await expectOnlyIn(getUploader, 'Failed to upload one or more files');
  getUploader().getByText('Failed to upload file Week 12');
  getUploader().getByText('Uploaded');
  getFiles().getByText('Week 12');
  expect(getUploader().getByLabelText('Description of two.pdf')).toHaveProperty(
    'value',
    'Banks lead',
  );
  restoreNetwork();
  press(getUploader(), 'Upload 1 File(s)');
  await expectOnlyIn(getUploader, '1 file(s) uploaded successfully!');
  expect(getFiles().getAllByText('Week 12')).toHaveLength(2);
  getFiles().getByText('Banks lead');
  expect(await listStoredUnder(FOLDER)).toHaveLength(2);
  getUploader().getByRole('button', { name: 'Upload 0 File(s)' });
});

it('replaces the earlier file of the session, and reports the file if it cannot be deleted', async () => {
  const store = makeStore();
  const { result } = renderHook(() => useCategoryFiling('Test'), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.exists).toBe(true));
  const sendFile = async (name: string) => {
    const { newest, filing } = result.current;
    act(() => filing.send(createPdf(`${name}.pdf`), name, newest));
    expect(result.current.filing.state).toBe('sending');
    await waitFor(() => expect(result.current.filing.state).not.toBe('sending'));
  };
  await sendFile('First');
  await sendFile('Second');
  expect(result.current).toMatchObject({ newest: { name: 'Second' }, filing: { state: 'idle' } });
  expect(await listStoredUnder(FOLDER)).toHaveLength(1);
  breakNetwork(failWritesFrom(2));
  await sendFile('Third');
  const text = 'Failed to delete file: Second';
  expect(result.current.filing).toMatchObject({ state: 'failed', text, retry: null });
});

it('uploads a cancelled file after Retry', async () => {
  await openPage();
  fireEvent.change(getUploader().getByLabelText('Files'), {
    target: { files: [createPdf('one.pdf')] },
  });
  fill(getUploader(), 'Category', CATEGORY);
  breakNetwork((url) => url.includes('/v0/b/') && new Promise<never>(() => undefined));
  press(getUploader(), 'Upload 1 File(s)');
  const statusSelector = { selector: '[role=status]' };
  await getUploader().findByText(resourceStaffMessages.waiting, statusSelector, { timeout: 8000 });
  press(getUploader(), 'Cancel one.pdf');
  await getUploader().findByText('Cancelled');
  restoreNetwork();
  press(getUploader(), 'Retry one.pdf');
  await expectOnlyIn(getUploader, '1 file(s) uploaded successfully!');
  expect(await listStoredUnder(FOLDER)).toHaveLength(1);
});
