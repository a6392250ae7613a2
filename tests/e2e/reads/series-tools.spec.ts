/** Tools of a series page: CSV file, link, citation, picture and embed code. */
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { firm } from '@/content/firm';
import { holidays } from '@/content/holidays';
import { SHARE_PICTURE } from '@/content/metadata';
import { toolMessages } from '@/features/history/messages';
import { findLastTradingDay } from '@/lib/calendar';
import { addDays } from '@/lib/days';
import { seedNow } from '../../../seed/calendar';
import { expectFits, expectFitsWithLargeText } from '../../helpers/everyPage';
import { expect, expectAccessibleAt, measureBox, test } from '../../helpers/page';

const getSlider = (page: Page) => page.getByRole('slider', { name: 'Day to read' });
const getToolButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Use these figures' }).getByRole('button', { name });

async function openSeries(page: Page, address: string) {
  await page.goto(address);
  await expect(getSlider(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function download(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Returns the days and the values of the table, oldest first. */
async function readTable(page: Page) {
  await page.getByRole('button', { name: /^Show all/ }).click();
  const rows = await page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((elements) =>
      elements.map((row) => [
        row.querySelector('time')?.dateTime ?? '',
        Number((row.querySelector('td')?.textContent ?? '').replace(/[^\d.-]/g, '')),
      ]),
    );
  return rows.reverse();
}

test('copies a link to the chart and exports its table as CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSeries(page, '/markets/exchange-rate?range=3m&compare=year-earlier');
  const { name, bytes } = await download(page, 'Download CSV');
  expect(name).toMatch(/^naira-per-dollar-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText(toolMessages.saved(name))).toBeVisible();
  // Reads the CSV as a spreadsheet program does: it recognises dates and numbers and ignores the
  // byte order mark.
  const workbook = read(bytes, { type: 'buffer', cellDates: true, UTC: true });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  const [header, ...rows] = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1, UTC: true });
  expect(header?.slice(0, 2)).toEqual(['Date', expect.stringContaining('Naira per US dollar')]);
  expect(
    rows.map(([day, value]) => [day instanceof Date ? day.toISOString().slice(0, 10) : day, value]),
  ).toEqual(await readTable(page));

  await getToolButton(page, 'Copy link').click();
  await expect(page.getByText(toolMessages.linkCopiedWith('the year earlier'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('downloads a picture of the chart in the size of a link preview', async ({ page }) => {
  await openSeries(page, '/markets/exchange-rate?range=1m');
  const scriptUrls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scriptUrls.push(request.url());
  });
  const { name, bytes } = await download(page, 'Share picture');
  // The page loads the code that draws the picture only after the click.
  expect(scriptUrls.filter((url) => url.includes('drawPicture'))).toHaveLength(1);
  expect(name).toMatch(/^naira-per-dollar-.+\.png$/);
  const { width, height, data } = PNG.sync.read(bytes);
  expect({ width, height }).toEqual(SHARE_PICTURE);
  const countPixels = (...colour: number[]) => {
    let pixels = 0;
    for (let offset = 0; offset < data.length; offset += 4) {
      if (colour.every((channel, index) => data[offset + index] === channel)) pixels += 1;
    }
    return pixels;
  };
  // Checks the colours of the line, of its end point and of the background.
  expect(countPixels(0x0b, 0x5c, 0xad)).toBeGreaterThan(2_000);
  expect(countPixels(0x15, 0xbf, 0xfd)).toBeGreaterThan(200);
  expect(countPixels(0x0b, 0x18, 0x30)).toBeGreaterThan(150_000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shares the picture of the chart, or downloads it if the browser cannot share files', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.length === 1 && shared.length === 0,
        share: ({ files }: ShareData) => {
          shared.push(...(files ?? []).map(({ name, type }) => `${name} ${type}`));
          return Promise.resolve();
        },
      });
    });
    await openSeries(page, '/markets/exchange-rate');
    await getToolButton(page, 'Share picture').tap();
    await expect
      .poll(() => page.evaluate(() => ('shared' in window ? window.shared : null)))
      .toEqual([expect.stringMatching(/^naira-per-dollar-.+\.png image\/png$/)]);
    const { name } = await download(page, 'Share picture');
    await expect(page.getByText(toolMessages.saved(name))).toBeVisible();
  });
});

test('downloads the table, but not the picture, when the browser is offline', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await openSeries(page, '/markets/exchange-rate');
  await context.setOffline(true);
  const { bytes } = await download(page, 'Download CSV');
  expect(bytes.length).toBeGreaterThan(1_000);
  await getToolButton(page, 'Share picture').click();
  await expect(page.getByText(toolMessages.partMissing)).toBeVisible();
  await expect(getToolButton(page, 'Share picture')).toBeEnabled();
});

test('selects the text for manual copying when the clipboard is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openSeries(page, '/markets/exchange-rate');
  const code = page.getByRole('textbox', { name: 'Code that embeds the chart' });
  await expect(code).toBeVisible();
  await getToolButton(page, 'Copy link').click();
  await expect(page.getByText(toolMessages.linkNotCopied)).toBeVisible();
  const readSelectedText = () => page.evaluate(() => String(window.getSelection()));
  await expect.poll(readSelectedText).toBe(page.url());
  await expectAccessibleAt(page);
  await page.getByRole('button', { name: 'Copy the citation' }).click();
  await expect(page.getByText(toolMessages.notCopied)).toBeVisible();
  expect(await readSelectedText()).toContain(`${firm.name} (`);
  await expectAccessibleAt(page);
  // The previous check left the window narrow. In a narrow window, the embed code is collapsed.
  await expect(code).toBeHidden();
  await page.getByText('Show the code').press('Enter');
  await expect(code).toBeVisible();
});

test('fits a pinned range, its message and a comparison into every width, with large text', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const day = findLastTradingDay(seedNow, holidays);
  const query = `?from=${addDays(day, -60)}&to=${day}&day=${day}`;
  await openSeries(page, `/markets/exchange-rate${query}`);
  const expectFitsEverywhere = async (when: string) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectFits(page, `${when} at ${width}`);
      await expectFitsWithLargeText(page);
    }
  };
  await expectFitsEverywhere('a pinned range');
  await getToolButton(page, toolMessages.quote).click();
  const alternative = page.getByRole('button', { name: toolMessages.quoteRange });
  const message = page.locator('.tool-answer').filter({ has: alternative });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [box, button] = [await measureBox(message), await measureBox(alternative)];
    expect(button.right, `a message at ${width}`).toBeLessThanOrEqual(box.right);
  }
  await openSeries(page, '/markets/exchange-rate?compare=inflation');
  await expectFitsEverywhere('a comparison');
});
