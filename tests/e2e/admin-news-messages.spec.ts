import { newsMessages as texts } from '@/features/news/messages';
import { expect, resetAll, test } from '../helpers/page';
import { openStaffPage, section } from '../helpers/staffPage';

test.beforeEach(resetAll);

const ITEM = 'The naira in a calmer market';
const NEXT = 'Growth at 3.84%: the sectors behind the number';

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [844, 390],
] as const) {
  test(`what is said of an item is in sight beside it at ${width} × ${height}`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED|RPC_ERROR/);
    await page.setViewportSize({ width, height });
    await openStaffPage(page, '/admin/news');
    const list = section(page, 'News Commentary Items');
    const form = section(page, 'Add/Edit News Commentary Item');
    const inSight = (text: string) =>
      expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 });
    const edit = list.getByRole('button', { name: `Edit ${ITEM}` });
    await edit.click();
    await expect(form.getByLabel('Title')).toBeInViewport({ ratio: 1 });
    await form.getByLabel('Interviewer').fill('Mine');

    await page.route(/documents:commit/, (route) => route.abort());
    await form.getByRole('button', { name: 'Save' }).click();
    await inSight(texts.saveFailed);
    await inSight('Not saved at');
    await page.unroute(/documents:commit/);
    await form.getByRole('button', { name: 'Retry' }).click();
    await inSight(texts.updated);
    await expect(edit).toBeFocused();
    await expect(edit).toBeInViewport({ ratio: 1 });

    await page.route(/documents:commit/, (route) => route.abort());
    await list.getByRole('button', { name: `Move ${ITEM} up` }).click();
    await inSight(texts.orderFailed);
    await list.getByRole('button', { name: `Delete ${ITEM}` }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
    await confirm.click();
    await inSight(texts.deleteFailed);
    await inSight('Not deleted at');
    await page.unroute(/documents:commit/);
    await list.getByRole('button', { name: 'Retry' }).click();
    await inSight(texts.deleted);
    const next = list.getByRole('button', { name: `Delete ${NEXT}` });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
  });
}
