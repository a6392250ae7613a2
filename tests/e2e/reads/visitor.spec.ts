import { directors } from '@/content/directors';
import { slides } from '@/content/slides';
import { formatCalendarDate } from '@/lib/format';
import { asi as asiExample } from '../../../seed/market';
import { expect, hydrated, test } from '../../helpers/page';
import { RATE } from '../../helpers/today';
import { hold } from '../../helpers/network';

test('a visitor reads the seeded figures', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Deliver\s+Thorough\s+And\s+Impactful\s+Services/,
  );
  const asi = page.getByRole('article').filter({ hasText: 'All Share Index' });
  await expect(asi).toContainText('105,432.07');
  await expect(asi).toContainText('+0.62%');
  await expect(asi).toContainText(formatCalendarDate(asiExample.date));
  const board = page.locator('.market-board');
  for (const figure of ['18.39%', '19.84%', '23.18%', RATE]) {
    await expect(board.getByText(figure)).toBeVisible();
  }
  const mtnn = page.getByRole('row', { name: /MTNN/ });
  await expect(mtnn).toContainText('245.00');
  await expect(mtnn).toContainText('269.50');
  await expect(mtnn).toContainText('+10.00%');
  // Under a talk stands the figure that it is about.
  await page.getByRole('link', { name: 'Inflation Rate 23.18%' }).click();
  await expect(page).toHaveURL('/markets/inflation');
});

test('what stands below the figures stays there while its code is on the way', async ({ page }) => {
  const release = await hold(page, /BelowTheFold-.*\.js/);
  await page.goto('/');
  await expect(page.locator('.market-board').getByText('105,432.07')).toBeVisible();
  const why = page.getByRole('heading', { name: 'Why Choose Us' });
  await expect(why).toBeVisible();
  await why.evaluate((heading) => heading.setAttribute('data-sent', ''));

  release();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(why).toHaveAttribute('data-sent', '');
});

test('a press on what has not its code yet is answered when it has', async ({ page }) => {
  const home = await hold(page, /\/HomePage-.*\.js/);
  const below = await hold(page, /\/BelowTheFold-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const losers = page.getByRole('tab', { name: 'Top 5 losers' });
  await losers.click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  home();
  const dots = page.getByRole('button', { name: /^Slide \d$/ });
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await expect(losers).toHaveAttribute('aria-selected', 'false');
  below();
  await expect(losers).toHaveAttribute('aria-selected', 'true');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  // The press took the focus, at which the slides stand still.
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  // Answered once.
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('each stock has its arrow at every width', async ({ page }) => {
  await page.goto('/');
  const arrow = page.getByRole('row', { name: /MTNN/ }).locator('svg');
  for (const width of [320, 390, 540, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(arrow).toBeVisible();
  }
});

test('the styles of Home stand in its head, those of what its code comes later for too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const [index, { title }] of slides.entries()) {
    await expect(page.getByText(title)).toBeVisible({ visible: index === 0 });
  }
  await context.close();
});

for (const [when, code] of [
  ['', /^$/],
  [', also by a link that was followed before there was any code', /\/assets\/index-.*\.js/],
] as const) {
  test(`Back goes one step back, to where the visitor was on the page${when}`, async ({ page }) => {
    const release = await hold(page, code);
    await page.goto('/about/directors');
    if (when === '') await hydrated(page);
    const last = page.getByRole('link', { name: directors.at(-1)?.name ?? '' }).first();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await last.click();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    release();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/about/directors');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  });
}

test('a link that is followed before there was any code is not lost to a Back before it', async ({
  page,
}) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await hydrated(page);
  await main.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const code = await hold(page, /\/assets\/index-.*\.js/);
  const document = await hold(page, /\/services$/);
  await page.addInitScript(() => {
    window.document.addEventListener('hydrating', ({ type }) => console.warn(type));
  });
  await page.reload({ waitUntil: 'commit' });
  // Still the document of the page that was reloaded.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/');
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/services'),
  );
  // It ends when the document has come.
  const clicked = main.getByRole('link', { name: 'Services' }).click();
  await asked;
  const ran = page.waitForEvent('console', (message) => message.text() === 'hydrating');
  code();
  await ran;
  document();
  await clicked;
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page).toHaveURL('/services');
});

test('visitors never download staff code', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  for (const name of ['About', 'Services', 'Resources', 'Contact']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await page.waitForLoadState('networkidle');
  }
  for (const url of scripts) {
    expect(url).not.toContain('/staff/');
    const source = await (await page.request.get(url)).text();
    expect(source, url).not.toMatch(/identitytoolkit|firebasestorage\.googleapis|DndContext/);
  }
});
