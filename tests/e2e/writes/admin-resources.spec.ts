import type { Locator, Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { resourceStaffMessages as texts } from '@/features/resources/admin/messages';
import { fileCount, reportName } from '../../helpers/exampleData';
import { expect, resetAll, test } from '../../helpers/page';
import { hold } from '../../helpers/network';
import { dragOver, openStaffPage, section } from '../../helpers/staffPage';

test.beforeEach(resetAll);

const KB = 1024;
const pdf = { name: 'Week 12.pdf', mimeType: 'application/pdf', buffer: randomBytes(600 * KB) };
const sheet = {
  name: 'turnover.2025.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: randomBytes(40 * KB),
};
const slides = {
  name: 'morning call.pptx',
  mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  buffer: randomBytes(20 * KB),
};

const names = (rows: Locator) => rows.locator('td b').allInnerTexts();

/** What the page sends to file storage from now on. */
function uploadsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v0/b/')) sent.push(request.url());
  });
  return sent;
}

test('staff upload three files, visitors fetch them byte for byte, staff delete them', async ({
  page,
  browser,
}) => {
  await openStaffPage(page, '/admin/resources');
  const uploader = section(page, 'Upload Resource Files');
  const category = uploader.getByLabel('Category');
  await expect(category).toHaveValue('cat_1736150400000');
  await category.selectOption('Weekly Market Summary');
  await uploader.getByLabel('Files', { exact: true }).setInputFiles([pdf, sheet, slides]);
  const list = uploader.getByRole('list', { name: 'Files to upload' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('600.0 KB, PDF document');
  await expect(uploader.getByLabel('Display name of turnover.2025.xlsx')).toHaveValue('turnover');
  await expect(uploader.getByLabel('Icon of turnover.2025.xlsx')).toHaveValue('excel');
  await expect(uploader.getByLabel('Icon of morning call.pptx')).toHaveValue('powerpoint');
  await expect(list.getByRole('img', { name: 'PowerPoint Presentation' })).toBeVisible();

  const name = uploader.getByLabel('Display name of Week 12.pdf');
  await name.fill(' ');
  await uploader.getByRole('button', { name: 'Upload 3 File(s)' }).click();
  await expect(uploader.getByText(texts.nameMissing)).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Week 12, 17 to 21 March 2025');

  // Held at the network, so that the progress can be seen.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/upload_protocol=resumable|\/o\?name=/, async (route) => {
    await held;
    await route.continue();
  });
  await uploader.getByRole('button', { name: 'Upload 3 File(s)' }).click();
  await expect(uploader.getByRole('button', { name: texts.uploading })).toBeDisabled();
  await expect(uploader.getByRole('progressbar')).toHaveCount(4);
  await expect(uploader.getByRole('progressbar', { name: 'Overall progress' })).toBeVisible();
  await expect(uploader.getByRole('button', { name: 'Cancel Week 12.pdf' })).toBeVisible();
  release();
  await expect(uploader.getByText(texts.uploaded(3))).toBeVisible();
  await expect(list).toBeHidden();
  await page.unrouteAll();

  const manager = section(page, 'Manage Resource Files');
  const rows = manager.locator('tbody tr');
  await expect(rows.first().locator('.file-category')).toHaveText('Weekly Market Summary');
  const fresh = ['Week 12, 17 to 21 March 2025', 'turnover', 'morning call'] as const;
  expect((await names(rows)).slice(0, 3).sort()).toEqual([...fresh].sort());

  const visitor = await browser.newPage();
  await visitor.goto('/resources');
  await visitor.getByRole('button', { name: 'Weekly Market Summary' }).click();
  for (const [shown, bytes] of [
    [fresh[0], pdf.buffer],
    [fresh[1], sheet.buffer],
    [fresh[2], slides.buffer],
  ] as const) {
    const link = visitor.getByRole('link', { name: `${shown} (opens in a new tab)`, exact: true });
    await expect(link).toBeVisible();
    const answer = await visitor.request.get((await link.getAttribute('href')) ?? '');
    expect((await answer.body()).equals(bytes), shown).toBe(true);
  }

  for (const each of fresh) await manager.getByLabel(`Select ${each}`).check();
  await expect(manager.getByText(texts.selected(3))).toBeVisible();
  await manager.getByRole('button', { name: texts.deleteSelected(3) }).click();
  const question = page.getByRole('dialog', { name: 'Delete files' });
  await expect(question).toContainText(texts.confirmDeleteFiles(3));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(manager.getByText(texts.filesDeleted(3))).toBeVisible();
  const gone = await visitor.getByRole('link', { name: fresh[0] }).getAttribute('href');
  expect((await visitor.request.get(gone ?? '')).status()).toBe(404);
  await visitor.reload();
  await expect(
    visitor.getByRole('link', { name: reportName('Weekly Market Summary') }),
  ).toBeVisible();
  await expect(visitor.getByRole('link', { name: fresh[0] })).toHaveCount(0);
  await visitor.close();
});

