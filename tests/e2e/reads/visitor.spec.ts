import { directors } from '@/content/directors';
import { expect, hydrated, test } from '../../helpers/page';
import { hold } from '../../helpers/network';

test('what has not its code yet stays as it was sent, and a press on it is answered when it has', async ({
  page,
}) => {
  const home = await hold(page, /\/HomePage-.*\.js/);
  const below = await hold(page, /\/BelowTheFold-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const losers = page.getByRole('tab', { name: 'Top 5 losers' });
  await losers.click();
  const why = page.getByRole('heading', { name: 'Why Choose Us' });
  await why.evaluate((heading) => heading.setAttribute('data-sent', ''));
  await page.getByRole('button', { name: 'Next slide' }).click();
  home();
  const dots = page.getByRole('button', { name: /^Slide \d$/ });
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await expect(losers).toHaveAttribute('aria-selected', 'false');
  below();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(why).toHaveAttribute('data-sent', '');
  await expect(losers).toHaveAttribute('aria-selected', 'true');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  // The press took the focus, at which the slides stand still.
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  // Answered once.
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
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
