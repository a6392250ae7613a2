/**
 * Every call of the staff area, and every way in which it can fail: the message is in sight, what was
 * typed is kept, Retry works, and nothing is left behind twice or without a record.
 */
import type { Locator, Page } from '@playwright/test';
import { messages } from '@/features/equity/messages';
import {
  ASI_LOAD_FAILED,
  ASI_SAVE_FAILED,
  ASI_SAVED,
  FIXED_INCOME_LOAD_FAILED,
  FIXED_INCOME_SAVE_FAILED,
  FIXED_INCOME_SAVED,
  MACRO_LOAD_FAILED,
  MACRO_SAVE_FAILED,
  MACRO_SAVED,
} from '@/features/market/messages';
import { newsMessages } from '@/features/news/messages';
import { resourceMessages } from '@/features/resources/messages';
import {
  type Call,
  commitOf,
  failing,
  type Failure,
  failures,
  isFigureRead,
} from '../helpers/failures';
import { expect, resetAll, test } from '../helpers/page';
import { openStaffPage, section, type StaffPath } from '../helpers/staffPage';
import { deadLinks, orphans } from '../helpers/stored';

test.beforeEach(resetAll);

/** Something that staff do: one call of it is made to fail. */
interface Action {
  name: string;
  path: StaffPath;
  /** The section in which it is done. */
  region: string;
  call: Call;
  failed: string;
  done: string;
  /** The field that is typed into, and what: new each time, so that there is something to save. */
  field: (region: Locator) => Locator;
  text: (round: number) => string;
  press: (region: Locator) => Promise<void>;
}

const button = (name: string) => (region: Locator) =>
  region.getByRole('button', { name, exact: true }).click();

const saves: readonly Action[] = [
  {
    name: 'save macroeconomics',
    path: '/admin/macroeconomics',
    region: 'Macroeconomics',
    call: commitOf('macroeconomics/exchangeRate'),
    failed: MACRO_SAVE_FAILED,
    done: MACRO_SAVED,
    field: (region) => region.getByLabel('Price (N per $)'),
    text: (round) => `${1500 + round}.00`,
    press: button('Save Changes'),
  },
  {
    name: 'save the index',
    path: '/admin/equity-market',
    region: 'All Share Index (ASI)',
    call: commitOf('marketIndices/ASI'),
    failed: ASI_SAVE_FAILED,
    done: ASI_SAVED,
    field: (region) => region.getByLabel('Value'),
    text: (round) => `${105_000 + round}.00`,
    press: button('Save ASI'),
  },
  {
    name: 'save fixed income',
    path: '/admin/equity-market',
    region: 'Fixed Income',
    call: commitOf('fixedIncome/bonds'),
    failed: FIXED_INCOME_SAVE_FAILED,
    done: FIXED_INCOME_SAVED,
    field: (region) => region.getByLabel('BONDS rate 1'),
    text: (round) => `${round + 1}.25`,
    press: button('Save Fixed Income'),
  },
  ...(['gainers', 'losers'] as const).map((kind): Action => {
    const name = kind === 'gainers' ? 'Gainers' : 'Losers';
    return {
      name: `save the ${kind}`,
      path: '/admin/equity-market',
      region: kind === 'gainers' ? 'Manage Top 5 Gainers' : 'Top Losers',
      call: commitOf(`equityMarket/top${name}`),
      failed: messages[kind].saveFailed,
      done: messages[kind].saved,
      field: (region) => region.getByLabel('Stock symbol, row 1'),
      text: (round) => `STOCK${round}`,
      press: button(`Save Top ${name}`),
    };
  }),
];

/** Longer than any limit of one call. */
const LIMIT_STEP_MS = 5_000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

/** Waits for the text; a call that hangs is given up as the page's clock goes on. */
async function shown(page: Page, text: Locator, hangs: boolean): Promise<void> {
  if (!hangs) return expect(text).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(LIMIT_STEP_MS);
    await expect(text).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Whether the middle of an element is within the window and nothing lies over it. */
function isInSight(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      top >= 0 &&
      bottom <= window.innerHeight &&
      at !== null &&
      (element.contains(at) || at.contains(element))
    );
  });
}

