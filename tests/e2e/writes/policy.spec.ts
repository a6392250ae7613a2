/**
 * A walk through everything, with the service worker, that the Content-Security-Policy refuses nothing of.
 * Other tests fail too where something is refused; this one goes where each kind of thing is that could be.
 */
import type { Locator, Page } from '@playwright/test';
import { panelWords } from '@/features/equity/admin/priceList/panelWords';
import { MESSAGE_SENT } from '@/features/enquiries/messages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { directorPath, directors } from '@/content/directors';
import { toolMessages } from '@/features/market/past/tools/messages';
import { undoMessages } from '@/features/changes/admin/messages';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { staffAccount } from '../../../seed/accounts';
import { chartPng } from '../../../seed/files/png';
import { setDocuments } from '../../../seed/rest';
import { exampleDocuments } from '../../../seed/index';
import { testPorts } from '../../../scripts/local';
import { priceList } from '../../helpers/evening';
import { expect, resetAll, signIn, test as base } from '../../helpers/page';
import { dragOver, goTo, openStaffPage, section, untilLoaded } from '../../helpers/staffPage';
import { workbookOf } from '../../helpers/workbook';

declare global {
  interface Window {
    noteRefused: (what: string) => void;
  }
}

/** What the policy has refused on any page of the test so far. */
const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ context }, use) => {
      const refused: string[] = [];
      await context.exposeBinding('noteRefused', (_source, what: string) => refused.push(what));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample } = event;
          window.noteRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(refused);
      expect(refused, 'refused by the policy').toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });
test.use({ newsletter: 'open' });
test.beforeEach(resetAll);
test.afterAll(resetAll);

const figure = (page: Page) => page.locator('.market-board').getByText('105,432.07');
const still = (page: Page) => page.waitForLoadState('networkidle');

/** Waits until the service worker answers for the page. */
const worker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');

async function paste(cell: Locator, type: 'text/plain' | 'text/html', text: string) {
  await cell.evaluate(
    (field, [kind, pasted]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, pasted);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [type, text] as const,
  );
}

test('what it does refuse is seen here', async ({ page, refused, expectErrors }) => {
  expectErrors(/violates|TrustedHTML|TrustedScriptURL/);
  await page.goto('/');
  await worker(page);
  const results = await page.evaluate(async () => {
    const attempts: (() => unknown)[] = [
      () => (document.createElement('p').innerHTML = '<img src="x">'),
      () => navigator.serviceWorker.register('/sw.js?other'),
      () => window.trustedTypes?.createPolicy('another', { createHTML: (html) => html }),
      () => window.trustedTypes?.createPolicy('worker', { createHTML: (html) => html }),
    ];
    document.body.setAttribute('style', 'outline: 1px solid');
    const refusals = await Promise.allSettled(
      attempts.map((attempt) => Promise.resolve().then(attempt)),
    );
    return [...refusals.map(({ status }) => status), getComputedStyle(document.body).outlineStyle];
  });
  // The last one: the page's own policy for its worker has this name already, once.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4);
  expect(results).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'none']);
  expect(refused.join('\n')).toMatch(/style-src-attr/);
  refused.length = 0;
});

for (const [name, paths] of [
  ['Home and what it leads to', ['/', '/about', '/services', '/resources', '/contact']],
  ['people', ['/about/directors', directorPath(directors[0]?.name ?? ''), '/no-such-page']],
  ['figures', ['/markets', '/markets/asi', '/markets/bonds', '/embed/asi', '/embed/bonds']],
] as const) {
  test(`the pages as they are sent: ${name}`, async ({ page, expectErrors }) => {
    test.setTimeout(60_000);
    expectErrors(/404/);
    for (const path of paths) {
      await page.goto(path);
      await still(page);
    }
    await worker(page);
    // The worker's answers, with the figures of the visit before.
    for (const path of [...paths, '/offline']) await page.goto(path);
    await still(page);
  });
}

