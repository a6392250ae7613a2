// @vitest-environment jsdom
/** Resources Management against the running backend: what staff read, word for word, and where. */
import {
  breakNetwork,
  restoreNetwork,
  noFirestore,
  noWritesFrom,
  requestsDuring,
  storedUnder,
} from '../helpers/staffArea';
import '../helpers/jsdomPage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteDoc, doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { firestore } from '@/firebase/firestore';
import ResourcesPage from '@/pages/admin/ResourcesPage';
import { staffAccount, staffRecord } from '../../seed/accounts';
import { fileCount } from '../helpers/exampleData';
import { clearDocuments, setDocuments } from '../../seed/rest';
import { pastRules, testPorts } from '../helpers/backend';
import {
  CATEGORY,
  FOLDER,
  pdf,
  record,
  withTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';
import { renderWithStore } from '../helpers/renderWithStore';

const UPLOADER = 'Upload Resource Files';
const FILES = 'Manage Resource Files';
const CATEGORIES = 'Manage Resource Categories';

let store = makeStore();
const show = () => renderWithStore(<ResourcesPage />, store);
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (place: string, name: string) =>
  fireEvent.click(section(place).getByRole('button', { name }));
const fill = (place: string, label: string, value: string) =>
  fireEvent.change(section(place).getByLabelText(label), { target: { value } });
const field = (place: string, label: string) => section(place).getByLabelText(label);
const categoryNames = () =>
  within(section(CATEGORIES).getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

/** The page with its lists loaded, showing the files of the test's own category. */
async function open() {
  show();
  await section(CATEGORIES).findByText('Test');
  fill(FILES, 'Category', CATEGORY);
  await waitFor(() => expect(section(FILES).queryByText('Loading files...')).toBeNull());
}

/** The message stands in this section, and in no other. */
async function expectOnlyIn(place: string, message: string) {
  await section(place).findByText(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
}

async function confirm(question: string) {
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(question);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

withTestCategory();
beforeEach(() => {
  store = makeStore();
});

describe('loading', () => {
  it('says in each section what failed, and can be repeated', async () => {
    breakNetwork(noFirestore);
    show();
    screen.getByRole('heading', { name: 'Resources Management' });
    await expectOnlyIn(CATEGORIES, 'Failed to fetch categories');
    await expectOnlyIn(FILES, 'Failed to fetch files');
    restoreNetwork();
    press(CATEGORIES, 'Retry');
    press(FILES, 'Retry');
    await section(CATEGORIES).findByText('Price List');
    await section(FILES).findByText(`Showing 1 to 10 of ${fileCount} results`);
    const options = (label: string) =>
      within(field(FILES, label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Category').slice(0, 2)).toEqual(['All Categories', 'Daily Market Summary']);
    expect(options('Files per page')).toEqual(['5', '10', '20', '50']);
  });

  it('asks once, though there is nothing', async () => {
    await clearDocuments(testPorts);
    await setDocuments(testPorts, { [`staff/${staffAccount.uid}`]: staffRecord });
    const requests = await requestsDuring(async () => {
      show();
      await screen.findByText('No categories found. Add your first category above.');
      await screen.findByText('No files found. Upload your first file using the File Uploader.');
      // Time for a further request to go out, were there one.
      await storedUnder(FOLDER);
      await storedUnder(FOLDER);
    });
    // The categories, the files, and who changed either last.
    expect(requests).toHaveLength(4);
  });
});

describe('categories', () => {
  it('are added', async () => {
    await open();
    screen.getByText(
      'Drag and drop categories to change their display order. Changes are saved automatically.',
    );
    fill(CATEGORIES, 'Category Name', 'Ideas');
    press(CATEGORIES, 'Add Category');
    await expectOnlyIn(CATEGORIES, 'Category added successfully!');
    section(CATEGORIES).getByText('Order: 7');
    expect(field(CATEGORIES, 'Category Name')).toHaveProperty('value', '');
  });

  it.each([
    ['slashes and brackets', 'Q1/Q2 \\ [x] #?'],
    ['emoji', '📈 Ideas'],
    ['200 letters', 'N'.repeat(200)],
  ])('may have names with %s', async (_, name) => {
    await open();
    fill(CATEGORIES, 'Category Name', name);
    press(CATEGORIES, 'Add Category');
    await expectOnlyIn(CATEGORIES, 'Category added successfully!');
    expect(categoryNames().at(-1)).toBe(name);
  });

  it('are renamed', async () => {
    await open();
    press(CATEGORIES, 'Edit Test');
    fill(CATEGORIES, 'Category Name', 'Renamed');
    press(CATEGORIES, 'Update Category');
    await expectOnlyIn(CATEGORIES, 'Category updated successfully!');
    expect(categoryNames().at(-1)).toBe('Renamed');
    expect(field(CATEGORIES, 'Category Name')).toHaveProperty('value', '');
    section(CATEGORIES).getByRole('button', { name: 'Add Category' });
  });

  it('are reordered', async () => {
    await open();
    press(CATEGORIES, 'Move Test up');
    section(CATEGORIES).getByText('Saving category order...');
    await expectOnlyIn(CATEGORIES, 'Category order updated successfully!');
    expect(categoryNames().at(-2)).toBe('Test');
  });

  it('are reordered after somebody deleted one, once that is known', async () => {
    await open();
    await deleteDoc(pastRules('resourceCategories/cat_1736150400000'));
    press(CATEGORIES, 'Move Test up');
    await expectOnlyIn(CATEGORIES, 'Failed to reorder categories');
    expect(categoryNames()).toHaveLength(6);
    press(CATEGORIES, 'Move Test up');
    await expectOnlyIn(CATEGORIES, 'Category order updated successfully!');
    expect(categoryNames().at(-2)).toBe('Test');
  });

  it('leave the focus at the next row when one is deleted', async () => {
    await open();
    const names = categoryNames();
    press(CATEGORIES, `Delete ${names[2]}`);
    await confirm(resourceStaffMessages.confirmDeleteCategory);
    await expectOnlyIn(CATEGORIES, 'Category deleted successfully!');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Delete ${names[3]}`);
  });

  it('are deleted', async () => {
    await open();
    const question =
      'Are you sure you want to delete this category? All files in this category will also be deleted. This action cannot be undone.';
    press(CATEGORIES, 'Delete Test');
    await confirm(question);
    section(CATEGORIES).getByText('Deleting category and files...');
    await expectOnlyIn(CATEGORIES, 'Category deleted successfully!');
    expect(categoryNames()).not.toContain('Test');
  });
});

describe('files', () => {
  const rows = () => section(FILES).queryAllByRole('row').slice(1);

  it('are deleted one by one', async () => {
    await writeRecords(2);
    await open();
    const question = 'Are you sure you want to delete this file? This action cannot be undone.';
    press(FILES, 'Delete File 1');
    await confirm(question);
    await expectOnlyIn(FILES, 'File deleted successfully!');
    expect(rows()).toHaveLength(1);
  });

  it('are edited without uploading again', async () => {
    await writeRecords(1);
    await open();
    const dialog = () => within(screen.getByRole('dialog', { name: 'Edit file' }));
    press(FILES, 'Edit File 0');
    fireEvent.change(dialog().getByLabelText('Display name'), { target: { value: 'Week 12' } });
    fireEvent.change(dialog().getByLabelText('Icon'), { target: { value: 'excel' } });
    fireEvent.click(dialog().getByRole('button', { name: 'Save Changes' }));
    await expectOnlyIn(FILES, 'File updated successfully!');
    section(FILES).getByText('Week 12');
    const stored = (await getDoc(doc(firestore(), 'resourceFiles', 'file_0_x'))).data();
    expect(stored).toEqual({ ...record(0), name: 'Week 12', icon: 'excel' });
  });

  it('say that someone else changed one, and keep what was typed', async () => {
    await writeRecords(1);
    await open();
    const dialog = () => within(screen.getByRole('dialog', { name: 'Edit file' }));
    press(FILES, 'Edit File 0');
    fireEvent.change(dialog().getByLabelText('Display name'), { target: { value: 'Mine' } });
    await updateDoc(pastRules('resourceFiles/file_0_x'), { name: 'Theirs' });
    fireEvent.click(dialog().getByRole('button', { name: 'Save Changes' }));
    await dialog().findByText(resourceStaffMessages.fileConflict);
    fireEvent.click(dialog().getByRole('button', { name: 'Reload' }));
    await dialog().findByText(resourceStaffMessages.storedNow('Theirs'));
    expect(dialog().getByLabelText('Display name')).toHaveProperty('value', 'Mine');
    fireEvent.click(dialog().getByRole('button', { name: 'Save Changes' }));
    await expectOnlyIn(FILES, 'File updated successfully!');
  });

  it('are deleted together', async () => {
    await writeRecords(2);
    await open();
    press(FILES, 'Delete Selected (0)');
    await expectOnlyIn(FILES, 'No files selected for deletion');
    const question = 'Are you sure you want to delete 2 files? This action cannot be undone.';
    fireEvent.click(field(FILES, 'Select all files on this page'));
    section(FILES).getByText('2 file(s) selected');
    press(FILES, 'Delete Selected (2)');
    await confirm(question);
    await expectOnlyIn(FILES, 'Successfully deleted 2 files');
    expect(rows()).toHaveLength(0);
  });
});

describe('uploads', () => {
  const choose = (...files: File[]) => {
    fireEvent.change(field(UPLOADER, 'Files'), { target: { files } });
    fill(UPLOADER, 'Category', CATEGORY);
  };

  it('say what failed, keep it, and can be repeated', async () => {
    await open();
    choose(pdf('one.pdf'), pdf('two.pdf'));
    fill(UPLOADER, 'Display name of one.pdf', 'Week 12');
    fill(UPLOADER, 'Display name of two.pdf', 'Week 12');
    breakNetwork(noWritesFrom(2));
    press(UPLOADER, 'Upload 2 File(s)');
    section(UPLOADER).getByRole('button', { name: 'Uploading...' });
    await expectOnlyIn(UPLOADER, 'Failed to upload one or more files');
    section(UPLOADER).getByText('Failed to upload file Week 12');
    section(UPLOADER).getByText('Uploaded');
    section(FILES).getByText('Week 12');
    restoreNetwork();
    press(UPLOADER, 'Upload 1 File(s)');
    await expectOnlyIn(UPLOADER, '1 file(s) uploaded successfully!');
    expect(section(FILES).getAllByText('Week 12')).toHaveLength(2);
    expect(await storedUnder(FOLDER)).toHaveLength(2);
    section(UPLOADER).getByRole('button', { name: 'Upload 0 File(s)' });
  });
});
