import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextPaint, painted } from './painted';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for the frame, and until it is drawn', async () => {
  const done = vi.fn();
  void painted().then(done);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(17);
  expect(done).toHaveBeenCalledOnce();
});

it('waits for nothing where nobody sees the document, or it was painted before', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await expect(painted()).resolves.toBeUndefined();
  hidden.mockReturnValue(false);
  const paint = {
    name: 'first-paint',
    entryType: 'paint',
    startTime: 1,
    duration: 0,
    toJSON: () => '',
  };
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([paint]);
  await expect(painted()).resolves.toBeUndefined();
  // What came after it waits for the next.
  const again = vi.fn();
  void nextPaint().then(again);
  await vi.advanceTimersByTimeAsync(0);
  expect(again).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(17);
  expect(again).toHaveBeenCalledOnce();
});

it('does not wait for a frame of a document that goes out of sight', async () => {
  const done = vi.fn();
  void painted().then(done);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});
