import { panelLabels } from '@/features/equity/admin/priceList/messages';
import type { Page } from '@playwright/test';
import { tableLabels } from '@/lib/table/messages';
import { tonightMessages } from '@/features/tonight/admin/messages';
import { historyFormMessages } from '@/features/market/admin/historyMessages';
import { examplePassword, staffRecord } from '../../../seed/accounts';
import { putAccount, setDocuments } from '../../../seed/rest';
import { testPorts } from '../../../scripts/local';
import { priceList, resetToEvening } from '../../helpers/evening';
import { commitOf, hold } from '../../helpers/network';
import { expect, resetAll, signIn, test } from '../../helpers/page';
import { fileOf, goTo, openStaffPage, section, untilLoaded } from '../../helpers/staffPage';

test.beforeEach(resetToEvening);
test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
const LIST = priceList(['Symbol', 'Previous', 'Close', 'Volume']);
const shot = (name: string) => `/tmp/shots/${name}.png`;
async function paste(page: Page, text: string) {
  await page.getByLabel(tableLabels.paste).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
async function typeFigures(page: Page, index = '105900.25') {
  await page.getByLabel('All Share Index tonight').fill(index);
  await page.getByLabel('All Share Index tonight').press('Enter');
  await page.keyboard.type('1531.5');
}
const summary = (page: Page) => section(page, tonightMessages.summaryTitle);
test('tonight', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  await page.getByLabel('All Share Index tonight').fill('1059000');
  const row = section(page, tonightMessages.checklist)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^All Share Index/ }) });
  await row.screenshot({ path: shot('check-the-digits') });
  await typeFigures(page);
  await paste(page, LIST);
  await expect(section(page, tonightMessages.checklist)).toContainText('10 rows read');
  await page.screenshot({ path: shot('tonight-now') });
  await page.keyboard.press('Control+Enter');
  await page.getByLabel(new RegExp(`^${tonightMessages.alsoFile}`)).check();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await summary(page).screenshot({ path: shot('review') });
  await page.getByRole('button', { name: tonightMessages.publish, exact: true }).click();
  await expect(page.getByText(/^On the site since/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.waitForTimeout(4000);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await section(page, tonightMessages.published).screenshot({ path: shot('published') });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Undo/ })).toBeEnabled();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.getByRole('dialog').screenshot({ path: shot('undo') });
  await page.getByRole('dialog').getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(tonightMessages.undone)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, '/admin/changes');
  await untilLoaded(page, '/admin/changes');
  await page.screenshot({ path: shot('recent-changes') });
});
test('conflict', async ({ page, openBrowser, expectErrors }) => {
  expectErrors(/403/);
  const ada = { uid: 'second-staff', email: 'ada@example.com', password: examplePassword };
  await putAccount(testPorts, ada);
  await setDocuments(testPorts, { [`staff/${ada.uid}`]: { ...staffRecord, email: ada.email } });
  const other = await openBrowser();
  await signIn(other, ada);
  await other.waitForURL('/admin/macroeconomics');
  await goTo(other, '/admin/tonight');
  await openStaffPage(page, '/admin/tonight');
  await typeFigures(other, '106000');
  await typeFigures(page);
  const isCommit = commitOf('marketIndices/ASI');
  const release = await hold(page, /documents:commit/);
  const sent = page.waitForRequest(isCommit);
  for (const each of [page, other]) {
    await each.bringToFront();
    await each.keyboard.press('Control+Enter');
    await each.getByRole('button', { name: tonightMessages.publish, exact: true }).click();
    if (each === page) await sent;
  }
  await expect(other.getByText(/^On the site since/)).toBeVisible();
  release();
  await expect(summary(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.waitForTimeout(1500);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await summary(page).screenshot({ path: shot('conflict') });
});
test('history', async ({ page }) => {
  await resetAll();
  await openStaffPage(page, '/admin/history');
  const form = section(page, 'From a file');
  const csv =
    'Date,Value\n2001-01-04,8111.01\n03/04/2001,9159.8\nMay 2001,no\n2001-01-05,81210.4\n';
  await form.getByLabel('Choose a File').setInputFiles(fileOf('index-2001.csv', csv, 'text/csv'));
  await expect(form.getByRole('cell', { name: '8,111.01' })).toBeVisible();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await form.screenshot({ path: shot('past-figures') });
  await section(page, 'One point').getByLabel('Day, month or quarter').fill('2026-11-27');
  await expect(page.getByRole('button', { name: historyFormMessages.withdraw })).toBeVisible();
  await section(page, 'One point').screenshot({ path: shot('one-point') });
  await page.getByRole('button', { name: historyFormMessages.withdraw }).click();
  await page.screenshot({ path: shot('withdraw') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: shot('withdraw-390') });
  await page.keyboard.press('Escape');
  await section(page, 'One point').screenshot({ path: shot('one-point-390') });
  void panelLabels;
});