test('what may not be uploaded is refused before it is sent; what was cut off is retried', async ({
  page,
  expectErrors,
}) => {
  // What was cut off is not stored, and so cannot be taken away again.
  expectErrors(/ERR_FAILED/, /404/);
  await openStaffPage(page, '/admin/resources');
  const sent = uploadsOf(page);
  const uploader = section(page, 'Upload Resource Files');
  const files = uploader.getByLabel('Files', { exact: true });
  await uploader.getByRole('button', { name: 'Upload 0 File(s)' }).click();
  await expect(uploader.getByText(texts.noFilesChosen)).toBeVisible();

  await files.setInputFiles([
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    { ...pdf, name: 'same.pdf' },
    { ...pdf, name: 'same.pdf', buffer: Buffer.from('another') },
  ]);
  const refusal = uploader.getByRole('alert');
  await expect(refusal).toContainText('empty.pdf is empty (0 KB).');
  await expect(refusal).toContainText('page.html cannot be uploaded: only PDF,');
  expect(sent).toEqual([]);
  const list = uploader.getByRole('list', { name: 'Files to upload' });
  await expect(list.getByRole('listitem')).toHaveCount(2);

  // Cut off: the first file's bytes never arrive; the second of the same name does.
  let cut = 0;
  await page.route(/\/v0\/b\//, async (route) => {
    const body = route.request().postDataBuffer();
    if (body !== null && body.length > 100 * KB) {
      cut += 1;
      await route.abort();
    } else await route.continue();
  });
  await uploader.getByRole('button', { name: 'Upload 2 File(s)' }).click();
  await expect(uploader.getByText(texts.uploadOneFailed('same'))).toBeVisible({ timeout: 20_000 });
  await expect(uploader.getByText(texts.uploadFailed)).toBeVisible();
  await expect(list.getByText('Uploaded', { exact: true })).toBeVisible();
  expect(cut).toBeGreaterThan(0);
  await page.unrouteAll();
  await uploader.getByRole('button', { name: 'Retry same.pdf' }).click();
  await expect(uploader.getByText(texts.uploaded(1))).toBeVisible();
  const rows = section(page, 'Manage Resource Files').locator('tbody tr');
  expect((await names(rows)).slice(0, 2)).toEqual(['same', 'same']);
  const sizes = await Promise.all(
    [0, 1].map(async (row) => {
      const link = rows.nth(row).getByRole('link', { name: /^View/ });
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      return (await answer.body()).length;
    }),
  );
  expect(sizes.sort((a, b) => a - b)).toEqual(['another'.length, pdf.buffer.length]);
});

