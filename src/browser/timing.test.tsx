import { beforeEach, expect, it, vi } from 'vitest';
import { HYDRATED, layOutNearby, nextPaint, painted } from './timing';

beforeEach(() => void vi.useFakeTimers());

function called(over: Promise<void>) {
  const done = vi.fn();
  void over.then(done);
  return done;
}
async function expectAfterFrame(done: ReturnType<typeof called>) {
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(17);
  expect(done).toHaveBeenCalledOnce();
}

it('waits for the frame, and until it is drawn', async () => {
  await expectAfterFrame(called(painted()));
});

it('waits for nothing where nobody sees the document, or it was painted before', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await expect(painted()).resolves.toBeUndefined();
  hidden.mockReturnValue(false);
  const paint = { name: 'first-paint', entryType: 'paint', startTime: 1, duration: 0 };
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ ...paint, toJSON: () => '' }]);
  await expect(painted()).resolves.toBeUndefined();
  // Later changes need another paint.
  await expectAfterFrame(called(nextPaint()));
});

it('does not wait for a frame of a document that goes out of sight', async () => {
  const done = called(painted());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

it('has what is near laid out alone until React answers, where nothing is to be scrolled to', () => {
  const isNearby = () => document.documentElement.hasAttribute('data-nearby');
  for (const [state, address] of [
    [{ idx: 0 }, '/'],
    [null, '/#why'],
  ] as const) {
    window.history.replaceState(state, '', address);
    layOutNearby();
    expect(isNearby()).toBe(false);
  }
  window.history.replaceState(null, '', '/');
  layOutNearby();
  expect(isNearby()).toBe(true);
  document.dispatchEvent(new Event(HYDRATED));
  expect(isNearby()).toBe(false);
});
