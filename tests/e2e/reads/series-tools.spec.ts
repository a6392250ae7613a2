/** What a reader takes along from the page of a series: files, a link, the citation, a picture. */
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { firm } from '@/content/firm';
import { SHARE_PICTURE } from '@/content/metadata';
import { toolMessages } from '@/features/history/messages';
import { expect, expectCleanAt, test } from '../../helpers/page';

const slider = (page: Page) => page.getByRole('slider', { name: 'Day to read' });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Use these figures' }).getByRole('button', { name });

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(slider(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function download(page: Page, name: string) {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await begun;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The days and values of the page's table, oldest first. */
async function tableOf(page: Page) {
  await page.getByRole('button', { name: /^Show all/ }).click();
  const rows = await page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('time')?.dateTime ?? '',
        Number((row.querySelector('td')?.textContent ?? '').replace(/[^\d.-]/g, '')),
      ]),
    );
  return rows.reverse();
}

test('the CSV holds the figures of the table, as a spreadsheet opens it, and the link is copied by the browser itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/markets/exchange-rate?range=3m&compare=year-earlier');
  const { name, bytes } = await download(page, 'Download CSV');
  expect(name).toMatch(/^naira-per-dollar-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText(toolMessages.saved(name))).toBeVisible();
  // Days are days, values are numbers, the mark at its start is gone.
  const book = read(bytes, { type: 'buffer', cellDates: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const [head, ...rows] = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1, UTC: true });
  expect(head?.slice(0, 2)).toEqual(['Date', expect.stringContaining('Naira per US dollar')]);
  expect(
    rows.map(([day, value]) => [day instanceof Date ? day.toISOString().slice(0, 10) : day, value]),
  ).toEqual(await tableOf(page));

  await tool(page, 'Copy link').click();
  await expect(page.getByText(toolMessages.linkCopiedWithCompare)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the picture has the figures of the range, in the size that services show', async ({
  page,
}) => {
  await open(page, '/markets/exchange-rate?range=1m');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { name, bytes } = await download(page, 'Share picture');
  // Its code comes only when somebody asks for it.
  expect(scripts.filter((url) => url.includes('drawPicture'))).toHaveLength(1);
  expect(name).toMatch(/^naira-per-dollar-.+\.png$/);
  const { width, height, data } = PNG.sync.read(bytes);
  expect({ width, height }).toEqual(SHARE_PICTURE);
  const count = (...colour: number[]) => {
    let found = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (colour.every((channel, index) => data[at + index] === channel)) found += 1;
    }
    return found;
  };
  // The line, the node at its end, the panel and the letters on it.
  expect(count(0x0b, 0x5c, 0xad)).toBeGreaterThan(2_000);
  expect(count(0x15, 0xbf, 0xfd)).toBeGreaterThan(200);
  expect(count(0x0b, 0x18, 0x30)).toBeGreaterThan(150_000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the picture goes to the share sheet, and to the downloads where that takes no files', async ({
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
    await open(page, '/markets/exchange-rate');
    await tool(page, 'Share picture').tap();
    await expect
      .poll(() => page.evaluate(() => ('shared' in window ? window.shared : null)))
      .toEqual([expect.stringMatching(/^naira-per-dollar-.+\.png image\/png$/)]);
    const { name } = await download(page, 'Share picture');
    await expect(page.getByText(toolMessages.saved(name))).toBeVisible();
  });
});

test('without a connection files are still saved, and the picture says what is missing', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/markets/exchange-rate');
  await context.setOffline(true);
  const { bytes } = await download(page, 'Download CSV');
  expect(bytes.length).toBeGreaterThan(1_000);
  await tool(page, 'Share picture').click();
  await expect(page.getByText(toolMessages.partMissing)).toBeVisible();
  await expect(tool(page, 'Share picture')).toBeEnabled();
});

test('the tools are clean, also where what the browser does not let be copied stands selected; code is folded on a phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await open(page, '/markets/exchange-rate');
  const code = page.getByRole('textbox', { name: 'Code that embeds the chart' });
  await expect(code).toBeVisible();
  await tool(page, 'Copy link').click();
  await expect(page.getByText(toolMessages.linkNotCopied)).toBeVisible();
  const selected = () => page.evaluate(() => String(window.getSelection()));
  await expect.poll(selected).toBe(page.url());
  await expectCleanAt(page);
  await page.getByRole('button', { name: 'Copy the citation' }).click();
  await expect(page.getByText(toolMessages.notCopied)).toBeVisible();
  expect(await selected()).toContain(`${firm.name} (`);
  await expectCleanAt(page);
  // It ends as wide as a phone.
  await expect(code).toBeHidden();
  await page.getByText('Show the code').press('Enter');
  await expect(code).toBeVisible();
});
