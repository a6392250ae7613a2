import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimedMessage } from './useTimedMessage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a message goes after its time', () => {
  const { result } = renderHook(() => useTimedMessage<string>(3000));
  act(() => result.current.show('Saved'));
  act(() => vi.advanceTimersByTime(2999));
  expect(result.current.message).toBe('Saved');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.message).toBeNull();
});

test('a new message starts its own time', () => {
  const { result } = renderHook(() => useTimedMessage<string>(3000));
  act(() => result.current.show('First'));
  act(() => vi.advanceTimersByTime(2000));
  act(() => result.current.show('Second'));
  act(() => vi.advanceTimersByTime(2000));
  expect(result.current.message).toBe('Second');
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current.message).toBeNull();
});

test('a message may stay until it is cleared', () => {
  const { result } = renderHook(() => useTimedMessage<string>(3000));
  act(() => result.current.show('Failed', { keep: true }));
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.message).toBe('Failed');
  act(() => result.current.clear());
  expect(result.current.message).toBeNull();
});
