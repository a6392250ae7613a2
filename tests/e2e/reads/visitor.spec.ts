import { directors } from '@/content/directors';
import { expect, waitForHydration, test } from '../../helpers/page';
import { holdRequests } from '../../helpers/network';

test('replays early clicks on the carousel and the tabs once their code has loaded', async ({
  page,
}) => {
  const releaseHome = await holdRequests(page, /\/HomePage-.*\.js/);
  const releaseDeferred = await holdRequests(page, /\/BelowTheFold-.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const losersTab = page.getByRole('tab', { name: 'Top 5 losers' });
  await losersTab.click();
  // React would drop this attribute if it replaced the prerendered element.
  const whyHeading = page.getByRole('heading', { name: 'Why Choose Us' });
  await whyHeading.evaluate((heading) => heading.setAttribute('data-sent', ''));
  await page.getByRole('button', { name: 'Next slide' }).click();
  releaseHome();
  const dots = page.getByRole('button', { name: /^Slide \d$/ });
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await expect(losersTab).toHaveAttribute('aria-selected', 'false');
  releaseDeferred();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(whyHeading).toHaveAttribute('data-sent', '');
  await expect(losersTab).toHaveAttribute('aria-selected', 'true');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  // The click moved the focus into the carousel, which pauses the slides.
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  // If an early click had counted twice, this click would lead to a later slide.
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('compares with the series that was chosen before any code had loaded', async ({ page }) => {
  const release = await holdRequests(page, /\/SeriesPage-.*\.js/);
  await page.goto('/markets/exchange-rate', { waitUntil: 'commit' });
  const choice = page.getByLabel('Compare with');
  await choice.selectOption('Inflation');
  release();
  await expect(page).toHaveURL('/markets/exchange-rate?compare=inflation');
  await expect(choice).toHaveValue('inflation');
});

for (const [moment, code] of [
  ['after hydration', /^$/],
  ['before any code has loaded', /\/assets\/index-.*\.js/],
] as const) {
  test(`restores the scroll position after Back when a link was followed ${moment}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, code);
    await page.goto('/about/directors');
    if (moment === 'after hydration') await waitForHydration(page);
    const lastDirector = page.getByRole('link', { name: directors.at(-1)?.name ?? '' }).first();
    await lastDirector.scrollIntoViewIfNeeded();
    const scrollBefore = await page.evaluate(() => window.scrollY);
    expect(scrollBefore).toBeGreaterThan(300);
    await lastDirector.click();
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    release();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/about/directors');
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(scrollBefore - 200);
  });
}

test('follows a link that is clicked after Back and before any code has loaded', async ({
  page,
}) => {
  const mainMenu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await waitForHydration(page);
  await mainMenu.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const releaseCode = await holdRequests(page, /\/assets\/index-.*\.js/);
  const releaseDocument = await holdRequests(page, /\/services$/);
  await page.addInitScript(() => {
    window.document.addEventListener('hydrating', ({ type }) => console.warn(type));
  });
  await page.reload({ waitUntil: 'commit' });
  // Until the code has loaded, Back changes only the address. The page still shows Contact.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/');
  const navigationRequest = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/services'),
  );
  // Does not await the click, because Playwright would wait until the new page has loaded.
  const clicked = mainMenu.getByRole('link', { name: 'Services' }).click();
  await navigationRequest;
  const hydrating = page.waitForEvent('console', (message) => message.text() === 'hydrating');
  releaseCode();
  await hydrating;
  releaseDocument();
  await clicked;
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page).toHaveURL('/services');
});
