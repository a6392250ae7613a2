/*
 * Measures how long staff take to publish a session's figures if they press 5 keys a second. They
 * publish the index, ten stocks from the price list, the exchange rate, a bond rate, the daily
 * summary and the price list itself.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { createPriceList, resetToDayBefore } from '../../tests/helpers/dayBefore.ts';
import { openPage, signInAsStaff } from '../shotPage.ts';
import { type BenchRow, createRow } from './rows.ts';
import type { ServedSite } from './site.ts';

const BUDGET = { keys: 30, seconds: 12 };

const KEY_MS = 200;
/** Time in milliseconds to move the pointer to a control and click it. */
const CLICK_MS = 600;

/**
 * Simulates the input of a person and counts the keys and clicks. The simulation pauses before each
 * key and click. These pauses are part of the measured time.
 */
function simulateHand(page: Page) {
  const count = { keys: 0, clicks: 0 };
  const move = async () => {
    count.clicks += 1;
    await page.waitForTimeout(CLICK_MS);
  };
  return {
    count,
    /** Counts the clicks in the browser's file dialog. Scripts cannot operate this dialog. */
    move,
    async type(text: string) {
      count.keys += text.length;
      await page.keyboard.type(text, { delay: KEY_MS });
    },
    /** Presses a combination of keys. Modifier keys are counted too: 'Control+V' is two keys. */
    async press(keys: string) {
      count.keys += keys.split('+').length;
      await page.waitForTimeout(KEY_MS * keys.split('+').length);
      await page.keyboard.press(keys);
    },
    async click(control: Locator) {
      await move();
      await control.click();
    },
  };
}

/** Measures how many keys, clicks and seconds a publication takes. */
export async function measurePublication(
  { plainBase }: ServedSite,
  browser: Browser,
): Promise<BenchRow[]> {
  await resetToDayBefore();
  const page = await openPage(browser, plainBase, { width: 1440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsStaff(page);
  const list = createPriceList(['Symbol', 'PClose', 'Close', 'Volume']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), list);

  const hand = simulateHand(page);
  const start = performance.now();
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
  await hand.move();
  const summary = { name: 'summary.pdf', mimeType: 'application/pdf' };
  await (await chooser).setFiles({ ...summary, buffer: Buffer.from('%PDF-1.4') });
  await hand.press('Control+V');
  await page.getByText('10 rows read', { exact: false }).first().waitFor();
  await hand.press('Control+Enter');
  await hand.click(page.getByLabel(/^Also file this list/));
  await hand.click(page.getByRole('button', { name: "Publish tonight's figures" }));
  await page.getByRole('heading', { name: 'On the site' }).waitFor();
  await page.getByRole('link', { name: /^Price list, / }).waitFor();
  const seconds = (performance.now() - start) / 1000;
  await page.context().close();
  return [
    createRow('Publishing the figures: keys', hand.count.keys, '', BUDGET.keys),
    createRow('Publishing the figures: clicks', hand.count.clicks, ''),
    createRow('Publishing the figures: time', seconds, 's', BUDGET.seconds),
  ];
}
