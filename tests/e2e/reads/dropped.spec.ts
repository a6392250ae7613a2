/** Folders, links and text that are dropped where files are expected, as the browser gives them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { tableLabels } from '@/lib/table/messages';
import { expect, test } from '../../helpers/page';
import { openStaffPage, section } from '../../helpers/staffPage';

interface Dragged {
  /** Paths of files and folders. */
  files?: string[];
  items?: { mimeType: string; data: string }[];
}

/** Drops as the file manager does: a script cannot make the entry of a folder. */
async function drop(page: Page, target: Locator, { files = [], items = [] }: Dragged) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to drop on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const data = { items, files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  await session.detach();
}

const link = { mimeType: 'text/uri-list', data: 'https://example.com/' };
const text = { mimeType: 'text/plain', data: 'Prices of today' };

let root = '';
test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dropped-'));
  await mkdir(join(root, 'Reports'));
  await writeFile(join(root, 'Reports', 'inside.pdf'), '%PDF-1.4');
  await writeFile(join(root, 'note.pdf'), '%PDF-1.4');
  await writeFile(join(root, 'prices.csv'), 'Symbol,PClose,Close\nUBA,10.00,11.00\n');
});
test.afterAll(() => rm(root, { recursive: true, force: true }));

test('the uploader names a folder and takes the file beside it', async ({ page }) => {
  await openStaffPage(page, '/admin/resources');
  const uploader = section(page, 'Upload Resource Files');
  const zone = uploader.getByText('or drop them here');
  await drop(page, zone, { files: [join(root, 'Reports'), join(root, 'note.pdf')] });
  const alert = uploader.getByRole('alert');
  await expect(alert.getByText('“Reports” is a folder. Drop the files in it.')).toBeVisible();
  await expect(uploader.getByLabel('Display name of note.pdf')).toHaveValue('note');
  await expect(uploader.getByText('1 file chosen')).toBeVisible();
  await drop(page, uploader.getByText('1 file chosen'), { items: [link] });
  await expect(alert.getByText(/^A link or a picture of another page was dropped/)).toBeVisible();
  await drop(page, uploader.getByText('1 file chosen'), { items: [text] });
  await expect(alert.getByText(/^Something other than a file was dropped/)).toBeVisible();
  await expect(uploader.getByText('1 file chosen')).toBeVisible();
  await uploader.getByRole('button', { name: 'Clear All' }).click();
});

test('the form of a video names a folder that is dropped for its picture', async ({ page }) => {
  await openStaffPage(page, '/admin/news');
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const form = section(page, 'Add/Edit News Commentary Item');
  const field = form.getByLabel('Custom image');
  await drop(page, field, { files: [join(root, 'Reports')] });
  await expect(form.getByText('“Reports” is a folder. Drop the files in it.')).toBeVisible();
  await drop(page, field, { files: [join(root, 'note.pdf')] });
  await expect(form.getByText(/^note\.pdf cannot be used: only PNG/)).toBeVisible();
});

test('Tonight names a folder, not the connection, and reads a file', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  const sheet = page.getByLabel(tableLabels.paste);
  await drop(page, sheet, { files: [join(root, 'Reports')] });
  const alert = page.getByRole('alert').filter({ hasText: 'Drop the files in it.' });
  await expect(alert).toHaveText('“Reports” is a folder. Drop the files in it.');
  await drop(page, sheet, { items: [link] });
  await expect(page.getByText(/^A link or a picture of another page was dropped/)).toBeVisible();
  await drop(page, sheet, { files: [join(root, 'prices.csv')] });
  await expect(page.getByRole('heading', { name: '1 row read' })).toBeVisible();
});

test('Tonight adds dropped text to typed text', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  const sheet = page.getByLabel(tableLabels.paste);
  await sheet.fill('UBA');
  await drop(page, sheet, { items: [text] });
  await expect(sheet).toHaveValue(`UBA${text.data}`);
  await drop(page, sheet, { items: [link] });
  await expect(page.getByText(/^A link or a picture of another page was dropped/)).toBeVisible();
  await expect(sheet).toHaveValue(`UBA${text.data}`);
});
