import { footMessages } from '@/features/changes/admin/messages';
import { undoMessages } from '@/features/changes/admin/undo/messages';
import { marketStaffMessages } from '@/figures/admin/messages';
import { staffAccount } from '../../../seed/index';
import { expect, expectAccessible, resetDocuments, test } from '../../helpers/page';
import { goTo, openStaffPage, section, untilLoaded } from '../../helpers/staffPage';

test.beforeEach(resetDocuments);

test('staff see who changed what and bring it back by keyboard, on a narrow page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStaffPage(page, '/admin/equity-market');
  const asi = section(page, 'All Share Index (ASI)');
  await expect(asi.getByText(footMessages.none)).toBeVisible();
  await asi.getByLabel('Value').fill('1,000.00');
  await asi.getByRole('button', { name: 'Save ASI' }).click();
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await expect(asi.getByText(`by ${staffAccount.email}`)).toBeVisible();

  await asi.getByRole('button', { name: footMessages.history }).focus();
  await page.keyboard.press('Enter');
  await expect(asi.getByText(/^down \d+\.\d\d%$/)).toBeVisible();
  await expectAccessible(page);
  await goTo(page, '/admin/changes');
  await expect(page).toHaveURL('/admin/changes');
  await untilLoaded(page);
  const row = page.getByRole('row', { name: /All Share Index/ });
  await expect(row).toContainText('1,000.00');

  const open = row.getByRole('button', { name: undoMessages.undo });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: undoMessages.title('All Share Index') });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const undo = dialog.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeEnabled();
  await expectAccessible(page);
  // Escape leaves it as it is, and gives the focus back.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo).toBeEnabled();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(undoMessages.done('All Share Index'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(undoMessages.restored).first()).toBeVisible();
  await expect(page.getByText(`by ${staffAccount.email}`)).toBeVisible();
  // What had the focus is gone: staff go on at the list's first control.
  await expect(page.getByLabel('Part')).toBeFocused();
  await expectAccessible(page);
});
