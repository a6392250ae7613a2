import { expect, test } from '../../helpers/page';

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
