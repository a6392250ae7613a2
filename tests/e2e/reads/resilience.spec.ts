/** What a visitor meets on a bad connection, without JavaScript, or with an address mistyped. */
import { metadata } from '@/content/metadata';
import { firm } from '@/content/firm';
import { slides } from '@/content/slides';
import { SEND_BY_MAIL_APP } from '@/features/enquiries/messages';
import { hold } from '../../helpers/network';
import { expect, test } from '../../helpers/page';

test('Back while the HTML is taken over leads to the page before it', async ({ page }) => {
  await page.addInitScript(() => {
    const goBack = () => history.replaceState(null, '', '/services');
    // After the listeners of the page itself.
    document.addEventListener('DOMContentLoaded', () => {
      if (location.pathname === '/contact') document.addEventListener('hydrating', goBack);
    });
  });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(page).toHaveTitle(metadata.services.title);
});

test('until its code is there, a page is laid out where it is seen, and all of it after a reload', async ({
  page,
}) => {
  const code = /\/assets\/.*\.js$/;
  const footer = page.getByRole('contentinfo');
  const isLaidOut = () =>
    footer
      .locator('h2')
      .first()
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const place = () => footer.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const toBottom = () =>
    page.evaluate(() => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      return Math.round(scrollHeight - scrollTop - clientHeight);
    });
  let release = await hold(page, code);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect.poll(isLaidOut).toBe(false);
  // At once: a key scrolls on while the page grows, and does not always reach its end.
  await footer.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(isLaidOut).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isLaidOut).toBe(false);
  release();
  await expect.poll(isLaidOut).toBe(true);

  await page.keyboard.press('End');
  await expect(footer.getByRole('link').last()).toBeInViewport();
  // Sections that the scroll passes are laid out, which can make the page longer once more.
  await expect.poll(toBottom).toBe(0);
  const before = await place();
  release = await hold(page, code);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(place).toBe(before);
  await expect(page.locator('[data-nearby]')).toHaveCount(0);
  release();
  await expect.poll(place).toBe(before);
});

test('the rest of Home stays readable when its code fails', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/);
  await page.route(/BelowTheFold-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The rest of this page did not load')).toBeVisible();
  await expect(page.locator('.market-board').getByText('105,432.07')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
});

test('figures come with Retry once the code that reads them can be fetched', async ({
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

test('without JavaScript a line says what is missing, nothing pulses, and e-mail carries a message', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  for (const path of ['/', '/resources', '/contact']) {
    await page.goto(path);
    const line = page.getByText(/cannot show market figures, files or news/);
    await expect(line).toBeVisible();
    await expect(line).toContainText(firm.phones[0].shown);
  }
  await page.goto('/');
  // Also what the styles of its code that comes later hide.
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
  const asked = page.waitForRequest(/^mailto:/);
  await form.getByRole('button', { name: SEND_BY_MAIL_APP }).click();
  expect((await asked).url()).toMatch(new RegExp(`^mailto:${firm.email}.*message%3DHello%20there`));
  await expect(page).toHaveURL('/contact');
});

test('an address in other letters leads to the page that was meant', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  await page.goto('/Contact?from=card');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page).toHaveURL('/contact?from=card');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  // There is one.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/contact$/);
});
