import type { Locator } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { resourceStaffMessages as texts } from '@/features/resources/admin/messages';
import { getReportName } from '../../helpers/exampleData';
import { expect, resetAll, test } from '../../helpers/page';
import { holdRequests } from '../../helpers/network';
import { createFile, openStaffPage, getSection } from '../../helpers/staffPage';

test.beforeEach(resetAll);

const KB = 1024;
const office = 'application/vnd.openxmlformats-officedocument';
const pdf = createFile('Week 12.pdf', randomBytes(600 * KB));
const sheet = createFile(
  'turnover.2025.xlsx',
  randomBytes(40 * KB),
  `${office}.spreadsheetml.sheet`,
);
const slides = createFile(
  'morning call.pptx',
  randomBytes(20 * KB),
  `${office}.presentationml.presentation`,
);

const readNames = (rows: Locator) => rows.locator('td b').allInnerTexts();

test('serves uploaded files unchanged until staff delete them', async ({ page, openBrowser }) => {
  await openStaffPage(page, '/admin/resources');
  const uploader = getSection(page, 'Upload Resource Files');
  const category = uploader.getByLabel('Category');
  await expect(category).toHaveValue('cat_1736150400000');
  await category.selectOption('Weekly Market Summary');
  await uploader.getByLabel('Files', { exact: true }).setInputFiles([pdf, sheet, slides]);
  const list = uploader.getByRole('list', { name: 'Files to upload' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await uploader.getByLabel('Display name of Week 12.pdf').fill('Week 12, 17 to 21 March 2025');

  // The upload is delayed, so that the progress bars stay visible.
  const release = await holdRequests(page, /upload_protocol=resumable|\/o\?name=/);
  await uploader.getByRole('button', { name: 'Upload 3 File(s)' }).click();
  await expect(uploader.getByRole('button', { name: texts.uploading })).toBeDisabled();
  await expect(uploader.getByRole('progressbar')).toHaveCount(4);
  await expect(uploader.getByRole('progressbar', { name: 'Overall progress' })).toBeVisible();
  await expect(uploader.getByRole('button', { name: 'Cancel Week 12.pdf' })).toBeVisible();
  release();
  await expect(uploader.getByText(texts.uploaded(3))).toBeVisible();
  await expect(list).toBeHidden();

  const manager = getSection(page, 'Manage Resource Files');
  const rows = manager.locator('tbody tr');
  await expect(rows.first().getByRole('cell').nth(2)).toHaveText('Weekly Market Summary');
  const fresh = ['Week 12, 17 to 21 March 2025', 'turnover', 'morning call'] as const;
  expect((await readNames(rows)).slice(0, 3).sort()).toEqual([...fresh].sort());

  const visitor = await openBrowser();
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

  for (const each of fresh) await manager.getByLabel(`Select ${each}`, { exact: true }).check();
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
    visitor.getByRole('link', { name: getReportName('Weekly Market Summary') }),
  ).toBeVisible();
  await expect(visitor.getByRole('link', { name: fresh[0] })).toHaveCount(0);
});
