// @vitest-environment jsdom
/**
 * Causes each failure in the table 'What can go wrong' of docs/operating.md, and expects the
 * messages that the table quotes. Responses that only production gives are simulated.
 */
import {
  breakNetwork,
  hasRunningRequests,
  waitForResponse,
  signOutAll,
} from '../helpers/staffArea';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminRoutes } from '@/app/admin/routes';
import { makeStore as makeStaffStore } from '@/app/admin/store';
import { makeStore } from '@/app/site/store';
import { marketStaffMessages } from '@/figures/admin/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { setServerTime } from '@/firebase/staff/clock';
import { homeBelowTheFold } from '@/pages/homeBelowTheFold';
import ContactPage from '@/pages/ContactPage';
import HomePage from '@/pages/HomePage';
import { projectFolder, testPorts } from '../../scripts/local';
import { staffAccount } from '../../seed/index';
import errors from '../helpers/productionErrors.json';
import { stubObservers } from '../helpers/observers';
import { renderLinked, renderWithStore } from '../helpers/renderWithStore';
import { choose, fill, press, getSection } from '../helpers/staffActions';
import { setUpStaff } from '../helpers/staffHooks';
import type { CallMatcher } from '../helpers/waysToFail';

const page = readFileSync(join(projectFolder, 'docs/operating.md'), 'utf8');
const [, part = ''] = page.split('\n## What can go wrong\n');
const [table = ''] = part.split('\n## ');
const rows = new Map(
  [...table.matchAll(/^\| (?!What is|-)(.+) \|$/gm)].map(([, row = '']) => {
    const [what = '', ...cells] = row.split(' | ').map((cell) => cell.trim());
    return [what, cells];
  }),
);
/**
 * Returns the messages that a cell quotes. They are split at `…`, the placeholder for a number,
 * name or time.
 */
const parseQuotes = (cell = '') =>
  [...cell.matchAll(/"([^"]+)"/g)].map(([, quote = '']) =>
    quote.split('…').map((text) => text.trim()),
  );

const FIGURE = '105,432.07';

const shownTexts: string[] = [];
const recordText = () => void shownTexts.push(document.body.textContent);
const observer = new MutationObserver(recordText);

async function expectSeen(cell: string | undefined): Promise<void> {
  for (const parts of parseQuotes(cell)) {
    const isQuoteShown = () =>
      shownTexts.some((text) => parts.every((each) => text.includes(each)));
    await vi.waitFor(() => expect(isQuoteShown(), parts.join('…')).toBe(true), { timeout: 20_000 });
  }
}

/** How often the page has read the account's entry in the staff list since the failure. */
let checks = 0;

function respondWith(name: keyof typeof errors, calls: CallMatcher): void {
  checks = 0;
  const { status, error } = errors[name];
  breakNetwork((url, init) => {
    if (JSON.stringify(init?.body ?? '').includes('/documents/staff/')) checks += 1;
    if (!calls(url, init)) return false;
    const body = /:(batchGet|runQuery)/.test(url) ? [{ error }] : { error };
    return new Response(JSON.stringify(body), { status });
  });
}

const isOfFirestore: CallMatcher = (url) => url.includes(`:${testPorts.firestore}/`);
const isOfStorage: CallMatcher = (url) => url.includes(`:${testPorts.storage}/`);
const isRead: CallMatcher = (url, init) => isOfFirestore(url, init) && !url.includes(':commit');
/**
 * Matches a query that filters by one field and sorts by another. Such a query needs an index from
 * firestore.indexes.json.
 */
const needsIndex: CallMatcher = (url, init) =>
  url.includes(':runQuery') &&
  ['where', 'orderBy'].every((part) => JSON.stringify(init?.body).includes(part));

const renderStaffPage = (path: string) =>
  renderWithStore(
    <RouterProvider router={createMemoryRouter(adminRoutes(), { initialEntries: [path] })} />,
    makeStaffStore(),
  );
const renderPage = (Page: ComponentType) => renderLinked(<Page />, makeStore());

/** Opens the editor of the index, causes the failure, and saves. */
async function saveIndex(fail: () => void): Promise<void> {
  renderStaffPage('/admin/equity-market');
  await saveWhenOpen(fail);
}
async function saveWhenOpen(fail: () => void): Promise<void> {
  await screen.findByLabelText('Value');
  fail();
  const box = getSection('All Share Index (ASI)');
  fill(box, 'Value', '105431.00');
  press(box, 'Save ASI');
}
async function signInAndSave(fail: () => void): Promise<void> {
  await signOutAll();
  fail();
  renderStaffPage('/admin/equity-market');
  await screen.findByLabelText('Email');
  fill(screen, 'Email', staffAccount.email);
  fill(screen, 'Password', staffAccount.password);
  press(screen, 'Sign in');
  await saveWhenOpen(() => undefined);
}
async function uploadFile(fail: () => void): Promise<void> {
  renderStaffPage('/admin/resources');
  await screen.findByText('Upload Resource Files');
  await vi.waitFor(() => expect(document.querySelector('section[aria-busy="true"]')).toBeNull());
  fail();
  const box = getSection('Upload Resource Files');
  choose(box, 'Files', 'a.pdf', 'application/pdf');
  press(box, 'Upload 1 File(s)');
}
const openStaff = (fail: () => void) => {
  fail();
  renderStaffPage('/admin/equity-market');
};