test('storage that fails is told at once and tried again; a hanging upload is cancelled at once', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/429/, /404/, /ERR_/);
  await openStaffPage(page, '/admin/resources');
  const uploader = section(page, 'Upload Resource Files');
  const files = uploader.getByLabel('Files', { exact: true });
  await files.setInputFiles([{ ...sheet, name: 'a.xlsx' }]);
  let busy = true;
  await page.route(/\/v0\/b\//, async (route) => {
    if (busy) await route.fulfill({ status: 429, body: '{}' });
    else await route.continue();
  });
  await uploader.getByRole('button', { name: 'Upload 1 File(s)' }).click();
  await expect(uploader.getByRole('status').getByText(texts.repeating)).toBeInViewport({
    timeout: 5000,
  });
  busy = false;
  await expect(uploader.getByText(texts.uploaded(1))).toBeInViewport();
  await page.unrouteAll();

  await files.setInputFiles([{ ...sheet, name: 'b.xlsx' }]);
  const release = await hold(page, /\/v0\/b\//);
  await uploader.getByRole('button', { name: 'Upload 1 File(s)' }).click();
  await uploader.getByRole('button', { name: 'Cancel b.xlsx' }).click();
  await expect(uploader.getByText('Cancelled')).toBeVisible();
  await expect(uploader.getByRole('button', { name: 'Upload 1 File(s)' })).toBeEnabled();
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await uploader.getByRole('button', { name: 'Retry b.xlsx' }).click();
  await expect(uploader.getByText(texts.uploaded(1))).toBeVisible();
});

test('what a tab left in storage when it was closed is cleaned at the next visit', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_/);
  await openStaffPage(page, '/admin/resources');
  const uploader = section(page, 'Upload Resource Files');
  await uploader.getByLabel('Files', { exact: true }).setInputFiles([{ ...sheet, name: 'c.xlsx' }]);
  // The object arrives; its record never does.
  await hold(page, /:(batchGet|commit|beginTransaction)/);
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\/o\/resources%2F/.test(answer.url()),
  );
  await uploader.getByRole('button', { name: 'Upload 1 File(s)' }).click();
  const object = (await stored).url();
  expect((await page.request.get(object)).status()).toBe(200);
  const next = await page.context().newPage();
  await page.close();
  await next.goto('/admin/resources');
  await expect.poll(async () => (await next.request.get(object)).status()).toBe(404);
  const remembered = () => next.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(remembered).not.toContain('leftover');
  await next.close();
});

