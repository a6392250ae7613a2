/** Structured data for search engines, after the figures have loaded. */
import { toSeriesPath } from '@/content/seriesSlugs';
import { expect, test } from '../../helpers/page';
import { findErrors, getItems, selectType } from '../../helpers/structuredData';

test('adds structured data of videos only while Home is open', async ({ page }) => {
  await page.goto('/');
  const videos = page.locator('#video-data');
  await expect.poll(() => videos.textContent()).toContain('"name":"Rates raised: ');
  const items = getItems(JSON.parse((await videos.textContent()) ?? ''));
  expect(await findErrors(items)).toEqual([]);
  expect(selectType(items, 'VideoObject').length).toBeGreaterThan(0);
  await expect(page.locator('#page-data')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('names the years and the JSON file of a series in its structured data', async ({
  page,
  request,
}) => {
  // Opens all years, because the page must know the first and the last day.
  await page.goto(`${toSeriesPath('exchange-rate')}?range=all`);
  const data = page.locator('#dataset-data');
  await expect.poll(() => data.textContent()).toContain('temporalCoverage');
  const text = (await data.textContent()) ?? '';
  expect(text).toMatch(/"temporalCoverage":"\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d"/);
  const addresses = [...text.matchAll(/"contentUrl":"([^"]+)"/g)];
  expect(addresses).not.toEqual([]);
  for (const [, address = ''] of addresses) {
    const response = await request.get(address);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(JSON.stringify(await response.json())).toContain('"points"');
  }
});
