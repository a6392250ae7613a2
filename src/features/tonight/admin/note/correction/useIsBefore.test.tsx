import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsBefore } from './useIsBefore';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns false once the given time is reached', () => {
  const moment = Date.now() + MINUTE_MS;
  const { result } = renderHook(() => useIsBefore(moment));
  act(() => void vi.advanceTimersByTime(MINUTE_MS - 1));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

it('returns false for a time in the past', () => {
  const { result } = renderHook(() => useIsBefore(Date.now() - 1));
  expect(result.current).toBe(false);
});
