// @vitest-environment jsdom
import { breakNetwork, restoreNetwork } from '../helpers/staffArea';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminRoutes } from '@/app/admin/routes';
import { makeStore } from '@/app/admin/store';
import { marketStaffMessages } from '@/figures/admin/messages';
import { panelLabels } from '@/features/equity/admin/priceList/messages';
import { tonightMessages } from '@/features/tonight/admin/messages';
import { publishedMessages } from '@/features/tonight/admin/publication/publishedMessages';
import { parseRecent } from '@/figures/recent';
import { formatLongDate, formatLongDay } from '@/lib/calendar';
import { NOT_SAVED_LOCALLY_LABEL } from '@/ui/admin/boxLabels';
import { tableLabels } from '@/lib/table/messages';
import { adminDocument, readDocument } from '../helpers/backend';
import { dayBefore, createPriceList, resetToDayBefore, session } from '../helpers/dayBefore';
import { renderWithStore } from '../helpers/renderWithStore';
import { choose, fill, getSection, press } from '../helpers/staffActions';
import { setUpStaff } from '../helpers/staffHooks';

const LIST = createPriceList(['Symbol', 'PClose', 'Close', 'Volume']);
/**
 * The close of the first gainer contains the letter O instead of a zero, so the change of this
 * share cannot be computed.
 */
const LIST_WITH_SLIP = LIST.replace('269.50', '269.5O');
const LIST_NAME = tonightMessages.listName(formatLongDate(session));

setUpStaff();
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  await resetToDayBefore();
});

const getRow = (title: string) => {
  const item = screen
    .getAllByRole('heading', { level: 3 })
    .find((head) => head.textContent.startsWith(title))
    ?.closest('li');
  if (!item) throw new Error(`No row ${title}`);
  return within(item);
};
/** Waits for a row of the checklist after a return from the review or from the published rows. */
async function findRow(title: string) {
  await screen.findByRole('heading', { name: tonightMessages.checklist });
  return getRow(title);
}
const getPublished = () => getSection(publishedMessages.title);
const getPublishedRow = (title: string) =>
  getPublished().getByRole('row', { name: new RegExp(`: ?${title}`) });
const findButton = (name: string) => screen.findByRole('button', { name });

function renderPage(): void {
  const router = createMemoryRouter(adminRoutes(), { initialEntries: ['/admin/tonight'] });
  renderWithStore(<RouterProvider router={router} />, makeStore());
}

async function openPage(): Promise<void> {
  renderPage();
  await screen.findByLabelText('Naira per dollar tonight');
}

async function paste(text: string): Promise<void> {
  const field = screen.getByLabelText(tableLabels.paste);
  const event = createEvent.paste(field, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : ''), files: [] },
  });
  fireEvent(field, event);
  await screen.findByRole('heading', { name: /rows read/ });
}

/** Matches only a part of the button's label, because a phone shows a shorter label. */
const openReview = () =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(tonightMessages.review) }));

async function publish(): Promise<void> {
  openReview();
  fireEvent.click(await findButton(tonightMessages.publish));
  await screen.findByRole('heading', { name: publishedMessages.title });
}

it('shows in each row whether its figures are on the site', async () => {
  await openPage();
  expect(await screen.findByText(/^figures from/)).toBeDefined();
  fill(screen, 'All Share Index tonight', '105900');
  await paste(LIST_WITH_SLIP);
  openReview();
  fireEvent.click(await screen.findByLabelText(new RegExp(`^${tonightMessages.alsoFile}`)));
  fireEvent.click(await findButton(tonightMessages.publish));

  await screen.findByRole('heading', { name: publishedMessages.title });
  expect(getPublishedRow('All Share Index').textContent).toMatch(/105,900\.00.*\d\d:\d\d/);
  const { missing, status } = publishedMessages;
  expect(getPublishedRow('Gainers and losers').textContent).toMatch(
    new RegExp(
      `${status.missing}'MTNN \\(row \\d+\\) has no readable close .* Leave it out' is not ticked`,
    ),
  );
  expect(getPublishedRow('Bonds').textContent).toContain(publishedMessages.leftAsTheyAre);
  expect(getPublished().getByText(missing).parentElement?.textContent).toBe(
    `${publishedMessages.someOnSite(3, 7)} ${missing} gainers and losers, exchange rate, daily summary, price list.`,
  );
  expect(screen.getByText(publishedMessages.rowsShown(3, 7))).toBeDefined();
  // The price list is not published, because the rows that need it are not ready.
  expect(within(getPublishedRow('Price list')).queryByRole('link')).toBeNull();
  expect(String((await readDocument('equityMarket/topGainers'))?.['lastUpdated'])).toContain(
    dayBefore,
  );

  fireEvent.click(
    within(getPublishedRow('Gainers and losers')).getByRole('button', {
      name: `${tonightMessages.seeList}: Gainers and losers`,
    }),
  );
  fireEvent.click((await findRow('Gainers and losers')).getByRole('checkbox'));
  await publish();
  expect(getPublishedRow('Gainers and losers').textContent).toMatch(/GTCO .* to NESTLE /);
  expect(
    await within(getPublishedRow('Price list')).findByRole('link', {
      name: new RegExp(`^${LIST_NAME}`),
    }),
  ).toBeDefined();
});

