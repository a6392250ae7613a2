/** Tonight: typing, publishing and undoing the figures of a session. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { panelLabels } from '@/features/equity/admin/priceList/messages';
import { tableLabels } from '@/lib/table/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { formatCalendarDate, formatExchangeRate, formatNaira } from '@/lib/format';
import { calculatePercentChange } from '@/lib/change';
import { toFields } from '@/lib/stored';
import { formatDayWithoutYear, formatLongDate, formatLongDay } from '@/lib/calendar';
import { formatConfirmLabel } from '@/lib/sanityCheck';
import { tonightMessages } from '@/features/tonight/admin/messages';
import { publishedMessages } from '@/features/tonight/admin/publication/publishedMessages';
import { publicationUndoMessages } from '@/features/tonight/admin/undo/messages';
import { CONFLICT_MESSAGE } from '@/ui/admin/conflictText';
import { examplePassword, staffRecord } from '../../../seed/accounts';
import { asi as exampleIndex } from '../../../seed/market';
import { putAccount, setDocuments } from '../../../seed/rest';
import { testPorts } from '../../../scripts/local';
import { dayBefore, createPriceList, resetToDayBefore, session } from '../../helpers/dayBefore';
import { expectFieldsFit } from '../../helpers/everyPage';
import {
  matchCommit,
  failRequests,
  requestFailures,
  holdRequests,
  isFirestoreRead,
  matchStorageRequest,
} from '../../helpers/network';
import {
  expect,
  expectAccessible,
  expectAccessibleAt,
  resetAll,
  signIn,
  test,
} from '../../helpers/page';
import { RATE } from '../../helpers/today';
import { createFile, openFromMenu, openStaffPage, getSection } from '../../helpers/staffPage';
import { listRecords } from '../../helpers/stored';
import { createWorkbook } from '../../helpers/workbook';

test.beforeEach(resetToDayBefore);
test.afterAll(resetAll);

const ada = { uid: 'second-staff', email: 'ada@example.com', password: examplePassword };

/** A list with an unknown heading, “Before”, whose meaning staff have to choose. */
const LIST = createPriceList(['Symbol', 'Before', 'Close', 'Volume']);
const DAY_MS = 86_400_000;
const LIST_NAME = tonightMessages.listName(formatLongDate(session));

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(tableLabels.paste).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const getRow = (page: Page, name: string): Locator =>
  getSection(page, tonightMessages.checklist)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
const getAsiField = (page: Page) => page.getByLabel('All Share Index tonight');
const getSummary = (page: Page) => getSection(page, tonightMessages.summaryTitle);
const getPublished = (page: Page) => getSection(page, publishedMessages.title);
const getPublishedRow = (page: Page, name: string) =>
  getPublished(page).getByRole('row', { name: new RegExp(`: ?${name}`) });
const getFileCheckbox = (page: Page) => page.getByLabel(new RegExp(`^${tonightMessages.alsoFile}`));
const getPublishButton = (page: Page) =>
  page.getByRole('button', { name: tonightMessages.publish, exact: true });

/** Types the index and the exchange rate, using only the keyboard. */
async function typeFigures(page: Page, index = '105900'): Promise<void> {
  await getAsiField(page).fill(index);
  await getAsiField(page).press('Enter');
  await expect(page.getByLabel('Naira per dollar tonight')).toBeFocused();
  await page.keyboard.type('1531.5');
}

async function expectOnHome(visitor: Page, texts: readonly string[]): Promise<void> {
  await visitor.goto('/');
  for (const text of texts) await expect(visitor.getByRole('main')).toContainText(text);
}

/** Returns the percentage change since the previous session, formatted as on the site. */
function formatChange(value: number): string {
  return `+${calculatePercentChange(exampleIndex.value, value).toFixed(2)}%`;
}

async function readStoredIndex(): Promise<unknown> {
  const [index] = await listRecords('marketIndices');
  return toFields(index?.fields['value'])?.['integerValue'] ?? index?.fields['value'];
}