/** One failure of one action, from the press to the Retry; what went wrong is returned. */
async function tryFailure(page: Page, action: Action, failure: Failure, round: number) {
  const problems: string[] = [];
  const region = section(page, action.region);
  const field = action.field(region);
  const typed = action.text(round);
  await field.fill(typed);
  const fix = await failing(page, action.call, failure);
  const asked = page.waitForRequest(action.call);
  await action.press(region);
  await asked;
  const said = region.getByText(failure.carriedOut === true ? action.done : action.failed).first();
  await shown(page, said, failure.hangs === true);
  if (!(await isInSight(said))) problems.push('message off screen');
  if ((await field.inputValue()) !== typed) problems.push('text lost');
  await fix();
  if (failure.carriedOut !== true) {
    // The banner's time is over; what stays is the line with its Retry.
    await page.clock.fastForward(LIMIT_STEP_MS);
    await region.getByRole('button', { name: 'Retry' }).click();
    const done = region.getByText(action.done);
    await expect(done).toBeVisible();
    if (!(await isInSight(done))) problems.push('success off screen');
    if ((await field.inputValue()) !== typed) problems.push('text lost after Retry');
  }
  await page.clock.fastForward(LIMIT_STEP_MS);
  return problems;
}

for (const action of saves) {
  test(`${action.name}, each way it can fail`, async ({ page, expectErrors }) => {
    test.setTimeout(120_000);
    expectErrors(/./);
    await page.clock.install();
    await openStaffPage(page, action.path);
    const problems: string[] = [];
    for (const [round, [name, failure]] of Object.entries<Failure>(failures).entries()) {
      await test.step(name, async () => {
        await page.setViewportSize(SIZES[round % SIZES.length] ?? SIZES[0]);
        const found = await tryFailure(page, action, failure, round);
        problems.push(...found.map((problem) => `${name}: ${problem}`));
      });
    }
    expect(problems).toEqual([]);
    expect(await orphans(), 'objects without a record').toEqual([]);
    expect(await deadLinks(), 'records without an object').toEqual([]);
  });
}

interface Load {
  path: StaffPath;
  /** The sections that load something, with the message of each. */
  sections: readonly [region: string, failed: string][];
}

const loads: readonly Load[] = [
  { path: '/admin/macroeconomics', sections: [['Macroeconomics', MACRO_LOAD_FAILED]] },
  {
    path: '/admin/equity-market',
    sections: [
      ['All Share Index (ASI)', ASI_LOAD_FAILED],
      ['Fixed Income', FIXED_INCOME_LOAD_FAILED],
      ['Manage Top 5 Gainers', messages.gainers.loadFailed],
      ['Top Losers', messages.losers.loadFailed],
    ],
  },
  {
    path: '/admin/resources',
    sections: [
      ['Manage Resource Files', resourceMessages.fetchFilesFailed],
      ['Manage Resource Categories', resourceMessages.fetchCategoriesFailed],
    ],
  },
  { path: '/admin/news', sections: [['News Commentary Items', newsMessages.fetchFailed]] },
];

for (const { path, sections } of loads) {
  test(`${path} loads after each way that it can fail`, async ({ page, expectErrors }) => {
    test.setTimeout(120_000);
    expectErrors(/./);
    await page.clock.install();
    await openStaffPage(page, path);
    for (const [name, failure] of Object.entries<Failure>(failures)) {
      await test.step(name, async () => {
        const fix = await failing(page, isFigureRead, failure);
        await page.goto(path);
        for (const [region, failed] of sections) {
          const box = section(page, region);
          await shown(page, box.getByText(failed).first(), failure.hangs === true);
        }
        await fix();
        for (const [region, failed] of sections) {
          const box = section(page, region);
          await box.getByRole('button', { name: 'Retry' }).click();
          await expect(box.getByText(failed)).toBeHidden();
          await expect(box.getByRole('status').getByText('Loading')).toBeHidden();
        }
      });
    }
  });
}
