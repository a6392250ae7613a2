import { vi } from 'vitest';

export const NOW = new Date('2026-11-24T18:00:00Z');
export const TODAY = '2026-11-24';

/**
 * Stops the clock at `NOW`. Fake timers would slow down these tests, which create millions of
 * `Date` objects.
 */
export function stopClock(): void {
  vi.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
  const constructDate = (real: typeof Date, given: [] | [number]) =>
    given.length === 0 ? new real(NOW) : new real(...given);
  vi.stubGlobal('Date', new Proxy(Date, { construct: constructDate }));
}
