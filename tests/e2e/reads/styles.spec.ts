import { expect, hydrated, test } from '../../helpers/page';

test('a page whose styles did not come is shown once they have', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/, /did not arrive/);
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await page.route(/\/AboutPage-.*\.css/, (route) => route.abort(), { times: 1 });
  const refused = page.waitForEvent('requestfailed', (request) =>
    /\/AboutPage-.*\.css/.test(request.url()),
  );
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await refused;
  // It tries again by itself, so what says that the page did not load may be gone before it is seen.
  const hasRules = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) => {
        try {
          return sheet.href?.includes('AboutPage') === true && sheet.cssRules.length > 0;
        } catch {
          // The sheet that did not come is not to be read.
          return false;
        }
      }),
    );
  await expect.poll(hasRules).toBe(true);
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});

test('a page looks the same by a link as by its address', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** The place and size of everything in the page's main part. */
  const boxes = () =>
    page.getByRole('main').evaluate(async (main) => {
      await document.fonts.ready;
      const { top } = main.getBoundingClientRect();
      return Array.from(main.querySelectorAll('*'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y - top, width, height].map((length) => Math.round(length));
        return `${element.localName}.${element.getAttribute('class')} ${box.join()}`;
      });
    });
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About', 'Services', 'Contact']) {
    await page.goto(`/${name.toLowerCase()}`);
    await hydrated(page);
    const byAddress = await boxes();
    await page.goto('/');
    // Its later styles are there, and stay.
    await expect(page.getByRole('region', { name: 'Trusted by' })).toBeVisible();
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`, 'i'));
    await expect.poll(boxes).toEqual(byAddress);
  }
});