test('every page inside the site, and what can be opened on it', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/services');
  await page.getByRole('button', { name: 'Close newsletter' }).click();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(figure(page)).toBeVisible();
  await page.getByRole('tab').last().click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('heading', { name: 'Why Choose Us' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About', 'Services', 'Resources', 'Contact']) {
    await main.getByRole('link', { name }).click();
    await still(page);
  }
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Your Name').fill('Ada Obi');
  await form.getByLabel('Your Email').fill('ada@example.com');
  await form.getByLabel('Subject').fill('A\u202eB');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(MESSAGE_SENT)).toBeVisible();

  await page.getByRole('link', { name: 'Market data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await still(page);
  await page.goto('/markets/asi?range=3m');
  const slider = page.getByRole('slider', { name: 'Day to read' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  const tools = page.getByRole('group', { name: 'Use these figures' });
  await tools.getByRole('button', { name: 'Cite' }).click();
  await expect(page.getByRole('dialog', { name: 'Cite' })).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await tools.getByRole('button', { name: 'Share picture' }).click();
  await expect(page.getByText(toolMessages.saved((await saved).suggestedFilename()))).toBeVisible();
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('what fails, and what is stored wrongly', async ({ page, expectErrors, refused }) => {
  expectErrors(/ERR_FAILED|firebase|Failed to load/i);
  // Of a time before the rules: the link is no picture, whatever it says.
  const items = Object.entries(exampleDocuments(testPorts)).filter(([path]) =>
    path.startsWith('newsCommentary/'),
  );
  const links = ['https://example.com/watch?v=abc', 'https://example.com/youtu.be/abc', 'no link'];
  await setDocuments(
    testPorts,
    Object.fromEntries(
      items.map(([path, fields], at) => [
        path,
        { ...fields, thumbnailUrl: '', videoUrl: links[at % links.length] ?? '' },
      ]),
    ),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname.endsWith('example.com')) elsewhere.push(request.url());
  });
  await page.goto('/');
  // Hydration may replace what is being scrolled to.
  const news = page.getByRole('heading', { name: 'News Commentary' });
  await expect(() => news.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(page.locator('.clip-still img').first()).toHaveAttribute('src', /still-1\.svg$/);
  await still(page);
  expect(elsewhere).toEqual([]);
  expect(refused).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/markets').catch(() => undefined);
  await page.context().setOffline(false);
  await page.route(/\/documents[:/]/, (route) => route.abort());
  await page.goto('/resources');
  await expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible();
});

test('signing in and out, and every editor', async ({ page, expectErrors }) => {
  test.setTimeout(90_000);
  expectErrors(/400|wrong-password|invalid-credential|INVALID/);
  await signIn(page, { ...staffAccount, password: 'wrong-password-1' });
  await expect(page.getByRole('alert')).toBeVisible();
  await openStaffPage(page, '/admin/macroeconomics');
  await untilLoaded(page);
  await goTo(page, '/admin/equity-market');
  const asi = section(page, 'All Share Index (ASI)');
  await asi.getByLabel('Value').fill('1,000.00');
  await asi.getByRole('button', { name: 'Save ASI' }).click();
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  const gainers = section(page, 'Manage Top 5 Gainers');
  const cells = ['AAA', '1.00', '1.05'].map((text) => `<td style="color: red">${text}</td>`);
  await paste(
    gainers.getByLabel('Stock symbol, row 1'),
    'text/html',
    `<table><tr>${cells.join('')}</tr></table>`,
  );
  await expect(gainers.getByLabel('Stock symbol, row 1')).toHaveValue('AAA');

  await page.getByRole('link', { name: 'Past figures' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await untilLoaded(page);
  await section(page, 'From a file')
    .getByLabel('File of past figures')
    .setInputFiles({
      name: 'past.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Date,Value\n1999-01-05,"5,672.76"'),
    });
  await expect(page.getByRole('cell', { name: '5,672.76' })).toBeVisible();

  await goTo(page, '/admin/changes');
  await untilLoaded(page);
  await page.getByRole('button', { name: undoMessages.undo }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test("an evening's list: pasted as text and as a web page, and read from a workbook", async ({
  page,
}) => {
  await openStaffPage(page, '/admin/tonight');
  const list = priceList(['Symbol', 'Previous', 'Close', 'Volume']);
  const rows = list.split('\n').map((line) => line.split('\t'));
  const read = page.getByText(panelWords.read(rows.length - 1)).first();
  const again = page.getByRole('button', { name: panelWords.again });
  const table = `<table>${rows.map((row) => `<tr><td style="color:red">${row.join('</td><td>')}</td></tr>`).join('')}</table>`;
  for (const [type, text] of [
    ['text/plain', list],
    ['text/html', table],
  ] as const) {
    await paste(page.getByLabel(panelWords.paste), type, text);
    await expect(read).toBeVisible();
    await again.click();
  }
  const workers: string[] = [];
  page.on('worker', (started) => workers.push(started.url()));
  await page.getByLabel(panelWords.chooseFile).setInputFiles({
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await workbookOf([{ name: 'Prices', rows }])),
  });
  await expect(read).toBeVisible();
  expect(workers.filter((url) => url.includes('workbookWorker'))).toHaveLength(1);
});

test('files and pictures are uploaded, dragged, deleted', async ({ page }) => {
  test.setTimeout(60_000);
  await openStaffPage(page, '/admin/resources');
  const uploader = section(page, 'Upload Resource Files');
  await uploader.getByLabel('Files', { exact: true }).setInputFiles({
    name: 'Week 12.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 test'),
  });
  await uploader.getByRole('button', { name: 'Upload 1 File(s)' }).click();
  await expect(uploader.getByText(resourceStaffMessages.uploaded(1))).toBeVisible();
  const files = section(page, 'Manage Resource Files').locator('tbody tr');
  await files
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await goTo(page, '/admin/news');
  const list = section(page, 'News Commentary Items');
  const items = list.getByRole('listitem');
  await dragOver(items.nth(0), items.nth(2), 'lower');
  await page.mouse.up();
  await expect(list.getByText(newsStaffMessages.orderUpdated)).toBeVisible();
  await list.getByRole('button', { name: 'Add New Item' }).click();
  const form = section(page, 'Add/Edit News Commentary Item');
  await form.getByLabel('Title').fill('Budget day');
  await form.getByLabel('Interviewer').fill('Ngozi Eze');
  await form.getByLabel('Description').fill('What the budget says.');
  await form.getByLabel('YouTube Video URL').fill('https://youtu.be/PLACEHLDR99');
  await form.getByLabel('Custom image').setInputFiles({
    name: 'budget.png',
    mimeType: 'image/png',
    buffer: Buffer.from(chartPng('Budget')),
  });
  const preview = form.getByRole('complementary', { name: 'Preview for visitors' });
  await expect(preview.locator('img.clip-photo')).toHaveAttribute('src', /^blob:/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText(newsStaffMessages.created)).toBeVisible();
  await expect(list.getByRole('img', { name: 'Custom thumbnail' }).last()).toBeVisible();
});
