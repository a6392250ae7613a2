import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newsStaffMessages as texts } from '@/features/news/admin/messages';
import { listNewsFormTexts, createNewsItem } from '../../helpers/builders';
import { expect, resetAll, test } from '../../helpers/page';
import { createFile, openStaffPage, getSection } from '../../helpers/staffPage';

test.beforeEach(resetAll);

const COUNT = 7;
const SHOWN = 'Reading the new inflation basket, item by item';
const ADDED = 'Budget day [live], in ten minutes';
const added = createNewsItem(1, { title: ADDED, videoUrl: 'https://youtu.be/PLACEHLDR99?t=3' });

/** Opens Home and scrolls to the list of news, which loads only when it is near the viewport. */
async function openNews(visitor: Page): Promise<Locator> {
  await visitor.goto('/');
  const news = visitor.getByRole('region', { name: 'News Commentary' });
  // Scrolls again if hydration replaces the element.
  await expect(() => news.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  return news;
}

test('saves, edits and hides a news item with a custom picture', async ({ page, openBrowser }) => {
  await openStaffPage(page, '/admin/news');
  const list = getSection(page, 'News Commentary Items');
  const rows = list.getByRole('listitem');
  const form = getSection(page, 'Add/Edit News Commentary Item');
  await expect(rows).toHaveCount(COUNT);
  await list.getByRole('button', { name: 'Add New Item' }).click();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Active')).toBeChecked();
  for (const { label, text } of listNewsFormTexts(added)) await form.getByLabel(label).fill(text);
  await expect(form.getByRole('button', { name: 'Currently Using' })).toBeDisabled();
  const picture = form.getByLabel('Custom image');
  const chart = await readFile('tests/files/chart.png');
  await picture.setInputFiles(createFile('budget (1) [final].png', chart, 'image/png'));
  await expect(form.getByText('Current thumbnail: Custom Upload')).toBeVisible();
  const preview = form.getByRole('complementary', { name: 'Preview for visitors' });
  await expect(preview).toContainText(ADDED);
  await expect(preview.locator('img.clip-photo')).toHaveAttribute('src', /^blob:/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText(texts.created)).toBeVisible();
  await expect(form).toBeHidden();
  const row = rows.first();
  await expect(row).toContainText(ADDED);
  await expect(row.getByRole('img', { name: 'Custom thumbnail' })).toBeVisible();

  const visitor = await openBrowser();
  const news = await openNews(visitor);
  await expect(news.getByText(SHOWN)).toBeVisible();
  await expect(news.getByText('Page 1 of 3')).toBeVisible();
  const card = news.getByRole('listitem').filter({ hasText: ADDED });
  const shown = card.locator('.clip-still img').first();
  await expect(shown).toHaveAttribute('src', /news-commentary%2F\d+_budget/);
  await expect(card.getByRole('link')).toHaveAttribute('href', added.videoUrl);
  const address = (await shown.getAttribute('src')) ?? '';
  const stored = await visitor.request.get(address);
  expect((await stored.body()).equals(chart)).toBe(true);

  // If staff choose the thumbnail of the video, the save deletes the uploaded picture.
  await list.getByRole('button', { name: `Edit ${ADDED}` }).click();
  await form.getByLabel('Interviewer').fill('Hauwa Bello');
  await form.getByRole('button', { name: 'Use Auto-Generated' }).click();
  const measureListTop = () =>
    list.evaluate((top) => top.getBoundingClientRect().top + window.scrollY);
  const before = await measureListTop();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText(texts.updated)).toBeVisible();
  expect(await measureListTop()).toBe(before);
  await expect(row).toContainText('by Hauwa Bello');
  await expect(row.getByRole('img', { name: 'Auto-generated thumbnail' })).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);

  await list.getByRole('button', { name: `Edit ${ADDED}` }).click();
  await form.getByLabel('Active').uncheck();
  await expect(form.getByText('Not shown to visitors')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Not active')).toBeVisible();
  await visitor.reload();
  await expect(news.getByText('Page 1 of 2')).toBeVisible();
});
