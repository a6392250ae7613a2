/** Tables of figures that behave like a sheet: what only a browser with a clipboard shows. */
import { devices, type Locator, type Page } from '@playwright/test';
import { equityStaffMessages } from '@/features/equity/admin/messages';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { dateInWords, dayInLagos } from '@/lib/days';
import { formatLongDate } from '@/lib/format';
import { sheetMessages } from '@/ui/admin/sheetMessages';
import { expect, expectAccessible, resetAll, test } from '../../helpers/page';
import { goTo, openStaffPage, section } from '../../helpers/staffPage';

test.beforeEach(resetAll);
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Puts cells on the clipboard as a spreadsheet does, and presses the browser's keys for Paste. */
async function paste(cell: Locator, block: { text: string; html?: string }): Promise<void> {
  await cell.focus();
  await cell.evaluate(async (_, { text, html }) => {
    const part = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
    await navigator.clipboard.write([
      new ClipboardItem({ ...part('text/plain', text), ...(html && part('text/html', html)) }),
    ]);
  }, block);
  await cell.press('ControlOrMeta+v');
}

const valuesIn = (box: Locator) =>
  box
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    );

const gainersOn = (page: Page) => section(page, 'Manage Top 5 Gainers');
const saved = (page: Page) => gainersOn(page).getByText(equityStaffMessages.gainers.saved);

const LIST = [
  ['MTNN', '245.00', '269.50'],
  ['GTCO', '1,058.40', '1,160.00'],
  ['ZENITHBANK', '₦46.50', '₦50.00'],
  ['UBA', '36.00', '38.10'],
  ['OANDO', '64.00', '67.00'],
];
const SHOWN = LIST.map((row) => row.map((text) => text.replace(/[₦,]/g, '')));
const text = (rows: readonly string[][]) => rows.map((row) => `${row.join('\t')}\r\n`).join('');
const html = (rows: readonly string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`).join('')}</table>`;

test('a list is pasted from a spreadsheet, taken back, pasted again and saved by keys', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStaffPage(page, '/admin/equity-market');
  const gainers = gainersOn(page);
  const symbol = gainers.getByLabel('Stock symbol, row 1');
  await expect(symbol).toHaveValue('MTNN');
  const before = await valuesIn(gainers);

  // The table says more than the text, whose columns a mail program may have lost.
  await paste(symbol, { text: LIST.flat().join(' '), html: html(LIST) });
  expect(await valuesIn(gainers)).toEqual(SHOWN.flat());
  await expect(gainers.getByText(sheetMessages.pasted(15))).toBeVisible();
  await expect(symbol).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await valuesIn(gainers)).toEqual(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  expect(await valuesIn(gainers)).toEqual(SHOWN.flat());

  // What was typed afterwards goes first, also by the Undo of the browser's menu.
  await gainers.getByLabel('Current Close, row 1').focus();
  await page.keyboard.type('1');
  expect(await valuesIn(gainers)).not.toEqual(SHOWN.flat());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', commands: ['undo'] });
  await expect(gainers.getByLabel('Current Close, row 1')).toHaveValue('269.50');
  expect(await valuesIn(gainers)).toEqual(SHOWN.flat());

  // Down the column, to the last row and no further: nothing is sent by that.
  for (const row of [2, 3, 4, 5, 5]) {
    await page.keyboard.press('Enter');
    await expect(gainers.getByLabel(`Current Close, row ${row}`)).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await page.mouse.wheel(0, 40);
  await expect(gainers.getByLabel('Current Close, row 4')).toBeFocused();
  expect(await valuesIn(gainers)).toEqual(SHOWN.flat());
  await expect(saved(page)).toBeHidden();

  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(saved(page)).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('row', { name: /GTCO/ })).toContainText('1,160.00');
  await visitor.close();
});

