import { expect, test, vi } from 'vitest';
import { limitTime } from './timeLimit';

test('clears the timer if the result arrives before the time limit', async () => {
  vi.useFakeTimers();
  await expect(limitTime(Promise.resolve('figures'), 10)).resolves.toBe('figures');
  await expect(limitTime(Promise.reject(new Error('refused')), 10)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
