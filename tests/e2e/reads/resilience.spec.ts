/** Visits with a slow or broken connection, without JavaScript, or to a mistyped address. */
import { metadata } from '@/content/metadata';
import { firm } from '@/content/firm';
import { slides } from '@/content/slides';
import { SEND_BY_MAIL_APP_LABEL } from '@/features/enquiries/messages';
import { holdRequests } from '../../helpers/network';
import { expect, test } from '../../helpers/page';

test('shows the previous page when the visitor goes Back during hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const goBack = () => history.replaceState(null, '', '/services');
    // The listeners of the page must run first, so this one is added on DOMContentLoaded.
    document.addEventListener('DOMContentLoaded', () => {
      if (location.pathname === '/contact') document.addEventListener('hydrating', goBack);
    });
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page).toHaveTitle(metadata.services.title);
});

test('keeps the scroll position although only visible sections are laid out before hydration', async ({
  page,
}) => {
  const code = /\/assets\/.*\.js$/;
  const footer = page.getByRole('contentinfo');
  const isLaidOut = () =>
    footer
      .locator('h2')
      .first()
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  const measureFooterTop = () =>
    footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const measureDistanceToBottom = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      return Math.round(scrollHeight - scrollTop - clientHeight);
    });
  let release = await holdRequests(page, code);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect.poll(isLaidOut).toBe(false);
  // Scrolls by script, because the page may still grow after a press of the End key.
  await footer.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(isLaidOut).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isLaidOut).toBe(false);
  release();
  await expect.poll(isLaidOut).toBe(true);

  await page.keyboard.press('End');
  await expect(footer.getByRole('link').last()).toBeInViewport();
  // The page may grow during the scroll, because the browser lays out more sections.
  await expect.poll(measureDistanceToBottom).toBe(0);
  const before = await measureFooterTop();
  release = await holdRequests(page, code);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(measureFooterTop).toBe(before);
  await expect(page.locator('[data-nearby]')).toHaveCount(0);
  release();
  await expect.poll(measureFooterTop).toBe(before);
});

test('keeps Home readable when the code of its deferred sections does not load', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await page.route(/BelowTheFold-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The rest of this page did not load')).toBeVisible();
  await expect(page.locator('.market-board').getByText('105,432.07')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
});

test('loads the figures after Retry when their code is available again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  const code = /assets\/firestore-.*\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const retry = page.getByRole('button', { name: 'Retry the market figures' });
  await expect(retry).toBeVisible();
  await page.unroute(code);
  await retry.click();
  await expect(page.locator('.market-board').getByText('105,432.07')).toBeVisible();
  await expect(retry).toBeHidden();
});

test('offers contact by phone and e-mail without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  for (const path of ['/', '/resources', '/contact']) {
    await page.goto(path);
    const notice = page.getByText(/cannot show market figures, files or news/);
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(firm.phones[0].shown);
  }
  await page.goto('/');
  // Without JavaScript, the carousel stays on the first slide.
  for (const [index, { title }] of slides.entries()) {
    await expect(page.getByText(title)).toBeVisible({ visible: index === 0 });
  }
  for (const skeleton of await page.locator('.skeleton').all()) {
    await expect(skeleton).toHaveCSS('animation-name', 'none');
  }

  await page.goto('/contact');
  const form = page.locator('form');
  await form.getByLabel('Your Name').fill('Ada');
  await form.getByLabel('Your Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('Hello there');
  const mailRequest = page.waitForRequest(/^mailto:/);
  await form.getByRole('button', { name: SEND_BY_MAIL_APP_LABEL }).click();
  expect((await mailRequest).url()).toMatch(
    new RegExp(`^mailto:${firm.email}.*message%3DHello%20there`),
  );
  await expect(page).toHaveURL('/contact');
});

test('corrects the upper and lower case of an address', async ({ page, expectErrors }) => {
  expectErrors(/404/);
  await page.goto('/Contact?from=card');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page).toHaveURL('/contact?from=card');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/contact$/);
});
