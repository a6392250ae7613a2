import { expect, test, vi } from 'vitest';
import { withinLimit } from './timeLimit';

test('an answer in time is passed on, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(withinLimit(Promise.resolve('figures'), 10)).resolves.toBe('figures');
  await expect(withinLimit(Promise.reject(new Error('refused')), 10)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
