/*
 * The evening with a stopwatch, in a real browser on the production build: the index, ten stocks by
 * the price list, the exchange rate, one bond rate, the daily summary and the price list, by somebody
 * who types 5 keys a second: `npm run bench:evening`.
 */
import type { Locator, Page } from '@playwright/test';
import { staffAccount } from '../seed/accounts';
import { priceList, resetToEvening } from '../tests/helpers/evening';
import { testPorts } from './local';
import { originOf, withTestSite } from './testSite';

const KEY_MS = 200;
/** The time from one control to the next, with the press. */
const CLICK_MS = 600;
const BUDGET = { keys: 30, seconds: 12 };
const base = originOf({ ports: testPorts });

const LIST = priceList(['Symbol', 'PClose', 'Close', 'Volume']);

/** A hand on keyboard and mouse that counts. Its waits are the speed of the hand, which is what is measured. */
function handOn(page: Page) {
  const count = { keys: 0, clicks: 0 };
  return {
    count,
    async type(text: string) {
      count.keys += text.length;
      await page.keyboard.type(text, { delay: KEY_MS });
    },
    /** Modifiers count as keys: 'Control+V' is two. */
    async press(keys: string) {
      count.keys += keys.split('+').length;
      await page.waitForTimeout(KEY_MS * keys.split('+').length);
      await page.keyboard.press(keys);
    },
    /** Chooses a file in the browser's own dialog, which no script can press. */
    async choose() {
      count.clicks += 1;
      await page.waitForTimeout(CLICK_MS);
    },
    async click(control: Locator) {
      count.clicks += 1;
      await page.waitForTimeout(CLICK_MS);
      await control.click();
    },
  };
}

async function evening(page: Page) {
  const hand = handOn(page);
  const began = performance.now();
  await hand.click(page.getByRole('link', { name: 'Tonight' }));
  await page.locator(':focus[data-figure]').waitFor();
  await hand.type('105900.25');
  await hand.press('Enter');
  await hand.type('1531.50');
  await hand.press('Enter');
  await hand.type('18.35');
  await hand.click(page.getByRole('button', { name: /^Bonds: rest as/ }));
  await hand.click(page.getByRole('button', { name: /^T-bills: same as/ }));
  const chooser = page.waitForEvent('filechooser');
  await hand.click(page.getByRole('button', { name: 'Upload Daily summary' }));
  await hand.choose();
  await (
    await chooser
  ).setFiles({
    name: 'summary.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await hand.press('Control+V');
  await page.getByText('10 rows read', { exact: false }).first().waitFor();
  await hand.press('Control+Enter');
  await hand.click(page.getByRole('button', { name: "Publish tonight's figures" }));
  await page.getByText(/have been on the site since/).waitFor();
  await page.getByRole('link', { name: /^Price list, / }).waitFor();
  return { ...hand.count, seconds: (performance.now() - began) / 1000 };
}

await withTestSite(async (browser) => {
  await resetToEvening();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(`${base}/admin/login`);
  await page.getByLabel('Email').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Price (N per $)').waitFor();
  await page.evaluate((text) => navigator.clipboard.writeText(text), LIST);
  const { keys, clicks, seconds } = await evening(page);
  console.log(`${keys} keys (budget ${BUDGET.keys}), ${clicks} clicks`);
  console.log(`${seconds.toFixed(1)} s (budget ${BUDGET.seconds} s)`);
  if (keys > BUDGET.keys || seconds > BUDGET.seconds) process.exitCode = 1;
});