test('publishes figures with a corrected price list and undoes the publication', async ({
  page,
  openBrowser,
}) => {
  await openStaffPage(page, '/admin/tonight');
  await expect(getRow(page, 'All Share Index')).toContainText('Not done');
  await expect(getAsiField(page)).toBeFocused();
  await typeFigures(page);
  await paste(page, LIST);
  await page.getByLabel(tableLabels.whatIs('Before')).selectOption({ label: 'Previous' });
  await expect(getRow(page, 'Price list')).toContainText('10 rows read');
  const { width: desk, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height });
    await expectFieldsFit(page, `a list read, at ${width}`);
  }
  await page.setViewportSize({ width: desk, height });
  await page
    .getByLabel(/^Current close, .* 2$/)
    .first()
    .fill('63.50');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: tonightMessages.summaryTitle })).toBeFocused();
  await expect(getSummary(page).getByRole('row', { name: /^Exchange rate/ })).toContainText(
    `${RATE}${formatExchangeRate(1531.5)}${formatNaira(0.95)} lower per dollar`,
  );
  await expect(getSummary(page).getByRole('row', { name: /^GTCO/ })).toHaveText(
    'GTCO58.2063.50+9.11%',
  );
  await expect(getSummary(page)).toContainText(
    /Left out, still open: bonds, T-bills, daily summary/,
  );
  // Publishing the price list needs the permission of the Exchange, which owns the prices.
  await expect(getSection(page, tonightMessages.files)).toContainText(tonightMessages.withLeave);
  await getFileCheckbox(page).check();
  await getPublishButton(page).click();
  await expect(getPublished(page)).toBeVisible();
  await expect(
    getPublishedRow(page, 'Price list').getByRole('link', { name: LIST_NAME }),
  ).toBeVisible();
  for (const each of ['All Share Index', 'Gainers and losers', 'Exchange rate', 'Price list']) {
    await expect(getPublishedRow(page, each)).toContainText(publishedMessages.status.tonight);
  }
  await expectAccessibleAt(page);
  const visitor = await openBrowser();
  const day = formatCalendarDate(session);
  await expectOnHome(visitor, [
    '105,900.00',
    formatChange(105_900),
    day,
    formatExchangeRate(1531.5),
    '63.50',
  ]);
  const history = await listRecords('history');
  const year = history.find(({ id }) => id === `asi-${session.slice(0, 4)}`);
  expect(JSON.stringify(toFields(year?.fields['points']))).toContain(session);

  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  const undo = page.getByRole('dialog').getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeEnabled();
  await expectAccessible(page);
  await undo.press('Enter');
  await expect(page.getByText(publicationUndoMessages.undone)).toBeVisible();
  await expect(getRow(page, 'All Share Index')).toContainText('105,432.07');
  await expectOnHome(visitor, ['105,432.07', RATE]);
  await openFromMenu(page, '/admin/changes');
  const listed = page.locator('tbody');
  await expect(listed.getByText("Tonight's figures").first()).toBeVisible();
  await expect(listed.getByText(/^Undone .* by /).first()).toBeVisible();
  await expectAccessibleAt(page);
});

test('keeps the input when staff go back or reload in the review', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  await typeFigures(page);
  await page.keyboard.press('Control+Enter');
  const reviewHeading = page.getByRole('heading', { name: tonightMessages.summaryTitle });
  await expect(reviewHeading).toBeFocused();
  await page.goBack();
  const reviewButton = page.getByRole('button', { name: tonightMessages.review });
  await expect(reviewButton).toBeFocused();
  await expect(getAsiField(page)).toHaveValue('105900.00');
  await page.goForward();
  await expect(reviewHeading).toBeFocused();
  await page.getByRole('button', { name: publishedMessages.backToList }).click();
  await expect(reviewButton).toBeFocused();
  await expect(page).toHaveURL('/admin/tonight');

  await reviewButton.click();
  await expect(reviewHeading).toBeFocused();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(getAsiField(page)).toHaveValue('105900.00');
  await reviewButton.click();
  await getPublishButton(page).click();
  await expect(getPublished(page)).toBeVisible();
  await page.goBack();
  await expect(reviewButton).toBeFocused();
  await expect(getRow(page, 'All Share Index')).toContainText('Published');
});

test('uses the date of the server for the session when the clock is a day fast', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + DAY_MS });
  await openStaffPage(page, '/admin/tonight');
  const clockWarning = page.getByText(/^This computer's clock is 24 hours fast\./);
  await expect(clockWarning).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText(formatLongDay(session), { exact: true })).toBeVisible();
  await typeFigures(page);
  await page.keyboard.press('Control+Enter');
  await getPublishButton(page).click();
  await expect(getPublished(page)).toBeVisible();
  await openFromMenu(page, '/admin/equity-market');
  await expect(clockWarning).toBeHidden();
  // The three labels belong to fixed income, gainers and losers.
  await expect(page.getByText(`For ${formatDayWithoutYear(session)}`)).toHaveCount(3);
});

