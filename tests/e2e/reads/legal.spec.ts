/** What visitors are told where they type something, and whom their browser asks. */
import type { Page } from '@playwright/test';
import { legalPages } from '@/content/legal/pages';
import { newsletter } from '@/content/newsletter';
import { fixedPaths } from '@/content/sitePaths';
import {
  PRIVACY,
  USED_FOR_NEWSLETTER,
  USED_FOR_PROPOSAL,
  USED_TO_ANSWER,
} from '@/features/enquiries/messages';
import { expect, test } from '../../helpers/page';

const signUp = (page: Page) => page.getByRole('complementary', { name: newsletter.title });
test.describe('with the newsletter', () => {
  test.use({ newsletter: 'open' });

  test('each form says at its button what becomes of what is typed, and leads to the notice', async ({
    page,
  }) => {
    for (const [path, send, use] of [
      ['/contact', 'Send Message', USED_TO_ANSWER],
      ['/about', 'Submit', USED_FOR_PROPOSAL],
      ['/services', 'Subscribe', USED_FOR_NEWSLETTER],
    ] as const) {
      await page.goto(path);
      if (send === 'Subscribe') await signUp(page).getByRole('button', { name: 'Sign up' }).click();
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: send }) });
      const button = form.getByRole('button', { name: send });
      await expect(button).toHaveAccessibleDescription(`${use} ${PRIVACY}`);
      await form.getByRole('link', { name: PRIVACY }).click();
      await expect(page).toHaveURL(/\/privacy$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalPages['/privacy']);
    }
  });
});

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
