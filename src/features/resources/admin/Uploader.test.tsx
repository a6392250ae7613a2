import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { hasUnsavedChanges } from '@/ui/admin/unsavedChanges';
import { uploadAdvice } from '@/lib/rejectedFiles';
import { fileFields } from '../fields';
import { expectMaxLength } from '../../../../tests/helpers/editor';
import { createDropData } from '../../../../tests/helpers/drop';
import { renderWithStore } from '../../../../tests/helpers/renderWithStore';
import {
  createCategory,
  createResourcesState,
  createLoadedState,
} from '../../../../tests/helpers/builders';
import { categoryDeleted } from './resourcesStaffSlice';
import { Uploader } from './Uploader';

const two = [createCategory(1, { name: 'Price List' }), createCategory(2, { name: 'Notes' })];
function show(categories = two.slice(0, 1)) {
  const store = makeStore({ resources: createResourcesState(createLoadedState(categories)) });
  renderWithStore(<Uploader />, store);
  return store;
}

const createPdf = (name: string, content = 'x'.repeat(1024)) =>
  new File([content], name, { type: 'application/pdf' });
const getPicker = () => screen.getByLabelText<HTMLInputElement>('Files');
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Upload \d+ File/ }));
const getDropZone = () => screen.getByText('or drop them here');

const expectAlert = (text: string) =>
  expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible();