test('only what staff see is selected, and deleted', async ({ page }) => {
  await openStaffPage(page, '/admin/resources');
  const manager = section(page, 'Manage Resource Files');
  const all = manager.getByLabel('Select all files on this page');
  await expect(manager.getByText(`Showing 1 to 10 of ${fileCount} results`)).toBeVisible();
  await expect(manager.getByText(texts.selected(0), { exact: true })).toBeVisible();
  await manager.getByRole('button', { name: texts.deleteSelected(0) }).click();
  await expect(manager.getByText(texts.nothingSelected)).toBeVisible();

  await all.check();
  await expect(manager.getByText(texts.selected(10))).toBeVisible();
  await manager.getByRole('button', { name: 'Next' }).click();
  await expect(all).not.toBeChecked();
  await manager.getByLabel('Search by name').fill('PRICE-NOTHING');
  await expect(manager.getByText(texts.noMatches)).toBeVisible();
  await expect(manager.getByText(texts.selected(0), { exact: true })).toBeVisible();
  await manager.getByLabel('Search by name').fill('');

  // The last row of the last page goes: the page before shows.
  await manager.getByLabel('Files per page').selectOption('5');
  await manager.getByLabel('Category').selectOption('Monthly Sectorial Report');
  await expect(manager.locator('tbody tr')).toHaveCount(3);
  await manager.getByLabel('Category').selectOption('Daily Market Summary');
  await manager.getByRole('button', { name: 'Page 2' }).click();
  await expect(manager.getByText('Showing 6 to 10 of 10 results')).toBeVisible();
  await all.check();
  await manager.getByRole('button', { name: texts.deleteSelected(5) }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(texts.confirmDeleteFiles(5));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(manager.getByText(texts.selected(5))).toBeVisible();
  await manager.getByRole('button', { name: texts.deleteSelected(5) }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(manager.getByText(texts.filesDeleted(5))).toBeVisible();
  await expect(manager.locator('tbody tr')).toHaveCount(5);
  await expect(manager.getByText(texts.selected(0), { exact: true })).toBeVisible();

  await manager
    .getByRole('button', { name: `Delete ${reportName('Daily Market Summary')}` })
    .click();
  await expect(question).toContainText(texts.confirmDeleteFile);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(manager.getByText(texts.fileDeleted)).toBeVisible();
  await expect(manager.locator('tbody tr')).toHaveCount(4);
});

test('categories are added, renamed, reordered and deleted, as visitors see', async ({
  page,
  browser,
}) => {
  await openStaffPage(page, '/admin/resources');
  const manager = section(page, 'Manage Resource Categories');
  const rows = manager.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  const order = () => rows.locator('b').allInnerTexts();
  await expect(rows).toHaveCount(6);
  await expect(manager.getByText(texts.dragHint)).toBeVisible();
  const name = manager.getByLabel('Category Name');
  await name.fill('Ideas / 2025 📈');
  await manager.getByRole('button', { name: 'Add Category' }).click();
  await expect(manager.getByText(texts.categoryAdded)).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(rows.nth(6)).toContainText('Order: 6');

  await manager.getByRole('button', { name: 'Edit Price List' }).click();
  await expect(name).toBeFocused();
  await expect(manager.getByRole('button', { name: 'Reorder Price List' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await name.fill('Prices');
  await manager.getByRole('button', { name: 'Update Category' }).click();
  await expect(manager.getByText(texts.categoryUpdated)).toBeVisible();
  await expect(name).toHaveValue('');

  // With the keyboard: the last row two places up.
  await manager.getByRole('button', { name: 'Reorder Ideas / 2025 📈' }).focus();
  await page.keyboard.press('Enter');
  await expect(manager.getByText(/^Picked up Ideas/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(manager.getByText('Ideas / 2025 📈 would go to position 6 of 7.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(manager.getByText('Ideas / 2025 📈 would go to position 5 of 7.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(manager.getByText(texts.categoriesReordered)).toBeVisible();
  const [daily, earning, economic, sector, prices, weekly] = [
    'Daily Market Summary',
    'Earning Report',
    'Economic Report',
    'Monthly Sectorial Report',
    'Prices',
    'Weekly Market Summary',
  ];
  const ideas = 'Ideas / 2025 📈';
  expect(await order()).toEqual([daily, earning, economic, sector, ideas, prices, weekly]);

  // With the mouse, upwards, on a lower half: below that row.
  await dragOver(rows.nth(4), rows.nth(1), 'lower');
  await expect(rows.nth(1)).toHaveAttribute('data-drop', 'after');
  await page.mouse.up();
  await expect.poll(order).toEqual([daily, earning, ideas, economic, sector, prices, weekly]);
  await expect(manager.getByRole('button', { name: 'Add Category' })).toBeEnabled();

  await manager.getByRole('button', { name: 'Delete Economic Report' }).click();
  const question = page.getByRole('dialog', { name: 'Delete category' });
  await expect(question).toContainText(texts.confirmDeleteCategory);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(manager.getByText(texts.categoryDeleted)).toBeVisible();
  await expect(rows).toHaveCount(6);
  const files = section(page, 'Manage Resource Files');
  await files.getByLabel('Search by name').fill('Inflation');
  await expect(files.getByText(texts.noMatches)).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/resources');
  const categories = visitor.getByRole('navigation', { name: 'Categories' });
  await expect(categories).toContainText(ideas);
  await expect(categories).not.toContainText(economic);
  const text = await categories.innerText();
  const places = [daily, earning, ideas, sector, prices, weekly].map((each) => text.indexOf(each));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await visitor.close();
});
