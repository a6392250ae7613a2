/** Operates the public site with the keyboard alone, and checks each opened element with axe. */
import { newsletter } from '@/content/newsletter';
import { firm } from '@/content/firm';
import { press, tabTo } from '../../helpers/keyboardWalk';
import {
  expect,
  expectAccessible,
  expectAccessibleAt,
  waitForHydration,
  test,
} from '../../helpers/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keeps the focus on each control of Home after the user operates it with the keyboard', async ({
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await press(page.getByRole('button', { name: 'Next slide' }));
  const secondSlide = page.getByRole('button', { name: 'Slide 2' });
  await expect(secondSlide).toHaveAttribute('aria-current', 'true');
  await press(page.getByRole('button', { name: 'Play the slides' }), 'Space');
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeFocused();

  await page.goto('/');
  await tabTo(page.getByRole('tab', { name: 'Top 5 gainers' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Top 5 losers', selected: true })).toBeFocused();
  await expect(page.getByRole('row', { name: /NESTLE/ })).toContainText('-7.14%');
  await expect(page.getByRole('row', { name: /MTNN/ })).toBeHidden();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Next', exact: true }), 'Space');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
});

test.describe('the keyboard and the newsletter pop-up', () => {
  test.use({ newsletter: 'open' });

  test('lets the keyboard operate menu, newsletter, contact form and map on a phone', async ({
    page,
  }) => {
    const { keyboard } = page;
    const [DESKTOP, PHONE] = [
      [1280, 720],
      [390, 740],
    ] as const;
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto('/about/directors');
    // Opening the menu works without React, but closing it with Escape needs hydration.
    await waitForHydration(page);
    const menu = page.locator('summary');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await press(menu);
    await expectAccessible(page);
    await keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(menu).toBeFocused();
    await keyboard.press('Space');
    // The open menu covers the page, so it must close when Tab leaves its last link.
    for (let count = await links.count(); count > 0; count -= 1) await keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await keyboard.press('Tab');
    await expect(links.last()).toBeHidden();

    const popup = page.getByRole('complementary', { name: newsletter.title });
    const signUp = popup.getByRole('button', { name: 'Sign up' });
    await expectAccessibleAt(page);
    await press(signUp);
    await expect(popup.getByLabel('Name')).toBeFocused();
    await press(popup.getByRole('button', { name: 'Subscribe' }));
    await expect(popup.getByText('Name is required')).toBeVisible();
    await expectAccessibleAt(page, [DESKTOP, [844, 390], [320, 640], PHONE]);
    await expect(popup.getByLabel('Name')).toBeFocused();
    await keyboard.press('Escape');
    await expect(signUp).toBeFocused();
    await press(popup.getByRole('button', { name: 'Close newsletter' }), 'Space');
    await expect(popup).toHaveCount(0);

    await press(menu);
    await press(links.filter({ hasText: 'Contact' }));
    await expect(page).toHaveURL('/contact');
    await press(page.getByRole('button', { name: 'Send Message' }));
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expectAccessibleAt(page);
    await press(page.getByRole('link', { name: 'Show the map' }));
    await expect(page.getByTitle(`Map: ${firm.address}`)).toBeFocused();
  });
});
