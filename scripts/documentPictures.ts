/** The pictures in docs/pictures/: where each is taken, what happens before, and what of the page is on it. */
import type { Browser, Locator, Page } from '@playwright/test';
import { panelLabels } from '@/features/equity/admin/priceList/panelLabels';
import { sourceLabels } from '@/ui/admin/tableLabels';
import { messages } from '@/features/auth/messages';
import { tonightMessages } from '@/features/tonight/admin/messages';
import { CONFLICT } from '@/ui/admin/EditorBox';
import { UNSAVED } from '@/ui/admin/Box';
import { examplePassword, staffRecord } from '../seed/accounts';
import { chartPng } from '../seed/files/png';
import { putAccount, setDocuments } from '../seed/rest';
import { priceList } from '../tests/helpers/evening';
import { testPorts } from './local';
import { newPage, press, section, signIn } from './shotPage';

export interface Picture {
  name: string;
  path: string;
  width?: number;
  height?: number;
  staff?: true;
  act?: (page: Page, browser: Browser) => Promise<unknown>;
  /** The pictured part; the window where it is left out. */
  of?: (page: Page) => Locator;
}

const LIST = priceList(['Symbol', 'PClose', 'Close', 'Volume']);
const colleague = { uid: 'second-staff', email: 'ada@example.com', password: examplePassword };

const dialog = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function pasteList(page: Page): Promise<void> {
  await page.getByLabel(sourceLabels.paste).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, LIST);
  await page.getByText(panelLabels.read(10)).first().waitFor();
}

const typeIndex = (page: Page, value: string) =>
  page.getByLabel('All Share Index tonight').fill(value);

async function typeEvening(page: Page): Promise<void> {
  await typeIndex(page, '105900.25');
  await page.getByLabel('Naira per dollar tonight').fill('1531.50');
  await page.getByRole('button', { name: /^T-bills: same as/ }).click();
  await pasteList(page);
}

const review = (page: Page) => page.keyboard.press('Control+Enter');

async function publish(page: Page): Promise<void> {
  await review(page);
  await press(page, tonightMessages.publish);
}

async function publishEvening(page: Page): Promise<void> {
  await typeEvening(page);
  await publish(page);
  await page.getByText(/have been on the site since/).waitFor();
  await page.getByRole('link', { name: /^Price list, / }).waitFor();
}

/** A colleague publishes another index while this page is open. */
async function colleaguePublishes(page: Page, browser: Browser): Promise<void> {
  await putAccount(testPorts, colleague);
  await setDocuments(testPorts, {
    [`staff/${colleague.uid}`]: { ...staffRecord, email: colleague.email },
  });
  const other = await newPage(browser, new URL(page.url()).origin, { width: 1280, height: 800 });
  await signIn(other, colleague);
  await other.waitForURL(/macroeconomics/);
  await other.goto('/admin/tonight');
  await typeIndex(other, '106000');
  await publish(other);
  await other.getByText(/have been on the site since/).waitFor();
  await other.context().close();
}

const tonight = { path: '/admin/tonight', staff: true } as const;