test('publishes a restored draft of an earlier session under that session', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  await typeFigures(page);
  await expect(getSection(page, tonightMessages.checklist)).toContainText('Kept on this computer');
  // Changes the saved draft, so that it belongs to the previous session.
  await page.evaluate(
    ([from = '', to = '']) => {
      for (const [key, savedDraft] of Object.entries(localStorage)) {
        if (key.includes('tonight'))
          localStorage.setItem(key, String(savedDraft).replaceAll(from, to));
      }
    },
    [session, dayBefore],
  );
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(formatDayWithoutYear(dayBefore))).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(formatLongDay(dayBefore), { exact: true })).toBeVisible();
  await expect(
    page.getByText(`You typed these figures for ${formatDayWithoutYear(dayBefore)}`),
  ).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await getPublishButton(page).click();
  await expect(getPublished(page)).toBeVisible();
  const [index] = await listRecords('marketIndices');
  expect(JSON.stringify(index?.fields['date'])).toContain(dayBefore);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('publishes from the bottom bar by touch', async ({ page }) => {
    await openStaffPage(page, '/admin/tonight');
    await typeFigures(page);
    const getButton = (name: string) => page.getByRole('button', { name, exact: true });
    await getButton(tonightMessages.reviewShort).tap();
    await expect(getSummary(page)).toBeInViewport();
    await expect(getPublished(page)).toBeHidden();
    await getButton(tonightMessages.publishShort).tap();
    await expect(getPublished(page)).toBeVisible();
  });
});

test('marks an unusual figure as ready only after its confirmation', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  await page.getByLabel('Naira per dollar tonight').fill('1352.45');
  const rate = getRow(page, 'Exchange rate');
  await expect(rate).toContainText('Needs a check');
  await expect(rate).toContainText('over 10%. Check the digits.');
  await expect(page.getByText(tonightMessages.done(0, 7))).toBeVisible();
  await rate.getByLabel(formatConfirmLabel('1,352.45')).check();
  await expect(rate).toContainText('Ready');
  await page.getByRole('button', { name: /^T-bills: same as/ }).click();
  await expect(getRow(page, 'T-bills')).toContainText('Ready');
  const bonds = getRow(page, 'Bonds');
  await bonds.getByRole('textbox').first().fill('183.50');
  await page.getByRole('button', { name: /^Bonds: rest as/ }).click();
  await expect(bonds).toContainText('Needs a check');
  await bonds.getByRole('checkbox').check();
  await expect(bonds).toContainText('Ready');
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  await expect(menu.getByRole('link', { name: 'Tonight' })).toContainText('3/7');
});

test('shows the figures that somebody else has just published when a publication conflicts', async ({
  page,
  openBrowser,
  expectErrors,
}) => {
  // Firestore rejects the second commit, because the documents have changed since it read them.
  expectErrors(/403/);
  await putAccount(testPorts, ada);
  await setDocuments(testPorts, { [`staff/${ada.uid}`]: { ...staffRecord, email: ada.email } });
  const other = await openBrowser();
  await signIn(other, ada);
  await other.waitForURL('/admin/macroeconomics');
  await openFromMenu(other, '/admin/tonight');
  await openStaffPage(page, '/admin/tonight');
  await typeFigures(other, '106000');
  await typeFigures(page);
  // The delayed commit has already read the documents. The other commit then changes them.
  const isCommit = matchCommit('marketIndices/ASI');
  const release = await holdRequests(page, /documents:commit/);
  const sent = page.waitForRequest(isCommit);
  const answer = page.waitForResponse((response) => isCommit(response.request()));
  for (const each of [page, other]) {
    await each.bringToFront();
    await each.keyboard.press('Control+Enter');
    await getPublishButton(each).click();
    if (each === page) await sent;
  }
  await expect(getPublished(other)).toBeVisible();
  release();
  expect((await answer).status()).toBe(403);
  const conflict = getSummary(page);
  await expect(conflict.getByText(CONFLICT_MESSAGE)).toBeVisible();
  await expect(conflict).toContainText(`${ada.email} saved`);
  await expect(
    conflict.getByRole('row', { name: /^All Share Index You both changed it/ }),
  ).toContainText(/105,432\.07.*106,000\.00.*105,900\.00/);
  expect(await readStoredIndex()).toBe('106000');
  // Both the comparison and the Reload button must be visible without scrolling.
  for (const part of ['group', 'button'] as const) {
    const name = part === 'group' ? `${ada.email} saved` : 'Reload';
    await expect(conflict.getByRole(part, { name })).toBeInViewport({ ratio: 1 });
  }

  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect(conflict.getByRole('row', { name: /^All Share Index/ })).toContainText(
    '106,000.00105,900.00',
  );
  await getPublishButton(page).click();
  await expect(getPublished(page)).toBeVisible();
  expect(await readStoredIndex()).toBe('105900');
});

