import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimedMessage } from './useTimedMessage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('a message goes after its time', () => {
  const { result } = renderHook(() => useTimedMessage<string>(3000));
  act(() => result.current.show('Saved'));
  pass(2999);
  expect(result.current.message).toBe('Saved');
  pass(1);
  expect(result.current.message).toBeNull();
});

test('a new message starts its own time', () => {
  const { result } = renderHook(() => useTimedMessage<string>(3000));
  act(() => result.current.show('First'));
  pass(2000);
  act(() => result.current.show('Second'));
  pass(2000);
  expect(result.current.message).toBe('Second');
  pass(1000);
  expect(result.current.message).toBeNull();
});

test('a message may stay until it is cleared', () => {
  const { result } = renderHook(() => useTimedMessage<string>(3000));
  act(() => result.current.show('Failed', { keep: true }));
  pass(60_000);
  expect(result.current.message).toBe('Failed');
  act(() => result.current.clear());
  expect(result.current.message).toBeNull();
});
