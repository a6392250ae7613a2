/** What search engines are told of a page once its figures are there. */
import { seriesPath } from '@/content/seriesSlugs';
import { expect, test } from '../../helpers/page';
import { errorsOf, itemsOf, ofType } from '../../helpers/structuredData';

test('the data that a page was sent with goes with the page; videos are named once they are there', async ({
  page,
}) => {
  await page.goto('/');
  const videos = page.locator('#video-data');
  await expect.poll(() => videos.textContent()).toContain('"name":"Rates raised: ');
  const items = itemsOf(JSON.parse((await videos.textContent()) ?? ''));
  expect(await errorsOf(items)).toEqual([]);
  expect(ofType(items, 'VideoObject').length).toBeGreaterThan(0);
  await expect(page.locator('#page-data')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('the Dataset of a series tells what is known of it, and where the figures can be read', async ({
  page,
  request,
}) => {
  // From when there are figures is known once all of them have been read.
  await page.goto(`${seriesPath('exchange-rate')}?range=all`);
  const data = page.locator('#dataset-data');
  await expect.poll(() => data.textContent()).toContain('temporalCoverage');
  const text = (await data.textContent()) ?? '';
  expect(text).toMatch(/"temporalCoverage":"\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d"/);
  const addresses = [...text.matchAll(/"contentUrl":"([^"]+)"/g)];
  expect(addresses).not.toEqual([]);
  for (const [, address = ''] of addresses) {
    const stored = await request.get(address);
    expect(stored.headers()['content-type']).toContain('application/json');
    expect(JSON.stringify(await stored.json())).toContain('"points"');
  }
});
