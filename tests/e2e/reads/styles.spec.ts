import type { Page } from '@playwright/test';
import { mainLinks } from '@/content/navigation';
import { expect, test } from '../../helpers/page';

/** Once all is there: what each element is, and a number that stands for everything that styles say of it. */
async function stylesOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0);
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const numberOf = (text: string) => {
      let number = 0;
      for (let at = 0; at < text.length; at += 1) {
        number = (Math.imul(number, 31) + text.charCodeAt(at)) | 0;
      }
      return number;
    };
    const elements = document.querySelectorAll('#root, #root *:not(link, svg *)');
    // Those of the writing direction say the same again.
    const names = [...getComputedStyle(document.body)].filter(
      (name) =>
        !/^-webkit|\b(block|inline)-|^(stroke|fill|scroll|page|animation|offset)/.test(name),
    );
    return [...elements].map((element) => {
      const style = getComputedStyle(element);
      const says = numberOf(names.map((name) => style.getPropertyValue(name)).join());
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${says}`;
    });
  });
}

test('every page looks the same whatever was visited before it', async ({ page }) => {
  test.slow();
  // The carousel stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = [...mainLinks.map(({ to }) => to), '/'];
  const first = new Map<string, { heading: string; styles: string[] }>();
  for (const path of paths) {
    await page.goto(path);
    const heading = (await page.locator('h1').textContent()) ?? '';
    first.set(path, { heading, styles: await stylesOf(page) });
  }
  const footer = page.getByRole('contentinfo');
  for (const start of ['/', '/about/directors']) {
    // The first one is there already.
    if (start !== '/') await page.goto(start);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    // A link that is followed before there is any code would load the page anew.
    await page.waitForLoadState('networkidle');
    for (const path of ['/', ...paths, '/about']) {
      const { heading = '', styles } = first.get(path) ?? {};
      // No click of the mouse, which would hover over something.
      await footer.locator(`a[href="${path}"]`).first().press('Enter');
      await expect(page.locator('h1')).toHaveText(heading);
      await expect.poll(() => stylesOf(page), `${start} to ${path}`).toEqual(styles);
    }
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  }
});

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
