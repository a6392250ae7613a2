// @vitest-environment jsdom
/**
 * Every call of the staff area, and every way in which it can fail: the message is the
 * constant of the feature's messages.ts, what was typed is kept, Retry works, and nothing is left
 * behind twice or without a record. The pages' clock stands still; it goes on where a page waits
 * for nothing but time.
 */
import { isWaiting, nextAnswer } from '../helpers/staffArea';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { onPermissionError } from '@/firebase/staff/permissionErrors';
import { readDocument } from '../helpers/backend';
import { renderLinked } from '../helpers/renderWithStore';
import { resetToSpares, SPARE } from '../helpers/spares';
import { press, section, staffActions } from '../helpers/staffActions';
import { asSignedIn } from '../helpers/staffHooks';
import { readStored } from '../helpers/stored';
import { failCall, ways } from '../helpers/waysToFail';

/** Longer than any banner stays, shorter than any limit of a call. */
const BANNER_GONE_MS = 5_000;
/** So far the clock goes on at a time, shorter than any banner stays. */
const STEP_MS = 500;
/** Longer than all limits of one action together. */
const PATIENCE_MS = 60_000;
/** What stays of a failure when its banner has gone. */
const LINE = /^(Not|Order not) \w+ at \d\d:\d\d: /;

/** What the lists hold before an action, and what is in order then. */
const AS_BEFORE = {
  categories: ['Another', SPARE],
  files: ['Another', SPARE],
  news: ['Another', SPARE],
  twice: [],
  deadLinks: [],
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function until(isThere: () => boolean): Promise<void> {
  for (let passed = 0; passed < PATIENCE_MS;) {
    if (isThere()) return;
    await act(nextAnswer);
    if (isWaiting()) continue;
    await pass(STEP_MS);
    passed += STEP_MS;
  }
  throw new Error(`It never comes: ${isThere.toString()}\n${document.body.textContent}`);
}

/** Everything on the page has been loaded, and nothing is being saved. */
const isAtRest = () => document.querySelector('section[aria-busy="true"]') === null;
const valueOf = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : null);
const isSaid = (text: string) => document.body.textContent.includes(text);

asSignedIn();
// Nothing here is hidden, and to find that out takes long.
configure({ defaultHidden: true });
const refused = vi.fn();
let stop: () => void;
beforeEach(async () => {
  await resetToSpares();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  refused.mockClear();
  stop = onPermissionError(refused);
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

describe.each(staffActions)('$name', (action) => {
  it.each(ways)('$name', async (way) => {
    const { Page, region, call, done, aside, reads, asksList, keeps, typed } = action;
    const failed = (way.refusal === true ? action.refused : undefined) ?? action.failed;
    renderLinked(<Page />, makeStore());
    await until(isAtRest);
    action.prepare?.();
    const text = typed && valueOf(typed());
    const { wasAsked, repair } = failCall(call, way);
    action.press();
    await until(() => isSaid(failed) || isSaid(done));
    expect(wasAsked()).toBe(true);
    const known = way.carriedOut === true && (way.unknown !== true || asksList === true);
    const succeeds = aside === true || (known && reads !== true);
    const outcome = succeeds ? done : failed;
    expect(isSaid(outcome), `it says "${outcome}"`).toBe(true);
    if (!succeeds) {
      if (typed) expect(valueOf(typed())).toBe(text);
      expect(refused).toHaveBeenCalledTimes(way.refusal === true ? 1 : 0);
      // Ways that are answered and that are not: what is known to have failed has changed nothing.
      if (/^(refused|status 403)$/.test(way.name))
        expect(await readStored()).toEqual({ ...AS_BEFORE, orphans: [] });
    }
    repair();
    // What hung arrives before it is tried again.
    do await act(nextAnswer);
    while (isWaiting());
    if (!succeeds) {
      await pass(BANNER_GONE_MS);
      // React may render that later than the clock has gone on.
      const stays = () => screen.queryByText(keeps ? failed : LINE);
      await until(() => stays() !== null);
      expect(stays()?.textContent).toContain(failed);
      press(screen, 'Retry');
      await until(() => isSaid(done));
    }
    // Once: in the section concerned and nowhere else.
    expect(screen.getAllByText(done)).toEqual([section(region).getByText(done)]);
    await until(isAtRest);
    cleanup();
    const { orphans, ...others } = await readStored();
    expect(others).toEqual({ ...AS_BEFORE, ...action.leaves });
    if (action.writes !== undefined) {
      const [path, text] = action.writes;
      expect(JSON.stringify(await readDocument(path))).toContain(text);
    }
    // What storage does not delete stays for `npm run storage:orphans`.
    if (action.aside !== true) expect(orphans).toEqual([]);
  });
});
