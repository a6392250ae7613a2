/** Tonight: from the price list and the figures to the visitor's page, and back. */
import type { Browser, Locator, Page } from '@playwright/test';
import { panelWords } from '@/features/equity/admin/priceList/panelWords';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { formatCalendarDate } from '@/lib/format';
import { fieldsOf } from '@/lib/stored';
import { longDay } from '@/pages/admin/tonight/evening';
import { tonightMessages } from '@/pages/admin/tonight/messages';
import { examplePassword, staffRecord } from '../../../seed/accounts';
import { putAccount, setDocuments } from '../../../seed/rest';
import { testPorts } from '../../../scripts/local';
import { priceList, resetToEvening, session } from '../../helpers/evening';
import { failing, failures, storageCall } from '../../helpers/network';
import { expect, resetAll, signIn, test } from '../../helpers/page';
import { goTo, openStaffPage, section } from '../../helpers/staffPage';
import { recordsIn } from '../../helpers/stored';

test.beforeEach(resetToEvening);
test.afterAll(resetAll);

const ada = { uid: 'second-staff', email: 'ada@example.com', password: examplePassword };

/** Heads that the reader does not know of the previous close: staff say what it is. */
const LIST = priceList(['Symbol', 'Yesterday', 'Close', 'Volume']);

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(panelWords.paste).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const row = (page: Page, name: string): Locator =>
  section(page, tonightMessages.checklist)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
const asi = (page: Page) => page.getByLabel('All Share Index tonight');
const summary = (page: Page) => section(page, tonightMessages.summaryTitle);
const publishButton = (page: Page) =>
  page.getByRole('button', { name: tonightMessages.publish, exact: true });

/** Types the index and the exchange rate, as by keyboard alone. */
async function typeFigures(page: Page, index = '105900'): Promise<void> {
  await asi(page).fill(index);
  await asi(page).press('Enter');
  await expect(page.getByLabel('Naira per dollar tonight')).toBeFocused();
  await page.keyboard.type('1531.5');
}

async function visitorSees(browser: Browser, texts: readonly string[]): Promise<void> {
  const visitor = await browser.newPage();
  await visitor.goto('/');
  for (const text of texts) await expect(visitor.getByRole('main')).toContainText(text);
  await visitor.close();
}

async function storedIndex(): Promise<unknown> {
  const [index] = await recordsIn('marketIndices');
  return fieldsOf(index?.fields['value'])?.['integerValue'] ?? index?.fields['value'];
}

async function publishAndUndo(page: Page, browser: Browser, publish: () => Promise<void>) {
  await typeFigures(page);
  await paste(page, LIST);
  await page.getByLabel(panelWords.whatIs('Yesterday')).selectOption({ label: 'Previous' });
  await expect(row(page, 'Price list')).toContainText('10 rows read');
  // A cell that was wrong in the list.
  await page
    .getByLabel(/^Current close, .* 2$/)
    .first()
    .fill('63.50');
  await publish();
  await expect(page.getByText(/^Tonight's figures are on the site since/)).toBeVisible();
  const name = tonightMessages.listName(longDay(session));
  await expect(row(page, 'Price list').getByRole('link', { name })).toBeVisible();
  for (const each of ['All Share Index', 'Gainers and losers', 'Exchange rate', 'Price list']) {
    await expect(row(page, each)).toContainText('Published');
  }
  await visitorSees(browser, [
    '105,900.00',
    '+0.44%',
    formatCalendarDate(session),
    'N1,531.50/$',
    '63.50',
  ]);
  const history = await recordsIn('history');
  const year = history.find(({ id }) => id === `asi-${session.slice(0, 4)}`);
  expect(JSON.stringify(fieldsOf(year?.fields['points']))).toContain(session);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(tonightMessages.undone)).toBeVisible();
  await expect(row(page, 'All Share Index')).toContainText('105,432.07');
  await visitorSees(browser, ['105,432.07', 'N1,532.45/$']);
  await goTo(page, '/admin/changes');
  const listed = page.locator('tbody');
  await expect(listed.getByText("Tonight's figures").first()).toBeVisible();
  await expect(listed.getByText(/^Undone .* by /).first()).toBeVisible();
}

test('a list is pasted, corrected, published, seen by a visitor, and undone', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000);
  await openStaffPage(page, '/admin/tonight');
  await expect(row(page, 'All Share Index')).toContainText('Not done');
  // A keyboard begins in the first open figure.
  await expect(asi(page)).toBeFocused();
  await publishAndUndo(page, browser, async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: tonightMessages.summaryTitle })).toBeFocused();
    await expect(summary(page).getByRole('row', { name: /^Exchange rate/ })).toContainText(
      'N1,532.45/$N1,531.50/$a dollar costs N0.95 less',
    );
    await expect(summary(page)).toContainText(
      /Left out, still open: bonds, T-bills, daily summary/,
    );
    await publishButton(page).click();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch: the bar at the foot leads to the summary first, and publishes there', async ({
    page,
    browser,
  }) => {
    test.setTimeout(60_000);
    await openStaffPage(page, '/admin/tonight');
    await publishAndUndo(page, browser, async () => {
      const publish = page.getByRole('button', { name: tonightMessages.publishShort, exact: true });
      await publish.tap();
      await expect(summary(page)).toBeInViewport();
      await publish.tap();
    });
  });
});