it('warns if the name of the daily summary contains another day', async () => {
  await openPage();
  const summary = getRow('Daily summary');
  await summary.findByText(tonightMessages.noFileYet);
  const checklist = getSection(tonightMessages.checklist);
  const uploadSummary = async (title: string) => {
    choose(checklist, 'Daily summary', `${title}.v2.pdf`, 'application/pdf');
    await summary.findByRole('link', { name: new RegExp(`^${title}`) });
  };
  const formatWarning = (day: string) => tonightMessages.fileOfOtherDay(formatLongDate(day));
  await uploadSummary(`Market summary ${formatLongDate(dayBefore)}`);
  expect(summary.getByText(formatWarning(dayBefore))).toBeDefined();
  expect(summary.getByText(': Needs a check')).toBeDefined();
  await uploadSummary(`Market summary ${formatLongDate(session)}`);
  expect(summary.queryByText(formatWarning(dayBefore))).toBeNull();
  expect(await summary.findByText(': Published')).toBeDefined();
});

it('reports that the browser cannot store a draft', async () => {
  await openPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fill(screen, 'All Share Index tonight', '105900');
  expect(await screen.findByText(NOT_SAVED_LOCALLY_LABEL)).toBeDefined();
  expect(screen.queryByText(/^Kept on this computer/)).toBeNull();
});

it('hides the fields for index and exchange rate until the history for their checks has loaded', async () => {
  const closes = parseRecent(await readDocument('history/recent')).asi;
  const [earlier = ''] = Object.keys(closes).toSorted().slice(-3);
  breakNetwork((_, init) => JSON.stringify(init?.body ?? '').includes('history/recent'));
  renderPage();
  await screen.findByRole('button', { name: 'Change Inflation Rate' });
  for (const title of ['All Share Index', 'Exchange rate']) {
    expect(await getRow(title).findByText(marketStaffMessages.historyFailed)).toBeDefined();
    expect(getRow(title).queryByRole('textbox')).toBeNull();
  }
  restoreNetwork();
  fireEvent.click(getRow('All Share Index').getByRole('button', { name: 'Retry' }));
  await screen.findByLabelText('All Share Index tonight');
  fill(screen, 'All Share Index tonight', String(closes[earlier]));
  expect(
    await getRow('All Share Index').findByText(
      marketStaffMessages.earlierClose(formatLongDay(earlier)),
    ),
  ).toBeDefined();
});

it('keeps showing published rows if the history fails to load after a conflict', async () => {
  await openPage();
  // The page reads the points of bonds. A publication of only the index and the exchange rate does
  // not read them.
  breakNetwork((_, init) => JSON.stringify(init?.body ?? '').includes('history/bonds'));
  fill(screen, 'Naira per dollar tonight', '1531.5');
  await publish();
  expect(getPublishedRow('Exchange rate').textContent).toContain('1,531.50');
  press(getPublished(), 'Type new: All Share Index');
  const rate = await findRow('Exchange rate');
  expect(await rate.findByText(': Published')).toBeDefined();

  fill(screen, 'All Share Index tonight', '105900');
  const index = adminDocument('marketIndices/ASI');
  await setDoc(index, { ...(await readDocument(index.path)), value: 105000 });
  openReview();
  fireEvent.click(await findButton(tonightMessages.publish));
  fireEvent.click(await findButton('Reload'));
  await screen.findByText(/105,000/);
  fireEvent.click(await findButton(publishedMessages.backToList));
  await findRow('Exchange rate');
  expect(rate.getByText(': Published')).toBeDefined();
});

it('links the row of the unpublished gainers and losers to the price list', async () => {
  await openPage();
  fill(screen, 'All Share Index tonight', '105900');
  await paste(LIST_WITH_SLIP);
  await publish();
  press(getPublished(), `${tonightMessages.seeList}: Gainers and losers`);
  const stocks = await findRow('Gainers and losers');
  expect(getSection(panelLabels.title).getByText('269.5O')).toBeDefined();
  const question = /may belong here\. Leave it out$/;
  expect(stocks.getByLabelText(question)).toHaveProperty('checked', false);
});

it('stores the price list under Resources only if staff choose to', async () => {
  await openPage();
  fill(screen, 'All Share Index tonight', '105900');
  await paste(LIST);
  expect(await getRow('Price list').findByText(tonightMessages.staysUnfiled)).toBeDefined();
  openReview();
  const choice = await screen.findByLabelText(new RegExp(`^${tonightMessages.alsoFile}`));
  expect(choice).toHaveProperty('checked', false);
  fireEvent.click(await findButton(tonightMessages.publish));
  await screen.findByRole('heading', { name: publishedMessages.title });
  const row = getPublishedRow('Price list');
  expect(row.textContent).toContain(tonightMessages.notFiled);
  expect(row.textContent).toContain("but 'Also file this list' was off");
  press(getPublished(), `${publishedMessages.fileNow}: Price list`);
  expect(await within(row).findByRole('link', { name: new RegExp(`^${LIST_NAME}`) })).toBeDefined();
});
