import { devices } from '@playwright/test';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { measureBox, expect, resetAll, test } from '../../helpers/page';
import { holdRequests } from '../../helpers/network';
import { openStaffPage, getSection } from '../../helpers/staffPage';

test.beforeEach(resetAll);

const { viewport, userAgent } = devices['Pixel 7'];
test.use({ viewport, userAgent, hasTouch: true, isMobile: true });

test('reorders categories by touch without moving the list during the save', async ({ page }) => {
  await openStaffPage(page, '/admin/resources');
  const manager = getSection(page, 'Manage Resource Categories');
  const list = manager.getByRole('list', { name: 'Categories' });
  const rows = list.getByRole('listitem');
  const readOrder = () => rows.locator('b').allInnerTexts();
  await expect(rows).toHaveCount(6);
  const [first, second, third] = await readOrder();
  await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const release = await holdRequests(page, /documents:commit/);

  const touch = await page.context().newCDPSession(page);
  const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const handle = rows.nth(0).getByRole('button', { name: /^Reorder / });
  const { middle: from } = await measureBox(handle);
  const target = await measureBox(rows.nth(2));
  const to = target.middle.y + target.height / 4;
  await sendTouch('touchStart', from.x, from.y);
  for (let step = 1; step <= 6; step += 1) {
    await sendTouch('touchMove', from.x, from.y + ((to - from.y) * step) / 6);
  }
  await expect(rows.nth(2)).toHaveAttribute('data-drop', 'after');
  const before = await measureBox(list);
  await sendTouch('touchEnd', from.x, to);
  await expect(manager.getByText(resourceStaffMessages.savingOrder)).toBeVisible();
  expect(await readOrder()).toEqual([second, third, first, ...(await readOrder()).slice(3)]);
  expect(await measureBox(list)).toEqual(before);
  release();
  await expect(manager.getByText(resourceStaffMessages.categoriesReordered)).toBeVisible();
  expect(await measureBox(list)).toEqual(before);
});
