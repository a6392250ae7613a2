/** The public site by keyboard alone: what Enter, Space and arrows do. */
import { newsletter } from '@/content/newsletter';
import { directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { seriesPath } from '@/content/seriesSlugs';
import { press, tabTo } from '../../helpers/keyboardWalk';
import { expect, hydrated, test } from '../../helpers/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what a visitor does by mouse is done by keys, and the focus is never lost', async ({
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

  const next = page.getByRole('button', { name: 'Next slide' });
  const slides = page.getByRole('button', { name: /^Slide \d$/ });
  await press(next);
  await expect(slides.nth(1)).toHaveAttribute('aria-current', 'true');
  await keyboard.press('Space');
  await expect(slides.nth(2)).toHaveAttribute('aria-current', 'true');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(slides.first()).toBeFocused();
  await press(page.getByRole('button', { name: 'Play the slides' }), 'Space');
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeFocused();

  await page.goto('/');
  await tabTo(page.getByRole('tab', { name: 'Top 5 gainers' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Top 5 losers', selected: true })).toBeFocused();
  await expect(page.getByRole('row', { name: /NESTLE/ })).toContainText('-7.14%');
  await expect(page.getByRole('row', { name: /MTNN/ })).toBeHidden();
  await keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Top 5 gainers', selected: true })).toBeFocused();
  await press(page.getByRole('button', { name: 'Next', exact: true }), 'Space');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await press(page.getByRole('button', { name: 'Previous', exact: true }));
  await expect(page.getByText('Page 1 of 2')).toBeVisible();

  await page.goto('/about/directors');
  const name = directors[0]?.name ?? '';
  await press(page.getByRole('main').getByRole('link', { name }).first());
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await press(page.getByRole('button', { name: 'Back' }));
  await expect(page).toHaveURL('/about/directors');

  await page.goto('/resources');
  const category = (place: number) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('button').nth(place);
  for (const [place, key] of [
    [1, 'Space'],
    [2, 'Enter'],
  ] as const) {
    await press(category(place), key);
    await expect(category(place)).toHaveAttribute('aria-pressed', 'true');
    await expect(category(place)).toBeFocused();
  }
});

test('a series is read, compared and cited by keys', async ({ page }) => {
  const { keyboard } = page;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/markets');
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /All Share Index/ })
      .first(),
  );
  await expect(page).toHaveURL(seriesPath('asi'));
  const slider = page.getByRole('slider', { name: 'Day to read' });
  await expect(slider).toHaveAttribute('aria-valuetext', /\d/);
  const newest = await slider.getAttribute('aria-valuetext');
  await tabTo(slider);
  await keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', newest ?? '');
  await expect(page).toHaveURL(/day=/);
  const last = Number(await slider.inputValue()) + 1;
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowLeft', 'End', 'ArrowRight'];
  const places = [last, last - 1, last, 0, 0, last, last];
  for (const [index, key] of keys.entries()) {
    await keyboard.press(key);
    await expect(slider).toHaveValue(String(places[index]));
  }
  await expect(slider).toHaveAttribute('aria-valuetext', newest ?? '');
  for (const [range, key] of [
    ['3 months', 'Space'],
    ['1 month', 'Enter'],
  ] as const) {
    const button = page.getByRole('button', { name: range });
    await press(button, key);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
  }
  await press(page.getByRole('checkbox'), 'Space');
  await expect(page).toHaveURL(/compare=year-earlier/);

  await press(page.getByRole('button', { name: '1 year', exact: true }));
  const rows = page.getByRole('table').locator('tbody tr');
  const before = await rows.count();
  await press(page.getByRole('button', { name: /^Show all/ }));
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test.describe('with the newsletter', () => {
  test.use({ newsletter: 'open' });

  test('forms, the newsletter, the map and the menu of a phone answer to keys', async ({
    page,
  }) => {
    const { keyboard } = page;
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto('/services');
    // The browser opens the menu before; Escape is React's.
    await hydrated(page);
    const menu = page.locator('summary');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await press(menu);
    await keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(menu).toBeFocused();
    await keyboard.press('Space');
    // Past its last link the menu folds, and covers nothing of the page.
    for (let place = 0; place < (await links.count()); place += 1) await keyboard.press('Tab');
    await expect(links.last()).toBeFocused();
    await keyboard.press('Tab');
    await expect(links.last()).toBeHidden();

    const popup = page.getByRole('complementary', { name: newsletter.title });
    const signUp = popup.getByRole('button', { name: 'Sign up' });
    await press(signUp);
    await expect(popup.getByLabel('Name')).toBeFocused();
    await press(popup.getByRole('button', { name: 'Subscribe' }));
    await expect(popup.getByText('Name is required')).toBeVisible();
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
    await press(page.getByRole('button', { name: 'Show the map' }), 'Space');
    await expect(page.getByTitle(`Map: ${firm.address}`)).toBeFocused();
  });
});
