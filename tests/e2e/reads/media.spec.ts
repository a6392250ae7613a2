import { toDirectorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { measureBox, expect, test } from '../../helpers/page';
import { findOverlaps, readTexts } from '../../helpers/texts';

const chairman = directors[0]?.name ?? '';

test('prints every tenor, slide and stock of Home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('19.84%')).toBeVisible();
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const list of await page.locator('.tenures').all()) {
    const hiddenHeight = await list.evaluate((part) => part.scrollHeight - part.clientHeight);
    expect(hiddenHeight).toBeLessThanOrEqual(0);
  }
  for (const slide of await page.locator('.slide h2').all()) await expect(slide).toBeVisible();
  for (const list of ['Top 5 gainers', 'Top 5 losers']) {
    await expect(page.getByRole('table', { name: list })).toBeVisible();
    await expect(page.locator('caption', { hasText: list })).toBeVisible();
  }
  for (const symbol of ['MTNN', 'BUACEMENT', 'NESTLE', 'OANDO']) {
    await expect(page.getByText(symbol, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/ more below$/)).toBeHidden();
});

test('prints the date, the address of the page and the addresses of its links', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  const { host } = new URL(page.url());
  const printHeader = page.getByRole('banner').locator('p');
  const formReplacement = page.getByText(`Write to ${firm.email}, or use the form at`);
  await expect(printHeader).toBeHidden();
  await expect(formReplacement).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(printHeader).toHaveText(`${host}/about`);
  await expect(printHeader).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(formReplacement).toHaveText(new RegExp(`at ${host}/about#custom-research\\.$`));
  const printedAddress = await page
    .getByRole('link', { name: new RegExp(chairman) })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printedAddress).toContain(toDirectorPath(chairman));
  expect(printedAddress).toContain(host);
  await expect(page.getByRole('contentinfo').getByText(firm.email)).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(printHeader).toHaveText(/Printed \w+ \d{1,2} \w+ \d{4}, \d{2}:\d{2}$/);
});

test('prints About and Resources on landscape paper without overlapping text', async ({ page }) => {
  await page.setViewportSize({ width: 1047, height: 700 });
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  expect(findOverlaps(await readTexts(page))).toEqual([]);
  await page.goto('/resources');
  const latest = page.getByRole('article').filter({ hasText: 'Latest' });
  expect((await measureBox(latest.getByRole('heading'))).width).toBeGreaterThan(600);
});
