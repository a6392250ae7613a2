/** What staff do with their hands: touch, drop files, close the tab. */
import { devices, type Locator } from '@playwright/test';
import { MAX_FILE_BYTES, MAX_FILE_MEGABYTES } from '@/features/resources/limits';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { formatKilobytes } from '@/lib/uploads';
import { expect, resetAll, test } from '../../helpers/page';
import { hold } from '../../helpers/network';
import { openStaffPage, section } from '../../helpers/staffPage';

test.beforeEach(resetAll);

async function middleOf(locator: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is to be touched is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

test.describe('on a phone', () => {
  const { viewport, userAgent } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch: true, isMobile: true });

  test('categories are reordered by touch, and nothing moves away while the order is saved', async ({
    page,
  }) => {
    await openStaffPage(page, '/admin/resources');
    const manager = section(page, 'Manage Resource Categories');
    const list = manager.getByRole('list', { name: 'Categories' });
    const rows = list.getByRole('listitem');
    const order = () => rows.locator('b').allInnerTexts();
    await expect(rows).toHaveCount(6);
    const [first, second, third] = await order();
    await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const release = await hold(page, /documents:commit/);

    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const from = await middleOf(rows.nth(0).getByRole('button', { name: /^Reorder / }));
    const target = await middleOf(rows.nth(2));
    const to = target.y + target.height / 4;
    await send('touchStart', from.x, from.y);
    for (let step = 1; step <= 6; step += 1) {
      await send('touchMove', from.x, from.y + ((to - from.y) * step) / 6);
    }
    await expect(rows.nth(2)).toHaveAttribute('data-drop', 'after');
    const before = await middleOf(list);
    await send('touchEnd', from.x, to);
    await expect(manager.getByText(resourceStaffMessages.savingOrder)).toBeVisible();
    expect(await order()).toEqual([second, third, first, ...(await order()).slice(3)]);
    expect(await middleOf(list)).toEqual(before);
    release();
    await expect(manager.getByText(resourceStaffMessages.categoriesReordered)).toBeVisible();
    expect(await middleOf(list)).toEqual(before);
  });
});

/** Drops files of these sizes on the block, as the browser does with what comes from the desktop. */
async function drop(block: Locator, files: readonly { name: string; size: number }[]) {
  const dataTransfer = await block.page().evaluateHandle((wanted) => {
    const data = new DataTransfer();
    for (const { name, size } of wanted) {
      data.items.add(new File([new Uint8Array(size)], name, { type: 'application/pdf' }));
    }
    return data;
  }, files);
  await block.dispatchEvent('dragover', { dataTransfer });
  await block.dispatchEvent('drop', { dataTransfer });
}

test('files are dropped, one too large is refused, and a tab with unsaved work asks before it closes', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/resources');
  const uploader = section(page, 'Upload Resource Files');
  const list = uploader.getByRole('list', { name: 'Files to upload' });
  await drop(uploader.getByText('or drop them here'), [
    { name: 'Too much.pdf', size: MAX_FILE_BYTES + 1 },
    { name: 'Week 12.pdf', size: 2048 },
  ]);
  await expect(uploader.getByRole('alert')).toHaveText(
    `Too much.pdf is ${formatKilobytes(MAX_FILE_BYTES + 1)}: the limit is ${MAX_FILE_MEGABYTES} MB.`,
  );
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Week 12.pdf');

  // What is chosen is not uploaded yet.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(list).toContainText('Week 12.pdf');
});
