// @vitest-environment jsdom
/**
 * Checks every action of staff with every kind of failed request. The page must show the message
 * from the feature's messages.ts, keep the draft and offer a working Retry. No duplicate record and
 * no file without a record may remain. A fake clock runs only while the page waits.
 */
import { hasRunningRequests, waitForResponse } from '../helpers/staffArea';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { onPermissionError } from '@/firebase/staff/permissionErrors';
import { readDocument } from '../helpers/backend';
import { renderLinked } from '../helpers/renderWithStore';
import { resetToSpares, SPARE } from '../helpers/spares';
import { press, getSection, staffActions } from '../helpers/staffActions';
import { setUpSignedIn } from '../helpers/staffHooks';
import { readStored } from '../helpers/stored';
import { failCall, failureModes } from '../helpers/waysToFail';

/** Long enough for every banner to disappear, but shorter than every time limit of a request. */
const BANNER_GONE_MS = 5_000;
/** The clock advances in steps of this length. Each banner is visible for longer than one step. */
const STEP_MS = 500;
/** Longer than all time limits of one action together. */
const ACTION_TIMEOUT_MS = 60_000;
/** Matches the failure message that stays when its banner has disappeared. */
const FAILURE_LINE = /^(Not|Order not) \w+ at \d\d:\d\d: /;

const LISTS_BEFORE = {
  categories: ['Another', SPARE],
  files: ['Another', SPARE],
  news: ['Another', SPARE],
  duplicates: [],
  deadLinks: [],
};

const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function waitUntil(isThere: () => boolean): Promise<void> {
  for (let passed = 0; passed < ACTION_TIMEOUT_MS;) {
    if (isThere()) return;
    await act(waitForResponse);
    if (hasRunningRequests()) continue;
    await advanceClock(STEP_MS);
    passed += STEP_MS;
  }
  throw new Error(`It never comes: ${isThere.toString()}\n${document.body.textContent}`);
}

const isAtRest = () => document.querySelector('section[aria-busy="true"]') === null;
const readValue = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : null);
const isTextShown = (text: string) => document.body.textContent.includes(text);

setUpSignedIn();
// Skips the check for hidden elements, which is slow. No element of these pages is hidden.
configure({ defaultHidden: true });
const handlePermissionError = vi.fn();
let unsubscribe: () => void;
beforeEach(async () => {
  await resetToSpares();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  handlePermissionError.mockClear();
  unsubscribe = onPermissionError(handlePermissionError);
});
afterEach(() => {
  unsubscribe();
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

describe.each(staffActions)('$name', (action) => {
  it.each(failureModes)('recovers from the failure: $name', async (way) => {
    const { Page, region, call, successMessage, isOptional, isRead, isCheckedInList } = action;
    const { keepsBanner, getTypedField } = action;
    const failureMessage =
      (way.isRejected === true ? action.rejectionMessage : undefined) ?? action.failureMessage;
    renderLinked(<Page />, makeStore());
    await waitUntil(isAtRest);
    action.prepare?.();
    const text = getTypedField && readValue(getTypedField());
    const { wasSent, repair } = failCall(call, way);
    action.press();
    await waitUntil(() => isTextShown(failureMessage) || isTextShown(successMessage));
    expect(wasSent()).toBe(true);
    const isConfirmed =
      way.isExecuted === true && (way.isUnconfirmed !== true || isCheckedInList === true);
    const succeeds = isOptional === true || (isConfirmed && isRead !== true);
    const outcome = succeeds ? successMessage : failureMessage;
    expect(isTextShown(outcome), `it says "${outcome}"`).toBe(true);
    if (!succeeds) {
      if (getTypedField) expect(readValue(getTypedField())).toBe(text);
      expect(handlePermissionError).toHaveBeenCalledTimes(way.isRejected === true ? 1 : 0);
      // In these two cases the server rejects the request, so nothing may be stored.
      if (/^(refused|status 403)$/.test(way.name))
        expect(await readStored()).toEqual({ ...LISTS_BEFORE, orphans: [] });
    }
    repair();
    // Lets the pending requests finish before the retry.
    do await act(waitForResponse);
    while (hasRunningRequests());
    if (!succeeds) {
      await advanceClock(BANNER_GONE_MS);
      // React may render the message after the clock has advanced.
      const findRemainingMessage = () =>
        screen.queryByText(keepsBanner ? failureMessage : FAILURE_LINE);
      await waitUntil(() => findRemainingMessage() !== null);
      expect(findRemainingMessage()?.textContent).toContain(failureMessage);
      press(screen, 'Retry');
      await waitUntil(() => isTextShown(successMessage));
    }
    // The message must appear only once, and in the section of the action.
    expect(screen.getAllByText(successMessage)).toEqual([
      getSection(region).getByText(successMessage),
    ]);
    await waitUntil(isAtRest);
    cleanup();
    const { orphans, ...others } = await readStored();
    expect(others).toEqual({ ...LISTS_BEFORE, ...action.listsAfterwards });
    if (action.storedText !== undefined) {
      const [path, text] = action.storedText;
      expect(JSON.stringify(await readDocument(path))).toContain(text);
    }
    // If an optional request fails, a file may stay in Storage. `npm run storage:orphans` finds
    // such files.
    if (action.isOptional !== true) expect(orphans).toEqual([]);
  });
});
