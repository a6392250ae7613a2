import { beforeEach, expect, test, vi } from 'vitest';
import { READ_LIMIT_MS, TimedOut, withinLimit } from './timeLimit';

beforeEach(() => void vi.useFakeTimers());

test('an answer in time is passed on, and leaves no timer behind', async () => {
  await expect(withinLimit(Promise.resolve('figures'), READ_LIMIT_MS)).resolves.toBe('figures');
  await expect(withinLimit(Promise.reject(new Error('refused')), 10)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that never answers is given up when the time is over, and not before', async () => {
  const ended = vi.fn();
  const limited = withinLimit(new Promise(() => undefined), READ_LIMIT_MS).catch(ended);
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await limited;
  expect(ended).toHaveBeenCalledWith(new TimedOut(READ_LIMIT_MS));
});