test('what is too much for a list is named, and what is no number stops the save', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to save|ERR_FAILED|RPC_ERROR/);
  await openStaffPage(page, '/admin/equity-market');
  const gainers = gainersOn(page);
  await expect(gainers.getByLabel('Stock symbol, row 1')).toHaveValue('MTNN');
  await paste(gainers.getByLabel('Previous Close, row 4'), {
    text: text([
      ['36.00', 'n/a', '+5.8'],
      ['64.00', '67.00', '+4.7'],
      ['22.00', '23.00', '+4.5'],
    ]),
  });
  await expect(gainers.getByText(sheetMessages.pasted(4))).toContainText(
    `${sheetMessages.rowsLeft(5, ['22.00'])} ${sheetMessages.columnsLeft(['+5.8'])}`,
  );
  const wrong = gainers.getByLabel('Current Close, row 4');
  await expect(wrong).toHaveValue('n/a');
  await expect(wrong).toHaveAccessibleDescription(/'n\/a' is no number/);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(gainers.getByText('Press Save Top Gainers again if that is meant.')).toBeVisible();
  await expect(saved(page)).toBeHidden();

  // A save without a network keeps everything that was pasted.
  await wrong.fill('38.10');
  const typed = await valuesIn(gainers);
  await page.route(/documents:(commit|beginTransaction)/, (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(gainers.getByRole('alert')).toHaveText(equityStaffMessages.gainers.saveFailed, {
    timeout: 15_000,
  });
  expect(await valuesIn(gainers)).toEqual(typed.map((each) => (each === '38.1' ? '38.10' : each)));
  await page.unrouteAll();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(saved(page)).toBeVisible();
});

test.describe('on a phone', () => {
  const { userAgent } = devices['Pixel 7'];
  test.use({ viewport: { width: 390, height: 844 }, userAgent, hasTouch: true, isMobile: true });

  test('tenures are pasted, taken back by touch, and dates and names filled in', async ({
    page,
  }) => {
    await openStaffPage(page, '/admin/macroeconomics');
    const now = new Date();
    const inflation = section(page, 'Macroeconomics').getByRole('group', {
      name: 'Inflation Rate',
    });
    await inflation.getByRole('button', { name: 'Today' }).tap();
    await expect(inflation.getByLabel('Date')).toHaveValue(formatLongDate(now.toISOString()));
    await inflation.getByLabel('Date').press('ControlOrMeta+Enter');
    await expect(page.getByText(marketStaffMessages.macroeconomics.saved)).toBeVisible();

    await goTo(page, '/admin/equity-market');
    const asi = section(page, 'All Share Index (ASI)');
    await asi.getByRole('button', { name: 'Today' }).tap();
    await expect(asi.getByLabel('Date')).toHaveValue(dayInLagos(now));
    const bonds = section(page, 'Fixed Income').getByRole('group', { name: 'BONDS' });
    await expect(bonds.getByLabel('BONDS label 1')).toHaveValue('5-YEAR');
    const before = await valuesIn(bonds);
    const tenures = [
      ['30-YEAR', '19.45%'],
      ['40-YEAR', '19,60'],
    ];
    await paste(bonds.getByLabel(`BONDS label ${before.length / 2}`), { text: text(tenures) });
    expect(await valuesIn(bonds)).toEqual([
      ...before.slice(0, -2),
      ...['30-YEAR', '19.45', '40-YEAR', '19.60'],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await bonds.getByRole('button', { name: 'Undo' }).tap();
    expect(await valuesIn(bonds)).toEqual(before);
    await expect(section(page, 'Fixed Income').getByText('Unsaved')).toBeHidden();
  });
});

test('files go to several categories at once, under the names of these', async ({ page }) => {
  await openStaffPage(page, '/admin/resources');
  const uploader = section(page, 'Upload Resource Files');
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4 ${name}`),
  });
  await uploader.getByLabel('Files').setInputFiles([pdf('dms_v3.pdf'), pdf('prices.pdf')]);
  const today = dateInWords(dayInLagos(new Date()));
  const chosen = [
    ['dms_v3.pdf', 'Daily Market Summary'],
    ['prices.pdf', 'Price List'],
  ] as const;
  for (const [file, category] of chosen) {
    await uploader.getByLabel(`Where ${file} goes`).selectOption(category);
    await uploader.getByRole('button', { name: `Name from category for ${file}` }).click();
  }
  await uploader.getByRole('button', { name: 'Upload 2 File(s)' }).click();
  await expect(uploader.getByText(resourceStaffMessages.uploaded(2))).toBeVisible();
  const files = section(page, 'Manage Resource Files');
  for (const [, category] of chosen) {
    const row = files.getByRole('row', { name: new RegExp(`${category}, ${today}`) });
    await expect(row.getByRole('cell', { name: category, exact: true })).toBeVisible();
  }
});
