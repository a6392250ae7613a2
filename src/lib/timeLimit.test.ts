import { expect, test, vi } from 'vitest';
import { withinLimit } from './timeLimit';

test('clears the timer of a response or error that arrives in time', async () => {
  vi.useFakeTimers();
  await expect(withinLimit(Promise.resolve('figures'), 10)).resolves.toBe('figures');
  await expect(withinLimit(Promise.reject(new Error('refused')), 10)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
