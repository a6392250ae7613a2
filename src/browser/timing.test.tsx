import { beforeEach, expect, it, vi } from 'vitest';
import {
  CODE_MISSING_EVENT,
  HYDRATED_EVENT,
  layOutOnlyNearbyParts,
  waitForPaint,
  waitForFirstPaint,
} from './timing';

beforeEach(() => void vi.useFakeTimers());

function trackCall(over: Promise<void>) {
  const done = vi.fn();
  void over.then(done);
  return done;
}
async function expectAfterFrame(done: ReturnType<typeof trackCall>) {
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(17);
  expect(done).toHaveBeenCalledOnce();
}

it('waits until the next frame is painted', async () => {
  await expectAfterFrame(trackCall(waitForFirstPaint()));
});

it('does not wait for a paint if the document is hidden or already painted', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await expect(waitForFirstPaint()).resolves.toBeUndefined();
  hidden.mockReturnValue(false);
  const paint = { name: 'first-paint', entryType: 'paint', startTime: 1, duration: 0 };
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ ...paint, toJSON: () => '' }]);
  await expect(waitForFirstPaint()).resolves.toBeUndefined();
  // After the first paint, changes become visible only with the next paint.
  await expectAfterFrame(trackCall(waitForPaint()));
});

it('stops waiting for a paint when the document becomes hidden', async () => {
  const done = trackCall(waitForFirstPaint());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

const laysOutOnlyNearbyParts = () => document.documentElement.hasAttribute('data-nearby');

it.each([
  ['hydration', HYDRATED_EVENT],
  ['the code is missing', CODE_MISSING_EVENT],
])('lays out only the parts of the page near the viewport until %s', (_, event) => {
  window.history.replaceState(null, '', '/');
  layOutOnlyNearbyParts();
  expect(laysOutOnlyNearbyParts()).toBe(true);
  document.dispatchEvent(new Event(event));
  expect(laysOutOnlyNearbyParts()).toBe(false);
});

it('lays out the whole page when the browser is about to scroll', () => {
  for (const [state, address] of [
    [{ idx: 0 }, '/'],
    [null, '/#why'],
  ] as const) {
    window.history.replaceState(state, '', address);
    layOutOnlyNearbyParts();
    expect(laysOutOnlyNearbyParts()).toBe(false);
  }
});
