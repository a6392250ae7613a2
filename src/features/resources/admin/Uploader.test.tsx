import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { MAX_FILE_NAME } from '../limits';
import { Uploader } from './Uploader';

function show(categories = [{ id: 'cat_1', name: 'Price List', displayOrder: 0 }]) {
  const store = makeStore({
    resources: {
      categories: { status: 'succeeded', data: categories, error: null },
      files: { status: 'succeeded', data: [], error: null, of: null, requestId: null },
    },
  });
  render(
    <Provider store={store}>
      <Uploader />
    </Provider>,
  );
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
    expect(screen.getAllByText('1.0 KB, application/pdf')).toHaveLength(2);
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
    expectAlert(
      'big.pdf is 51200.0 KB: the limit is 50 MB. ' +
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
});
