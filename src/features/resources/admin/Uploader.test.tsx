import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { MAX_FILE_NAME } from '../limits';
import { categoryDeleted } from './resourcesStaffSlice';
import { Uploader } from './Uploader';
import { renderWithStore } from '../../../../tests/helpers/renderWithStore';
import { succeeded } from '../../../../tests/helpers/builders';

function show(categories = [{ id: 'cat_1', name: 'Price List', displayOrder: 0 }]) {
  const store = makeStore({
    resources: {
      categories: succeeded(categories),
      files: { ...succeeded([]), of: null },
      filesAskedAt: null,
    },
  });
  renderWithStore(<Uploader />, store);
  return store;
}

const pdf = (name: string, content = 'x'.repeat(1024)) =>
  new File([content], name, { type: 'application/pdf' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Files');
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Upload \d+ File/ }));
/** Word for word. */
const expectAlert = (text: string) =>
  expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible();

describe('Uploader', () => {
  it('wants at least one file', async () => {
    show();
    await submit();
    expectAlert('Please select at least one file to upload.');
  });

  it('wants a category', async () => {
    show([]);
    await userEvent.upload(picker(), pdf('a.pdf'));
    await submit();
    expectAlert('Please select a category.');
  });

  it('wants a name for each file', async () => {
    show();
    await userEvent.upload(picker(), [pdf('a.pdf'), pdf('b.v2.pdf')]);
    await userEvent.clear(screen.getByLabelText('Display name of a.pdf'));
    await submit();
    expectAlert('Please provide a name for all files.');
    expect(screen.getByLabelText('Display name of a.pdf')).toBeInvalid();
  });

  it('takes no display name longer than can be stored, typed or from the file', async () => {
    show();
    const file = pdf(`${'x'.repeat(MAX_FILE_NAME + 1)}.pdf`);
    await userEvent.upload(picker(), file);
    const name = screen.getByLabelText(`Display name of ${file.name}`);
    expect(name).toHaveValue('x'.repeat(MAX_FILE_NAME));
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('y'.repeat(MAX_FILE_NAME + 1));
    expect(name).toHaveValue('y'.repeat(MAX_FILE_NAME));
  });

  it('lists each file with name, size, type and icon, and removes them', async () => {
    show();
    await userEvent.upload(picker(), [pdf('a.pdf'), pdf('b.v2.pdf')]);
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

  it('refuses what is too large or of a wrong type by name, and sends nothing', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    show();
    const big = pdf('big.pdf');
    Object.defineProperty(big, 'size', { value: 50 * 1024 * 1024 + 1 });
    await userEvent.upload(picker(), [big, new File(['x'], 'a.html', { type: 'text/html' })]);
    expectAlert('big.pdf is 51200.0 KB: the limit is 50 MB.');
    expectAlert(
      'a.html cannot be uploaded: only PDF, Office, image, zip, CSV and text files are accepted.',
    );
    expect(screen.getByRole('button', { name: 'Upload 0 File(s)' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('refuses an empty file by name and keeps the others', async () => {
    show();
    await userEvent.upload(picker(), [pdf('empty.pdf', ''), pdf('good.pdf')]);
    expectAlert('empty.pdf is empty (0 KB).');
    expect(screen.getByRole('button', { name: 'Upload 1 File(s)' })).toBeVisible();
  });

  it('groups what it refuses by reason, until that is closed', async () => {
    show();
    const html = (name: string) => new File(['x'], name, { type: 'text/html' });
    await userEvent.upload(picker(), [
      pdf('none.pdf', ''),
      html('a.html'),
      html('b.html'),
      pdf('nothing.pdf', ''),
    ]);
    const alert = within(screen.getByRole('alert'));
    const [empty, kind] = within(alert.getAllByRole('list')[0] ?? document.body)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('ul') !== null);
    expect(empty).toHaveTextContent('2 files are empty (0 KB):none.pdfnothing.pdf');
    expect(kind).toHaveTextContent(/^2 files cannot be uploaded: only PDF.*a\.htmlb\.html$/);
    await userEvent.click(alert.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
  });

  it('keeps the focus in the list as rows go, then goes back to the picker', async () => {
    show();
    await userEvent.upload(picker(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(remove('b.pdf'));
    expect(remove('c.pdf')).toHaveFocus();
    await userEvent.click(remove('c.pdf'));
    expect(remove('a.pdf')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
  });

  it('has a category for each file, the one chosen for all unless it has its own', async () => {
    const store = show([
      { id: 'cat_1', name: 'Price List', displayOrder: 0 },
      { id: 'cat_2', name: 'Notes', displayOrder: 1 },
      { id: 'cat_3', name: 'Daily Market Summary', displayOrder: 2 },
    ]);
    await userEvent.upload(picker(), [pdf('a.pdf'), pdf('b.pdf')]);
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

  it('names a file after its category and the day in Lagos', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T23:42:00Z') });
    show([{ id: 'cat_1', name: 'Daily Market Summary', displayOrder: 0 }]);
    await userEvent.upload(picker(), pdf('dms_final2.pdf'));
    await userEvent.click(
      screen.getByRole('button', { name: 'Name from category for dms_final2.pdf' }),
    );
    expect(screen.getByLabelText('Display name of dms_final2.pdf')).toHaveValue(
      'Daily Market Summary, 20 November 2026',
    );
    vi.useRealTimers();
  });

  it('asks for a category when the chosen one is deleted, and takes no other unasked', async () => {
    const store = show([
      { id: 'cat_1', name: 'Price List', displayOrder: 0 },
      { id: 'cat_2', name: 'Notes', displayOrder: 1 },
    ]);
    expect(screen.getByLabelText('Category')).toHaveValue('cat_1');
    act(() => void store.dispatch(categoryDeleted('cat_1')));
    expect(screen.getByLabelText('Category')).toHaveValue('');
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Select a category');
    await userEvent.upload(picker(), pdf('a.pdf'));
    await submit();
    expectAlert('Please select a category.');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Notes');
    expect(screen.getByLabelText('Category')).toHaveValue('cat_2');
  });
});
