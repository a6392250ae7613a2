/**
 * Every call of the staff area, and every way in which it can fail: the message is in sight, what
 * was typed is kept, Retry works, and nothing is left behind twice or without a record.
 */
import type { Locator, Page } from '@playwright/test';
import { type Call, failing, type Failure, failures, watchCalls } from './failures';
import { expect, resetAll, test } from './page';
import type { StaffAction } from './staffActions/action';
import { resetToSpares } from './staffActions/spares';
import { openStaffPage, untilLoaded } from './staffPage';
import { deadLinks, orphans, twice } from './stored';

export const ways = Object.entries<Failure>(failures);

/** Longer than any banner stays, shorter than any limit of a call. */
const BANNER_GONE_MS = 5_000;
/** So far the page's clock goes on at a time, shorter than any banner stays. */
const STEP_MS = 500;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

/**
 * Makes a page's clock stand still, and tells how to wait for something: the clock goes on while it
 * is not there and the page waits for nothing but time.
 */
export async function holdClock(page: Page) {
  const waits = watchCalls(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return (isThere: () => boolean | Promise<boolean>, hanging?: Call) =>
    expect(async () => {
      if (await isThere()) return;
      if (!waits(hanging)) await page.clock.runFor(STEP_MS);
      expect(await isThere()).toBe(true);
    }).toPass({ timeout: 15_000, intervals: [20] });
}
type Until = Awaited<ReturnType<typeof holdClock>>;

/** Whether the middle of an element is within the window and nothing lies over it. */
function isInSight(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const covered = at === null || !(element.contains(at) || at.contains(element));
    return top >= 0 && bottom <= window.innerHeight && !covered;
  });
}

/** One failure of one action, from the press to the Retry; what went wrong is returned. */
async function tryFailure(
  page: Page,
  until: Until,
  action: StaffAction,
  failure: Failure,
  round: number,
) {
  const problems: string[] = [];
  await action.prepare(page, round);
  const typed = action.typed?.(page, round);
  const keeps = async (when: string) => {
    if (typed === undefined) return;
    const kept = (await typed.field.isVisible()) ? await typed.field.inputValue() : '';
    if (kept !== typed.text) problems.push(`text lost ${when}`);
  };
  const done = page.getByText(action.done).first();
  const failed = page.getByText(action.failed).first();
  /** A stored object whose answer was lost may be found, or counted as failed and taken away. */
  const either = failure.carriedOut === true && action.storage === true && !action.aside;
  const mustSucceed = action.aside === true || failure.carriedOut === true;
  const said = either ? failed.or(done).first() : mustSucceed ? done : failed;
  const fix = await failing(page, action.call, failure);
  let asked = false;
  void page.waitForRequest(action.call).then(() => {
    asked = true;
  });
  await action.press(page, round);
  await until(() => asked);
  await until(() => said.isVisible(), failure.hangs === true ? action.call : undefined);
  if (!(await isInSight(said))) problems.push('message off screen');
  const succeeds = await done.isVisible();
  if (!succeeds) await keeps('by the failure');
  await fix();
  if (!succeeds) {
    // The banner's time is over; what stays is the line with its Retry.
    await page.clock.fastForward(BANNER_GONE_MS);
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await until(() => done.isVisible());
    if (!(await isInSight(done))) problems.push('success off screen');
  }
  await page.clock.fastForward(BANNER_GONE_MS);
  return problems;
}

/** A test of each action: one way to fail after another, each on a file or an item of its own. */
export function testEachFailure(actions: readonly StaffAction[]): void {
  test.afterAll(resetAll);
  for (const action of actions) {
    test(`${action.name}, each way it can fail`, async ({ page, expectErrors }) => {
      test.setTimeout(120_000);
      expectErrors(/./);
      await resetToSpares(ways.length);
      await page.clock.install();
      await openStaffPage(page, action.path);
      // What is still loading when the clock is moved on would count as not answered.
      await untilLoaded(page);
      const until = await holdClock(page);
      const problems: string[] = [];
      for (const [round, [name, failure]] of ways.entries()) {
        await test.step(name, async () => {
          await page.setViewportSize(SIZES[round % SIZES.length] ?? SIZES[0]);
          const found = await tryFailure(page, until, action, failure, round);
          problems.push(...found.map((problem) => `${name}: ${problem}`));
        });
      }
      expect(problems).toEqual([]);
      expect(await twice(), 'records that are there twice').toEqual([]);
      expect(await deadLinks(), 'records without an object').toEqual([]);
      // What could not be taken away goes at the next visit.
      await page.clock.resume();
      await page.reload();
      await expect.poll(orphans, { message: 'objects without a record' }).toEqual([]);
    });
  }
}
