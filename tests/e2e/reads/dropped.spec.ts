/** Folders, links and text that staff drop where files are expected. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { tableLabels } from '@/lib/table/messages';
import { expect, test } from '../../helpers/page';
import { openStaffPage, getSection } from '../../helpers/staffPage';

interface DragData {
  /** Paths of files and folders on disk. */
  paths?: string[];
  items?: { mimeType: string; data: string }[];
}

/** Drops files through the DevTools protocol, because a script cannot create a dropped folder. */
async function drop(page: Page, target: Locator, { paths = [], items = [] }: DragData) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The drop target is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const data = { items, files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  await session.detach();
}

const link = { mimeType: 'text/uri-list', data: 'https://example.com/' };
const text = { mimeType: 'text/plain', data: 'Prices of today' };

let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropped-'));
  await mkdir(join(folder, 'Reports'));
  await writeFile(join(folder, 'Reports', 'inside.pdf'), '%PDF-1.4');
  await writeFile(join(folder, 'note.pdf'), '%PDF-1.4');
  await writeFile(join(folder, 'prices.csv'), 'Symbol,PClose,Close\nUBA,10.00,11.00\n');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('accepts the file and rejects the folder when staff drop both on the uploader', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/resources');
  const uploader = getSection(page, 'Upload Resource Files');
  const dropZone = uploader.getByText('or drop them here');
  await drop(page, dropZone, { paths: [join(folder, 'Reports'), join(folder, 'note.pdf')] });
  const alert = uploader.getByRole('alert');
  await expect(alert.getByText('“Reports” is a folder. Drop the files in it.')).toBeVisible();
  await expect(uploader.getByLabel('Display name of note.pdf')).toHaveValue('note');
  await expect(uploader.getByText('1 file chosen')).toBeVisible();
  await drop(page, uploader.getByText('1 file chosen'), { items: [link] });
  await expect(alert.getByText(/^You dropped a link or a picture from another page/)).toBeVisible();
  await drop(page, uploader.getByText('1 file chosen'), { items: [text] });
  await expect(alert.getByText(/^You dropped something other than a file/)).toBeVisible();
  await expect(uploader.getByText('1 file chosen')).toBeVisible();
  await uploader.getByRole('button', { name: 'Clear All' }).click();
});

test('rejects a dropped folder or PDF as the picture of a news item', async ({ page }) => {
  await openStaffPage(page, '/admin/news');
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const form = getSection(page, 'Add/Edit News Commentary Item');
  const field = form.getByLabel('Custom image');
  await drop(page, field, { paths: [join(folder, 'Reports')] });
  await expect(form.getByText('“Reports” is a folder. Drop the files in it.')).toBeVisible();
  await drop(page, field, { paths: [join(folder, 'note.pdf')] });
  await expect(form.getByText(/^note\.pdf cannot be used: only PNG/)).toBeVisible();
});

test('accepts only the price list when staff drop a folder, a link and a price list on Tonight', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/tonight');
  const pasteField = page.getByLabel(tableLabels.paste);
  await drop(page, pasteField, { paths: [join(folder, 'Reports')] });
  const alert = page.getByRole('alert').filter({ hasText: 'Drop the files in it.' });
  await expect(alert).toHaveText('“Reports” is a folder. Drop the files in it.');
  await drop(page, pasteField, { items: [link] });
  await expect(page.getByText(/^You dropped a link or a picture from another page/)).toBeVisible();
  await drop(page, pasteField, { paths: [join(folder, 'prices.csv')] });
  await expect(page.getByRole('heading', { name: '1 row read' })).toBeVisible();
});

test('appends dropped text to typed text on Tonight', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  const pasteField = page.getByLabel(tableLabels.paste);
  await pasteField.fill('UBA');
  await drop(page, pasteField, { items: [text] });
  await expect(pasteField).toHaveValue(`UBA${text.data}`);
  await drop(page, pasteField, { items: [link] });
  await expect(page.getByText(/^You dropped a link or a picture from another page/)).toBeVisible();
  await expect(pasteField).toHaveValue(`UBA${text.data}`);
});
