/** Requests of a visitor's browser to other hosts. */
import { listFixedPaths } from '@/content/sitePaths';
import { expect, test } from '../../helpers/page';

test('contacts only hosts that the privacy notice names', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  const otherHosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') otherHosts.add(hostname);
  });
  const news = page.getByRole('region', { name: 'News Commentary' });
  for (const path of [...listFixedPaths().slice(1), '/']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await expect(news.getByRole('heading', { level: 3 })).toHaveCount(3);
  expect([...otherHosts]).toEqual([]);

  const pictureRequest = page.waitForRequest(/ytimg|youtube/);
  await news.scrollIntoViewIfNeeded();
  await pictureRequest;
  await page.goto('/contact');
  const mapRequest = page.waitForRequest(/openstreetmap/);
  await page.getByRole('link', { name: 'Show the map' }).click();
  await mapRequest;
  await page.goto('/privacy');
  for (const host of otherHosts) {
    const domain = host.replace(/^(www|tile)\./, '');
    await expect(page.getByRole('article')).toContainText(domain);
  }
});
