/**
 * The screenshots that `npm run shots` takes: all pages, and states of pages that need an action.
 */
import type { Locator, Page } from '@playwright/test';
import { marketStaffMessages } from '@/figures/admin/messages';
import { toDirectorPath, directors } from '@/content/directors';
import { listFixedPaths } from '@/content/sitePaths';
import { visitorAccount, staffAccount } from '../seed/accounts';
import {
  type Failure,
  failRequests,
  requestFailures,
  isFirestoreRead,
} from '../tests/helpers/network';
import { signIn } from '../tests/helpers/page';
import { getSection } from '../tests/helpers/staffPage';

export interface ShotState {
  name: string;
  path: string;
  /** Signs in as staff first. */
  staff?: true;
  /** Shows the newsletter pop-up. */
  popup?: true;
  /** Takes the screenshot while the page is loading. */
  isLoaded?: false;
  /** Takes a screenshot of the window instead of the whole page, for example for a dialog. */
  isFullPage?: false;
  /** Window widths for the screenshots. Default: all widths. */
  widths?: readonly number[];
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
}

const failWrites = (page: Page) => page.route(/:commit(\?|$)/, (route) => route.abort());

/**
 * Returns two states of a page: while its data is loading, and after the data could not be loaded.
 * Reads of the staff list succeed in both states, so that staff pages open.
 */
const createUnreadStates = ({ name, ...state }: ShotState): ShotState[] => {
  const interceptReads = (failure: Failure) => (page: Page) =>
    failRequests(page, isFirestoreRead, failure);
  return [
    {
      ...state,
      name: `${name}-loading`,
      before: interceptReads(requestFailures['never answered']),
      isLoaded: false,
    },
    { ...state, name: `${name}-failed`, before: interceptReads(requestFailures.refused) },
  ];
};

/**
 * Clicks a button with this name, by default the first one. A string must match the whole name.
 * @param nth index of the button
 */
const press = (region: Page | Locator, name: string | RegExp, nth = 0) =>
  region.getByRole('button', { name, exact: true }).nth(nth).click();
const openMenu = (page: Page) => page.getByText('Menu', { exact: true }).click();
const typePrice = (page: Page, price: string) =>
  page.getByLabel(marketStaffMessages.macroeconomics.priceLabel).fill(price);

const macroeconomics = { path: '/admin/macroeconomics', staff: true } as const;
const equity = { path: '/admin/equity-market', staff: true } as const;
const resources = { path: '/admin/resources', staff: true } as const;
const news = { path: '/admin/news', staff: true } as const;

const staffPages: readonly ShotState[] = [
  { name: 'admin-macroeconomics', ...macroeconomics },
  { name: 'admin-equity', ...equity },
  { name: 'admin-resources', ...resources },
  { name: 'admin-news', ...news },
];

export const shotStates: readonly ShotState[] = [
  ...listFixedPaths().map((path) => ({ name: path.split('/').at(-1) || 'home', path })),
  { name: 'director', path: toDirectorPath(directors[1]?.name ?? '') },
  { name: 'series', path: '/markets/asi' },
  { name: '404', path: '/no-such-page' },
  { name: 'home-popup', path: '/', popup: true, isFullPage: false },
  { name: 'home-menu', path: '/', isFullPage: false, widths: [390], act: openMenu },
  {
    name: 'home-losers',
    path: '/',
    act: (page) => page.getByRole('tab', { name: 'Top 5 losers' }).click(),
  },
  ...createUnreadStates({ name: 'home', path: '/' }),
  ...createUnreadStates({ name: 'resources', path: '/resources' }),
  {
    name: 'contact-errors',
    path: '/contact',
    act: (page) => press(page.getByRole('form', { name: 'Send a message' }), 'Send Message'),
  },
  ...staffPages,
  { name: 'admin-login', path: '/admin/login' },
  {
    name: 'admin-login-wrong',
    path: '/admin/login',
    act: async (page) => {
      await signIn(page, { ...staffAccount, password: 'wrong-password' });
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'admin-not-staff',
    path: '/admin/login',
    act: async (page) => {
      await signIn(page, visitorAccount);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
    },
  },
  { name: 'admin-not-found', path: '/admin/no-such-page', staff: true },
  { name: 'admin-menu', ...macroeconomics, isFullPage: false, widths: [390], act: openMenu },
  ...staffPages.flatMap(createUnreadStates),
  {
    name: 'admin-macroeconomics-not-saved',
    ...macroeconomics,
    act: async (page) => {
      await failWrites(page);
      await typePrice(page, '1499.50');
      await press(page, 'Save Changes');
      const problem = page.getByText(/^Failed to save/);
      await problem.first().waitFor();
    },
  },
  {
    name: 'admin-macroeconomics-zero',
    ...macroeconomics,
    act: async (page) => {
      await typePrice(page, '');
      await press(page, 'Save Changes');
    },
  },
  {
    name: 'admin-leave',
    ...macroeconomics,
    isFullPage: false,
    widths: [768, 1440],
    act: async (page) => {
      await typePrice(page, '1499.50');
      const menu = page.getByRole('link', { name: 'News' });
      if (!(await menu.isVisible())) await openMenu(page);
      await menu.click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-equity-warnings',
    ...equity,
    act: async (page) => {
      const gainers = getSection(page, 'Manage Top 5 Gainers');
      await gainers.getByLabel('Current Close, row 1').fill('1');
      await getSection(page, 'Fixed Income').getByLabel('BONDS rate 1').fill('120');
    },
  },
  {
    name: 'admin-resources-queue',
    ...resources,
    act: async (page) => {
      await getSection(page, 'Upload Resource Files')
        .getByLabel('Files', { exact: true })
        .setInputFiles([
          { name: 'Market note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
          { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
        ]);
      await page.getByLabel('Display name of Market note.pdf').waitFor();
    },
  },
  {
    name: 'admin-resources-editing',
    ...resources,
    act: async (page) => {
      await press(getSection(page, 'Manage Resource Categories'), /^Edit /);
      const files = getSection(page, 'Manage Resource Files');
      await files.getByRole('checkbox').nth(1).check();
      await press(files, /^Edit /);
    },
  },
  {
    name: 'admin-resources-delete',
    ...resources,
    isFullPage: false,
    act: async (page) => {
      await press(getSection(page, 'Manage Resource Files'), /^Delete (?!Selected)/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-news-form',
    ...news,
    act: async (page) => {
      await press(getSection(page, 'News Commentary Items'), 'Add New Item');
      const form = getSection(page, 'Add/Edit News Commentary Item');
      await form.getByLabel('Custom image').setInputFiles('tests/files/chart.png');
      await form.getByLabel('Title').fill('Budget day');
    },
  },
  {
    name: 'admin-news-editing',
    ...news,
    act: async (page) => {
      await press(getSection(page, 'News Commentary Items'), /^Edit /, 1);
      await failWrites(page);
      await press(getSection(page, 'Add/Edit News Commentary Item'), 'Save');
      await page.getByText('Not saved').waitFor();
    },
  },
  {
    name: 'admin-news-dragged',
    ...news,
    isFullPage: false,
    act: async (page) => {
      const handle = page.getByRole('button', { name: /^Reorder / }).first();
      await handle.focus();
      await page.keyboard.press('Space');
      await page.getByText('Picked up').first().waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowDown');
    },
  },
];
