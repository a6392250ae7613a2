/** What is said of a news item stands beside the button or the row, in sight at every size. */
import { NEWS_BANNER_MS } from '@/features/news/limits';
import { newsStaffMessages as texts } from '@/features/news/admin/messages';
import { expect, resetAll, test } from '../../helpers/page';
import { openStaffPage, section } from '../../helpers/staffPage';

test.beforeEach(resetAll);
// Pictures are deleted, which later tests of other pages would miss.
test.afterAll(resetAll);

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
];

test('how a save, a move and a deletion end is in sight at every size', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(90_000);
  expectErrors(/ERR_FAILED|RPC_ERROR/);
  await page.clock.install();
  await openStaffPage(page, '/admin/news');
  const list = section(page, 'News Commentary Items');
  const form = section(page, 'Add/Edit News Commentary Item');
  const inSight = (text: string) =>
    expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 });
  const bannerLeaves = () => page.clock.fastForward(NEWS_BANNER_MS);
  const breakWrites = () => page.route(/documents:commit/, (route) => route.abort());
  const fixWrites = () => page.unroute(/documents:commit/);

  const edits = list.getByRole('button', { name: /^Edit / });
  await expect(edits).not.toHaveCount(0);
  for (const size of SIZES) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      const names = await edits.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
      // The last but one: a row follows it.
      const [item = '', next = ''] = names.slice(-2).map((name) => name.replace('Edit ', ''));
      const edit = list.getByRole('button', { name: `Edit ${item}` });
      await edit.click();
      await expect(form.getByLabel('Title')).toBeInViewport({ ratio: 1 });
      await form.getByLabel('Interviewer').fill(`Mine at ${size.width}`);

      await breakWrites();
      await form.getByRole('button', { name: 'Save' }).click();
      await inSight(texts.saveFailed);
      await bannerLeaves();
      await inSight('Not saved at');
      await fixWrites();
      await form.getByRole('button', { name: 'Retry' }).click();
      await inSight(texts.updated);
      await expect(edit).toBeFocused();
      await expect(edit).toBeInViewport({ ratio: 1 });
      await bannerLeaves();

      await breakWrites();
      await list.getByRole('button', { name: `Move ${item} up` }).click();
      await inSight(texts.orderFailed);
      await expect(list.getByRole('button', { name: 'Add New Item' })).toBeEnabled();
      await list.getByRole('button', { name: `Delete ${item}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await inSight(texts.deleteFailed);
      await bannerLeaves();
      await inSight('Not deleted at');
      await fixWrites();
      await list.getByRole('button', { name: 'Retry' }).click();
      await inSight(texts.deleted);
      const following = list.getByRole('button', { name: `Delete ${next}` });
      await expect(following).toBeFocused();
      await expect(following).toBeInViewport({ ratio: 1 });
      await bannerLeaves();
    });
  }
});