describe('Uploader', () => {
  it('asks for a file if staff press Upload without files', async () => {
    show();
    await submit();
    expectAlert('Please select at least one file to upload.');
  });

  it('requires a display name for each file', async () => {
    show();
    const file = createPdf(`${'X'.repeat(fileFields.name.maxLength + 1)}.pdf`);
    await userEvent.upload(getPicker(), [file, createPdf('b.v2.pdf')]);
    const name = screen.getByLabelText(`Display name of ${file.name}`);
    expect(name).toHaveValue('X'.repeat(fileFields.name.maxLength));
    await expectMaxLength(name, fileFields.name.maxLength);
    await userEvent.clear(name);
    await submit();
    expectAlert('Please provide a name for all files.');
    expect(name).toBeInvalid();
  });

  it('lists the chosen files with their names, sizes, types and icons', async () => {
    show();
    await userEvent.upload(getPicker(), [createPdf('a.pdf'), createPdf('b.v2.pdf')]);
    expect(screen.getByLabelText('Display name of b.v2.pdf')).toHaveValue('b');
    expect(screen.getAllByText('1.0 KB, PDF document')).toHaveLength(2);
    expect(screen.getByLabelText('Icon of a.pdf')).toHaveValue('pdf');
    const options = within(screen.getByLabelText('Icon of a.pdf')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'PDF Document',
      'Excel Spreadsheet',
      'Word Document',
      'PowerPoint Presentation',
      'Image',
      'Zip Archive',
      'General File',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Icon of a.pdf'), 'Zip Archive');
    expect(screen.getByAltText('Zip Archive')).toHaveAttribute('src', '/images/zip.svg');
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.getByRole('button', { name: 'Upload 1 File(s)' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByRole('button', { name: 'Upload 0 File(s)' })).toBeEnabled();
  });

  it('groups the rejected files by reason', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    show();
    const createHtml = (name: string) => new File(['x'], name, { type: 'text/html' });
    const big = createPdf('big.pdf');
    Object.defineProperty(big, 'size', { value: 50 * 1024 * 1024 + 1 });
    const files = [
      ...[createPdf('none.pdf', ''), createHtml('a.html'), big],
      ...[createHtml('b.html'), createPdf('nothing.pdf', ''), createPdf('good.pdf')],
    ];
    await userEvent.upload(getPicker(), files, { applyAccept: false });
    expectAlert(`big.pdf is 51200.0 KB: the limit is 50 MB. ${uploadAdvice.large}`);
    const alert = within(screen.getByRole('alert'));
    const [empty, kind] = within(alert.getAllByRole('list')[0] ?? document.body)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('ul') !== null);
    expect(empty).toHaveTextContent(
      `2 files are empty (0 KB). ${uploadAdvice.empty}none.pdfnothing.pdf`,
    );
    expect(kind).toHaveTextContent(
      /^2 files cannot be uploaded\. Web pages and code can carry.*a\.htmlb\.html$/,
    );
    expect(screen.getByRole('button', { name: 'Upload 1 File(s)' })).toBeVisible();
    const uploads = /\/v0\/b\/|:(commit|beginTransaction)/;
    expect(sent).not.toHaveBeenCalledWith(expect.stringMatching(uploads), expect.anything());
    await userEvent.click(alert.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
  });

  it('counts dropped files as unsaved changes', () => {
    show();
    expect(hasUnsavedChanges()).toBe(false);
    fireEvent.drop(getDropZone(), createDropData({ files: [createPdf('a.pdf')] }));
    expect(screen.getByLabelText('Display name of a.pdf')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('accepts dropped files and rejects dropped folders', () => {
    show();
    fireEvent.drop(
      getDropZone(),
      createDropData({ files: [createPdf('a.pdf')], folders: ['Reports'] }),
    );
    expectAlert('“Reports” is a folder. Drop the files in it.');
    expect(screen.getByLabelText('Display name of a.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload 1 File(s)' })).toBeVisible();
    fireEvent.drop(
      screen.getByText('1 file chosen'),
      createDropData({ folders: ['Q1', 'Q2.2025', 'Q3'] }),
    );
    expectAlert('“Q1”, “Q2.2025” and “Q3” are folders. Drop the files in them.');
    expect(screen.getByRole('button', { name: 'Upload 1 File(s)' })).toBeVisible();
  });

  it.each([
    [{ 'text/plain': 'Prices of today' }, /^You dropped something other than a file/],
    [
      { 'text/html': '<b>Prices</b>', 'text/plain': 'Prices' },
      /^You dropped something other than a file/,
    ],
    [{ 'application/x-other': 'x' }, /^You dropped something other than a file/],
    [
      { 'text/uri-list': 'https://example.com/', 'text/plain': 'x' },
      /^You dropped a link or a picture/,
    ],
    [
      { 'text/uri-list': 'https://example.com/a.png', 'text/html': '<img>' },
      /^You dropped a link or a picture/,
    ],
  ])('rejects the dropped item %j, which is not a file', (texts, message) => {
    show();
    fireEvent.drop(getDropZone(), createDropData({ texts }));
    expect(within(screen.getByRole('alert')).getByText(message)).toBeVisible();
  });

  it('moves the focus to the next row when staff remove a file', async () => {
    show();
    await userEvent.upload(getPicker(), [
      createPdf('a.pdf'),
      createPdf('b.pdf'),
      createPdf('c.pdf'),
    ]);
    const getRemoveButton = (name: string) =>
      screen.getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(getRemoveButton('b.pdf'));
    expect(getRemoveButton('c.pdf')).toHaveFocus();
    await userEvent.click(getRemoveButton('c.pdf'));
    expect(getRemoveButton('a.pdf')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
  });

  it('uses the category of a single file instead of the category for all files', async () => {
    const store = show([...two, createCategory(3, { name: 'Daily Market Summary' })]);
    await userEvent.upload(getPicker(), [createPdf('a.pdf'), createPdf('b.pdf')]);
    const [first, second] = [
      screen.getByLabelText('Where a.pdf goes'),
      screen.getByLabelText('Where b.pdf goes'),
    ];
    expect(first).toHaveDisplayValue('Price List');
    await userEvent.selectOptions(second, 'Notes');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Daily Market Summary');
    expect(first).toHaveDisplayValue('Daily Market Summary');
    expect(second).toHaveDisplayValue('Notes');
    act(() => void store.dispatch(categoryDeleted('cat_2')));
    expect(second).toHaveDisplayValue('Select a category');
    expect(second).toHaveAccessibleDescription('This category was deleted. Please select another.');
    await submit();
    expectAlert('Please select a category.');
  });

  it('suggests a file name from the category and the day in Lagos', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T23:42:00Z') });
    show([createCategory(1, { name: 'Daily Market Summary' })]);
    await userEvent.upload(getPicker(), createPdf('dms_final2.pdf'));
    await userEvent.click(
      screen.getByRole('button', { name: 'Name from category for dms_final2.pdf' }),
    );
    expect(screen.getByLabelText('Display name of dms_final2.pdf')).toHaveValue(
      'Daily Market Summary, 20 November 2026',
    );
  });

  it('requires another category when the chosen category is deleted', async () => {
    const store = show(two);
    expect(screen.getByLabelText('Category')).toHaveValue('cat_1');
    act(() => void store.dispatch(categoryDeleted('cat_1')));
    expect(screen.getByLabelText('Category')).toHaveValue('');
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Select a category');
    await userEvent.upload(getPicker(), createPdf('a.pdf'));
    await submit();
    expectAlert('Please select a category.');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Notes');
    expect(screen.getByLabelText('Category')).toHaveValue('cat_2');
  });
});