export const pictures: readonly Picture[] = [
  { name: 'home', path: '/', width: 1280, height: 800 },
  {
    name: 'tonight',
    ...tonight,
    height: 900,
    act: async (page) => {
      await typeEvening(page);
      await page.getByRole('heading', { name: 'Columns' }).click();
    },
  },
  {
    name: 'sign-in',
    path: '/admin/login',
    width: 560,
    height: 720,
    act: async (page) => {
      await page.getByLabel('Email').fill('staff@example.com');
      await press(page, 'Forgot password?');
      await page.getByText(messages.resetSent).waitFor();
    },
  },
  {
    name: 'price-list',
    ...tonight,
    act: pasteList,
    of: (page) => section(page, panelLabels.title),
  },
  {
    name: 'check-the-digits',
    ...tonight,
    act: (page) => page.getByLabel('Naira per dollar tonight').fill('1352.45'),
    of: (page) => rowOf(page, 'Exchange rate'),
  },
  {
    name: 'review',
    ...tonight,
    act: async (page) => {
      await typeEvening(page);
      await review(page);
    },
    of: (page) => section(page, tonightMessages.summaryTitle),
  },
  {
    name: 'published',
    ...tonight,
    act: publishEvening,
    of: (page) => section(page, tonightMessages.published),
  },
  {
    name: 'conflict',
    ...tonight,
    act: async (page, browser) => {
      await typeIndex(page, '105900');
      await colleaguePublishes(page, browser);
      await publish(page);
      await page.getByText(CONFLICT).waitFor();
    },
    of: (page) => section(page, tonightMessages.summaryTitle),
  },
  {
    name: 'kept-draft',
    path: '/admin/equity-market',
    width: 1440,
    staff: true,
    act: async (page) => {
      const box = section(page, 'All Share Index (ASI)');
      await box.getByLabel('Value').fill('106,486.39');
      await box.getByText(UNSAVED, { exact: true }).waitFor();
      page.on('dialog', (leave) => void leave.accept());
      await page.reload();
      await box.getByText(/^You typed this at/).waitFor();
    },
    of: (page) => section(page, 'All Share Index (ASI)'),
  },
  {
    name: 'save-failed',
    path: '/admin/equity-market',
    width: 1440,
    staff: true,
    act: async (page) => {
      const box = section(page, 'All Share Index (ASI)');
      await page.route(/:(commit|beginTransaction)(\?|$)/, (route) => route.abort());
      await box.getByLabel('Value').fill('105900.25');
      await press(box, 'Save ASI');
      await box.getByText('Failed to save ASI data').first().waitFor();
    },
    of: (page) => section(page, 'All Share Index (ASI)'),
  },
  {
    name: 'upload',
    path: '/admin/resources',
    staff: true,
    act: async (page) => {
      await section(page, 'Upload Resource Files')
        .getByLabel('Files', { exact: true })
        .setInputFiles([
          {
            name: 'Market note.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF-1.4'.padEnd(84_000)),
          },
          { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
        ]);
      await page.getByLabel('Display name of Market note.pdf').waitFor();
    },
    of: (page) => section(page, 'Upload Resource Files'),
  },
  {
    name: 'news-form',
    path: '/admin/news',
    staff: true,
    act: async (page) => {
      await press(section(page, 'News Commentary Items'), 'Add New Item');
      const form = section(page, 'Add/Edit News Commentary Item');
      await form.getByLabel('Title').fill('What the new policy rate means for bonds');
      await form.getByLabel('Interviewer').fill('Tunde Alabi');
      await form
        .getByLabel('Description')
        .fill('The Central Bank has moved its rate. Two analysts say what it does to yields.');
      await form.getByLabel('Custom image').setInputFiles({
        name: 'chart.png',
        mimeType: 'image/png',
        buffer: Buffer.from(chartPng('Chart')),
      });
    },
    of: (page) => section(page, 'Add/Edit News Commentary Item'),
  },
  {
    name: 'past-figures',
    path: '/admin/history',
    staff: true,
    act: async (page) => {
      const lines = ['Date,Value', '2001-01-04,"8,111.01"', '03/04/2001,9159.8', 'May 2001,no'];
      await section(page, 'From a file')
        .getByLabel('File of past figures')
        .setInputFiles({
          name: 'index-2001.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(lines.join('\n')),
        });
      await page.getByRole('cell', { name: '8,111.01' }).waitFor();
    },
    of: (page) => section(page, 'From a file'),
  },
  {
    name: 'recent-changes',
    ...tonight,
    width: 1440,
    height: 620,
    act: async (page) => {
      await publishEvening(page);
      await page.getByRole('link', { name: 'Recent Changes', exact: true }).click();
      await page.getByRole('table').getByRole('button', { name: 'Undo' }).first().waitFor();
    },
  },
  {
    name: 'undo',
    ...tonight,
    act: async (page) => {
      await publishEvening(page);
      await press(page, 'Undo');
      await dialog(page).getByRole('table').waitFor();
    },
    of: dialog,
  },
  {
    name: 'sign-in-again',
    path: '/admin/news',
    staff: true,
    act: async (page) => {
      const other = await page.context().newPage();
      await other.goto('/admin/news');
      await press(other, 'Sign out');
      await other.waitForURL('**/admin/login');
      await other.close();
      await dialog(page).waitFor();
    },
    of: dialog,
  },
];
