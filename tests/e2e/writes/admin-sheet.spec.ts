/** Editing tables of figures by pasting cells copied from a spreadsheet. */
import type { Locator } from '@playwright/test';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { sheetMessages } from '@/ui/admin/sheetMessages';
import { expect, expectAccessible, resetDocuments, test } from '../../helpers/page';
import { openStaffPage, getSection } from '../../helpers/staffPage';

test.beforeEach(resetDocuments);
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Copies cells in the format of a spreadsheet program, and pastes them with the keyboard. */
async function paste(cell: Locator, block: { text: string; html?: string }): Promise<void> {
  await cell.focus();
  await cell.evaluate(async (_, { text, html }) => {
    const createPart = (type: string, content: string) => ({
      [type]: new Blob([content], { type }),
    });
    await navigator.clipboard.write([
      new ClipboardItem({
        ...createPart('text/plain', text),
        ...(html && createPart('text/html', html)),
      }),
    ]);
  }, block);
  await cell.press('ControlOrMeta+v');
}

const readValues = (box: Locator) =>
  box
    .locator('input:not([type=checkbox])')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    );

const LIST = [
  ['MTNN', '245.00', '269.50'],
  ['GTCO', '1,058.40', '1,160.00'],
  ['ZENITHBANK', '₦46.50', '₦50.00'],
  ['UBA', '36.00', '38.10'],
  ['OANDO', '64.00', '67.00'],
];
const SHOWN_VALUES = LIST.map((row) => row.map((text) => text.replace(/[₦,]/g, '')));
const toHtml = (rows: readonly string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`).join('')}</table>`;

test('saves a list pasted from a spreadsheet after an edit and its undo', async ({
  page,
  openBrowser,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStaffPage(page, '/admin/equity-market');
  const gainers = getSection(page, 'Manage Top 5 Gainers');
  const symbol = gainers.getByLabel('Stock symbol, row 1');
  await expect(symbol).toHaveValue('MTNN');

  // The plain text has no columns. The editor must use the HTML table instead.
  await paste(symbol, { text: LIST.flat().join(' '), html: toHtml(LIST) });
  expect(await readValues(gainers)).toEqual(SHOWN_VALUES.flat());
  await expect(gainers.getByText(sheetMessages.pasted(15))).toBeVisible();
  await expect(symbol).toBeFocused();
  await expectAccessible(page);
  // The browser's Undo reverts the typed digit, but not the paste.
  await gainers.getByLabel('Current Close, row 1').focus();
  await page.keyboard.type('1');
  expect(await readValues(gainers)).not.toEqual(SHOWN_VALUES.flat());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', commands: ['undo'] });
  await expect(gainers.getByLabel('Current Close, row 1')).toHaveValue('269.50');
  expect(await readValues(gainers)).toEqual(SHOWN_VALUES.flat());

  await page.mouse.wheel(0, 40);
  expect(await readValues(gainers)).toEqual(SHOWN_VALUES.flat());
  // The form asks to confirm the changed previous closes, and the two shares that are also listed
  // as losers.
  const questions = gainers.getByRole('checkbox', { name: /is right, publish it$/ });
  for (const question of await questions.all()) await question.check();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(gainers.getByText(equityStaffMessages.gainers.saved)).toBeVisible();
  const visitor = await openBrowser();
  await visitor.goto('/');
  await expect(visitor.getByRole('row', { name: /GTCO/ })).toContainText('1,160.00');
});
