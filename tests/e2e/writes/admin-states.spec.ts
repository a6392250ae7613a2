/** Accessibility of staff pages without stored data and during saves. */
import { staffPaths } from '@/content/staffPaths';
import { authMessages } from '@/features/auth/messages';
import { footMessages } from '@/features/changes/admin/messages';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { CONFLICT_MESSAGE } from '@/ui/admin/conflictText';
import { testPorts } from '../../../scripts/local';
import { staffAccount, staffRecord } from '../../../seed/accounts';
import { clearDocuments, setDocuments } from '../../../seed/rest';
import { holdRequests } from '../../helpers/network';
import { expect, expectAccessible, expectAccessibleAt, resetAll, test } from '../../helpers/page';
import {
  createFile,
  openFromMenu,
  openStaffPage,
  signOutInOtherTab,
  waitUntilLoaded,
} from '../../helpers/staffPage';

test.beforeEach(resetAll);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keeps staff pages accessible when nothing is stored yet', async ({ page }) => {
  test.setTimeout(120_000);
  await clearDocuments(testPorts);
  await setDocuments(testPorts, { [`staff/${staffAccount.uid}`]: staffRecord });
  await openStaffPage(page, '/admin/macroeconomics');
  for (const path of staffPaths) {
    await openFromMenu(page, path);
    await waitUntilLoaded(page, path);
    await expectAccessibleAt(page);
    if (path === '/admin/news') {
      await expect(page.getByText(newsStaffMessages.noItems)).toBeVisible();
    }
  }
});

test('keeps staff pages accessible during and after saves and uploads', async ({ page }) => {
  test.setTimeout(120_000);
  await openStaffPage(page, '/admin/equity-market');
  await setDocuments(testPorts, {
    'marketIndices/ASI': { value: 200000, change: 1, date: '2025-03-17' },
  });
  await page.getByRole('button', { name: 'Save ASI' }).click();
  await expect(page.getByText(CONFLICT_MESSAGE)).toBeVisible();
  await page.getByRole('button', { name: 'Save Top Gainers' }).click();
  await expect(page.getByText(equityStaffMessages.gainers.saved)).toBeVisible();
  await page.getByRole('button', { name: footMessages.history }).click();
  await expectAccessible(page);

  await openFromMenu(page, '/admin/resources');
  await waitUntilLoaded(page, '/admin/resources');
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([createFile('one.pdf'), createFile('two.pdf')]);
  // Delays only one request at a time. A delayed request fails after 15 s, and each axe run takes
  // long.
  const endUpload = await holdRequests(page, /\/v0\/b\//);
  await page.getByRole('button', { name: 'Upload 2 File(s)' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  await expectAccessible(page);
  endUpload();
  await expect(page.getByText(resourceStaffMessages.uploaded(2))).toBeVisible();
  await expectAccessible(page);

  const endOrder = await holdRequests(page, /documents:commit/);
  await page.getByRole('button', { name: 'Move Price List up' }).click();
  await expect(page.getByText(resourceStaffMessages.savingOrder)).toBeVisible();
  await expectAccessible(page);
  endOrder();
  await expect(page.getByText(resourceStaffMessages.savingOrder)).toBeHidden();

  await page.getByLabel('Category Name').fill('Half a');
  await signOutInOtherTab(page);
  await expect(page.getByRole('dialog', { name: authMessages.endedTitle })).toBeVisible();
  await expectAccessible(page);
});