test('a figure beyond 10% counts only once it is said to be right; rates settle in one press', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/tonight');
  await page.getByLabel('Naira per dollar tonight').fill('1352.45');
  const rate = row(page, 'Exchange rate');
  await expect(rate).toContainText('Needs a look');
  await expect(rate).toContainText('beyond 10%. Check the digits.');
  await expect(page.getByText(tonightMessages.done(0, 7))).toBeVisible();
  await rate.getByLabel(tonightMessages.confirm('1,352.45')).check();
  await expect(rate).toContainText('Ready');
  await page.getByRole('button', { name: /^T-bills: same as/ }).click();
  await expect(row(page, 'T-bills')).toContainText('Ready');
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  await expect(menu.getByRole('link', { name: 'Tonight' })).toContainText('2/7');
  // What is typed survives, is offered, and nothing of it is applied by itself.
  await expect(section(page, tonightMessages.checklist)).toContainText('Kept on this computer');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^You typed this at/)).toBeVisible();
  await expect(page.getByLabel('Naira per dollar tonight')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Naira per dollar tonight')).toHaveValue('1352.45');
});

test('two at once: the second is told who published what, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  await putAccount(testPorts, ada);
  await setDocuments(testPorts, { [`staff/${ada.uid}`]: { ...staffRecord, email: ada.email } });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, ada);
  await other.waitForURL('/admin/macroeconomics');
  await goTo(other, '/admin/tonight');
  await openStaffPage(page, '/admin/tonight');
  await typeFigures(other, '106000');
  await typeFigures(page);
  for (const each of [other, page]) {
    await each.keyboard.press('Control+Enter');
    await publishButton(each).click();
  }
  await expect(other.getByText(/are on the site since/)).toBeVisible();
  const conflict = summary(page);
  await expect(conflict.getByText(tonightMessages.conflict)).toBeVisible();
  await expect(conflict).toContainText(`${ada.email} saved`);
  await expect(conflict.getByRole('row', { name: /^All Share Index You differ/ })).toContainText(
    /105,432\.07.*106,000\.00.*105,900\.00/,
  );
  expect(await storedIndex()).toBe('106000');

  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect(conflict.getByRole('row', { name: /^All Share Index/ })).toContainText(
    '106,000.00105,900.00',
  );
  await publishButton(page).click();
  await expect(page.getByText(/are on the site since/)).toBeVisible();
  expect(await storedIndex()).toBe('105900');
  await other.context().close();
});

test('the network cut at each call of the publication stores all of it or nothing', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(90_000);
  expectErrors(/./);
  await openStaffPage(page, '/admin/tonight');
  await typeFigures(page);
  await page.keyboard.press('Control+Enter');
  const before = await storedIndex();
  let published = false;
  for (let nth = 1; !published; nth += 1) {
    let calls = 0;
    const restore = await failing(
      page,
      (request) => /documents:(batchGet|commit|runQuery)/.test(request.url()) && ++calls >= nth,
      failures.offline,
    );
    await publishButton(page).click();
    const done = page.getByText(/are on the site since/);
    await expect(done.or(page.getByText(tonightMessages.publishFailed))).toBeVisible();
    published = await done.isVisible();
    await restore();
    expect(nth).toBeLessThan(12);
    expect(await storedIndex()).toEqual(published ? '105900' : before);
    // At least the reads and the commit were cut, each in its turn.
    if (published) expect(nth).toBeGreaterThan(2);
  }
});

test('a list that cannot be filed leaves the figures, and its row tries again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/403|Failed to load/);
  await openStaffPage(page, '/admin/tonight');
  await paste(page, LIST.replace('Yesterday', 'PClose'));
  await expect(row(page, 'Gainers and losers')).toContainText('Ready');
  await page.getByRole('button', { name: tonightMessages.review }).click();
  const restore = await failing(page, storageCall('POST', /\/v0\/b\//), failures['status 403']);
  await publishButton(page).click();
  await expect(page.getByText(/are on the site since/)).toBeVisible();
  const name = tonightMessages.listName(longDay(session));
  const list = row(page, 'Price list');
  await expect(list.getByText(resourceStaffMessages.uploadOneFailed(name))).toBeVisible();
  await restore();
  await list.getByRole('button', { name: /^Retry/ }).click();
  await expect(list.getByRole('link', { name })).toBeVisible();
});

test('each part fails and is tried again by itself; nothing is published before it came', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load/, /ERR_/, /RPC_ERROR/);
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  const restore = await failing(
    page,
    (request) =>
      /:batchGet/.test(request.url()) && (request.postData() ?? '').includes('marketIndices'),
    failures.refused,
  );
  await goTo(page, '/admin/tonight');
  const index = row(page, 'All Share Index');
  await expect(index.getByText('Failed to load ASI data')).toBeVisible();
  await expect(page.getByLabel('Naira per dollar tonight')).toBeVisible();
  await expect(asi(page)).toHaveCount(0);
  await restore();
  await index.getByRole('button', { name: 'Retry' }).click();
  await expect(asi(page)).toBeVisible();
});
