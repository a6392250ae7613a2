import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTimedMessage } from './useActionOutcome';

test('a message goes after its time, or stays until it is cleared', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useTimedMessage<string>(3000));
  const expectAfter = (milliseconds: number, message: string | null) => {
    act(() => void vi.advanceTimersByTime(milliseconds));
    expect(result.current.message).toBe(message);
  };
  act(() => result.current.show('First'));
  expectAfter(2999, 'First');
  // A new one starts its own time.
  act(() => result.current.show('Second'));
  expectAfter(2999, 'Second');
  expectAfter(1, null);
  act(() => result.current.show('Failed', { keep: true }));
  expectAfter(60_000, 'Failed');
  act(() => result.current.clear());
  expectAfter(0, null);
});