/** Opens Home first with cached figures, then without. */
async function visitHome(fail: () => void): Promise<void> {
  await homeBelowTheFold.preload();
  const before = renderPage(HomePage);
  await screen.findAllByText(FIGURE);
  before.unmount();
  fail();
  const laterVisit = renderPage(HomePage);
  await screen.findAllByText(FIGURE);
  await vi.waitFor(() => expect(screen.queryByText(/Looking for newer figures/)).toBeNull());
  laterVisit.unmount();
  localStorage.clear();
  renderPage(HomePage);
}
async function sendMessage(fail: () => void): Promise<void> {
  fail();
  renderPage(ContactPage);
  fill(screen, 'Your Name', 'Ada Obi');
  fill(screen, 'Your Email', 'ada@example.com');
  fill(screen, 'Message', 'Good evening');
  fireEvent.click(await screen.findByRole('button', { name: 'Send Message' }));
}

interface Situation {
  fail: () => void;
  /**
   * True if the server rejects the request. The page then checks whether the user is still signed
   * in.
   */
  refusal?: true;
  staff?: (fail: () => void) => Promise<void> | void;
  visitors?: (fail: () => void) => Promise<void>;
}
const situations: Record<string, Situation> = {
  'The rules reject saves': {
    refusal: true,
    fail: () => respondWith('rulesDeny', (url) => url.includes(':commit')),
    staff: saveIndex,
    visitors: visitHome,
  },
  'The rules reject reads': {
    fail: () => respondWith('rulesDeny', isRead),
    staff: openStaff,
    visitors: visitHome,
  },
  'An index is missing or not built yet': {
    fail: () => respondWith('indexMissing', needsIndex),
    staff: openStaff,
    visitors: visitHome,
  },
  'The bucket has no billing account': {
    refusal: true,
    fail: () => respondWith('bucketOnSpark', isOfStorage),
    staff: async (fail) => {
      await uploadFile(fail);
      await screen.findAllByText(resourceStaffMessages.uploadFailed);
      respondWith('billingClosed', isOfStorage);
      press(getSection('Upload Resource Files'), 'Upload 1 File(s)');
      await screen.findByRole('button', { name: 'Uploading...' });
      shownTexts.length = 0;
    },
  },
  'Storage may not read Firestore': {
    fail: () => respondWith('roleMissing', isOfStorage),
    staff: uploadFile,
  },
  'The relay is down': {
    fail: () => breakNetwork((url) => url.includes(`:${testPorts.relay}/`)),
    visitors: sendMessage,
  },
  "A laptop's clock is wrong": {
    fail: () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60_000 }),
    staff: signInAndSave,
    visitors: visitHome,
  },
  'A quota is used up': {
    fail: () => respondWith('quotaUsedUp', isOfFirestore),
    staff: async (fail) => {
      await saveIndex(fail);
      await screen.findAllByText(marketStaffMessages.asi.saveFailed);
      cleanup();
      renderStaffPage('/admin/equity-market');
    },
    visitors: visitHome,
  },
};

setUpStaff();
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stubObservers();
  localStorage.clear();
  shownTexts.length = 0;
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
});
afterEach(() => {
  observer.disconnect();
  vi.useRealTimers();
  setServerTime(new Date());
});

test('covers every row of “What can go wrong” in docs/operating.md', () => {
  expect([...rows.keys()]).toEqual(Object.keys(situations));
  for (const [what, [staffSee, visitorsSee, todo]] of rows) {
    expect(todo).toMatch(/\w/);
    const quoted = [staffSee, visitorsSee].map((cell) => parseQuotes(cell).length > 0);
    const { staff, visitors } = situations[what] ?? {};
    if (quoted[0]) expect(staff, what).toBeDefined();
    if (quoted[1]) expect(visitors, what).toBeDefined();
  }
});

const sides = ['staff', 'visitors'] as const;
const cases = Object.entries(situations).flatMap(([what, situation]) =>
  sides.flatMap((side, cell) => {
    const simulate = situation[side];
    return simulate === undefined ? [] : { what, side, act: simulate, cell, ...situation };
  }),
);

test.each(cases)(
  'shows $side the messages that the document quotes: $what',
  async ({ what, side, act: simulate, fail, cell, refusal }) => {
    const quotedCell = rows.get(what)?.[cell];
    await simulate(fail);
    await expectSeen(quotedCell);
    if (refusal && side === 'staff') await vi.waitFor(() => expect(checks).toBeGreaterThan(0));
    do await waitForResponse();
    while (hasRunningRequests());
    // Nobody has to sign in again, because the session is valid.
    expect(document.querySelector('dialog[open]')).toBeNull();
    if (parseQuotes(quotedCell).length > 0) return;
    await screen.findAllByText(FIGURE);
    expect(document.body.textContent).not.toMatch(/could not|failed/i);
  },
);
