/** Whom a visitor's browser asks. */
import { fixedPaths } from '@/content/sitePaths';
import { expect, test } from '../../helpers/page';

test('no page asks another host before a visitor comes to what is there, and the notice names it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') asked.add(hostname);
  });
  const cards = page.getByRole('region', { name: 'News Commentary' });
  for (const path of [...fixedPaths().slice(1), '/']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(3);
  expect([...asked]).toEqual([]);

  const picture = page.waitForRequest(/ytimg|youtube/);
  await cards.scrollIntoViewIfNeeded();
  await picture;
  await page.goto('/contact');
  const map = page.waitForRequest(/openstreetmap/);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await map;
  await page.goto('/privacy');
  for (const host of asked) {
    const named = host.replace(/^(www|tile)\./, '');
    await expect(page.getByRole('article')).toContainText(named);
  }
});
