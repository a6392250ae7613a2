import { directorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { boxOf, expect, test } from '../../helpers/page';
import { overlapping, textsOf } from '../../helpers/texts';

const [chairman = ''] = directors.map(({ name }) => name);

test('Home on paper has every tenure and every slide', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('19.84%')).toBeVisible();
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const list of await page.locator('.tenures').all()) {
    const cut = await list.evaluate((part) => part.scrollHeight - part.clientHeight);
    expect(cut).toBeLessThanOrEqual(0);
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

test('paper says where it comes from, when it was printed, and where its links lead', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  const { host } = new URL(page.url());
  const head = page.getByRole('banner').locator('p');
  const instead = page.getByText(`Write to ${firm.email}, or use the form at`);
  await expect(head).toBeHidden();
  await expect(instead).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(head).toHaveText(`${host}/about`);
  await expect(head).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(instead).toHaveText(new RegExp(`at ${host}/about#custom-research\\.$`));
  const behind = await page
    .getByRole('link', { name: new RegExp(chairman) })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(behind).toContain(directorPath(chairman));
  expect(behind).toContain(host);
  await expect(page.getByRole('contentinfo').getByText(firm.email)).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(head).toHaveText(/Printed \w+ \d{1,2} \w+ \d{4}, \d{2}:\d{2}$/);
});

test('on a sheet that lies on its side every text has its own place', async ({ page }) => {
  await page.setViewportSize({ width: 1047, height: 700 });
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  expect(overlapping(await textsOf(page))).toEqual([]);
  await page.goto('/resources');
  const latest = page.getByRole('article').filter({ hasText: 'Latest' });
  expect((await boxOf(latest.getByRole('heading'))).width).toBeGreaterThan(600);
});
