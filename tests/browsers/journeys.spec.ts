/** Checks each page and each kind of control in Firefox and WebKit. */
import { expect, type Page, test } from '@playwright/test';
import { toSeriesPath } from '@/content/seriesSlugs';
import { allPages } from '../helpers/publicPages';

const getSlider = (page: Page) => page.getByRole('slider').first();

/** Waits until the page shows its figures, or its heading if it has no figures. */
async function expectPage(page: Page, path: string): Promise<void> {
  if (/^\/(markets|embed)\//.test(path)) {
    await expect(getSlider(page)).toHaveAttribute('aria-valuetext', /\d/);
  } else if (path === '/') await expect(page.locator('.asi-value')).toHaveText(/\d/);
  else if (path === '/markets') {
    await expect(page.getByRole('main')).toHaveText(/\d,\d{3}\.\d\d/);
  } else if (path === '/resources') {
    await expect(page.locator('a.file-name').first()).toBeVisible();
  } else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('isNewsLetter', 'closed'));
});

for (const path of [...allPages, '/no-such-page']) {
  test(`shows ${path} without horizontal overflow`, async ({ page }) => {
    await page.goto(path);
    await expectPage(page, path);
    const measureOverflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(measureOverflow)).toBeLessThanOrEqual(0);
  });
}

test('opens a page from the phone menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('header summary').click();
  await page.locator('header details').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expectPage(page, '/services');
});

test('shows the list of losers after a click on its tab', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Top 5 losers' }).click();
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(6);
});

test('shows the next slide after a click on “Next slide”', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Next slide' }).click();
  const second = page.getByRole('button', { name: 'Slide 2' });
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('filters the resources by the chosen category', async ({ page }) => {
  await page.goto('/resources');
  const second = page.getByRole('navigation', { name: 'Categories' }).getByRole('button').nth(1);
  await second.click();
  await expect(page).toHaveURL(/category=/);
  await expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('shows another range of a series after a click on its button', async ({ page }) => {
  await page.goto(toSeriesPath('asi'));
  await expectPage(page, toSeriesPath('asi'));
  await page.getByRole('button', { name: '3 months' }).click();
  await expect(page).toHaveURL(/\?range=3m$/);
  await expectPage(page, toSeriesPath('asi'));
});