test('reports each failure on Tonight in its own row with Retry', async ({
  page,
  expectErrors,
}) => {
  expectErrors(
    /403|Failed to (load|publish)|ERR_|RPC_ERROR/,
    new RegExp(tonightMessages.publishFailed),
  );
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  let restore = await failRequests(
    page,
    (request) =>
      isFirestoreRead(request) && (request.postData() ?? '').includes('marketIndices/ASI'),
    requestFailures.refused,
  );
  await openFromMenu(page, '/admin/tonight');
  const index = getRow(page, 'All Share Index');
  await expect(index.getByText('Failed to load ASI data')).toBeVisible();
  await expect(page.getByLabel('Naira per dollar tonight')).toBeVisible();
  await expect(getAsiField(page)).toHaveCount(0);
  await restore();
  await index.getByRole('button', { name: 'Retry' }).click();
  await expect(getAsiField(page)).toBeVisible();

  await typeFigures(page);
  await paste(page, LIST.replace('Before', 'PClose'));
  await expect(getRow(page, 'Gainers and losers')).toContainText('Ready');
  await page.getByRole('button', { name: tonightMessages.review }).click();
  await getFileCheckbox(page).check();
  restore = await failRequests(page, matchCommit('marketIndices/ASI'), requestFailures.refused);
  await getPublishButton(page).click();
  await expect(page.getByText(tonightMessages.publishFailed)).toBeVisible();
  await restore();

  // The figures must stay published if the upload of the price list fails.
  restore = await failRequests(
    page,
    matchStorageRequest('POST', /\/v0\/b\//),
    requestFailures['status 403'],
  );
  await getPublishButton(page).click();
  await expect(getPublished(page)).toBeVisible();
  const list = getPublishedRow(page, 'Price list');
  await expect(list.getByText(resourceStaffMessages.uploadOneFailed(LIST_NAME))).toBeVisible();
  await restore();
  await list.getByRole('button', { name: /^Retry/ }).click();
  await expect(list.getByRole('link', { name: LIST_NAME })).toBeVisible();
});

test('asks which sheet of a workbook to read if no sheet is named after the session', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/tonight');
  const list = getSection(page, panelLabels.title);
  const createPriceWorkbook = async (...names: string[]) => {
    const sheets = names.map((name, index) => ({
      name,
      rows: [
        ['Symbol', 'PClose', 'Close'],
        ['GTCO', 58.2, index + 60],
      ],
    }));
    return createFile('prices.xlsx', new Uint8Array(await createWorkbook(sheets, { active: 1 })));
  };
  const close = list.getByLabel('Current close, Top 5 gainers 1');
  await list
    .getByLabel(panelLabels.chooseFile)
    .setInputFiles(await createPriceWorkbook('First', 'Second'));
  await expect(list.getByText(tableLabels.whichSheet('prices'))).toBeVisible();
  await expect(list.getByLabel(tableLabels.sheet)).toBeFocused();
  await expect(close).toHaveCount(0);
  await expectAccessible(page);
  await list.getByLabel(tableLabels.sheet).selectOption('Second');
  await expect(close).toHaveValue('61.00');

  await list.getByRole('button', { name: panelLabels.again }).click();
  const named = await createPriceWorkbook(
    formatCalendarDate(dayBefore),
    formatCalendarDate(session),
  );
  await list.getByLabel(panelLabels.chooseFile).setInputFiles(named);
  await expect(close).toHaveValue('61.00');
  await expect(list.getByText(tableLabels.otherSheets('prices'))).toBeVisible();
});

test('excludes workbook rows that a filter hides, and states their number', async ({ page }) => {
  await openStaffPage(page, '/admin/tonight');
  const list = getSection(page, panelLabels.title);
  const file = createFile('prices.xlsx', await readFile('tests/files/x1-filtered-rows.xlsx'));
  await list.getByLabel(panelLabels.chooseFile).setInputFiles(file);
  await expect(list.getByText(tableLabels.hidden(2, 0))).toBeVisible();
  await expect(list.getByRole('heading', { name: panelLabels.read(8) })).toBeVisible();
  await expect(list.getByLabel('Symbol, Top 5 gainers 1')).toHaveValue('MTNN');
  await expectAccessible(page);
});
