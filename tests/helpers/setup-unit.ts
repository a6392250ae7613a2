import { afterEach, beforeEach, expect, vi } from 'vitest';
// Already here when a test reads from the database, so that its requests go out while it runs.
import '@/firebase/firestore';

/**
 * A test fails when something is written to console.error that it did not expect.
 * A test that expects errors replaces the spy: `vi.spyOn(console, 'error').mockImplementation(() =>
 * undefined)` or calls `expectConsoleErrors()` and looks at what was collected.
 */
let errors: string[] = [];
let expected = false;

/**
 * Call in a test where console.error is part of the behaviour; returns what is written from then
 * on.
 */
export function expectConsoleErrors(): readonly string[] {
  expected = true;
  return errors;
}

/** There is no backend here: what a test does not answer itself stays under way. */
globalThis.fetch = () => new Promise<Response>(() => undefined);

beforeEach(() => {
  errors = [];
  expected = false;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(
      parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!expected) expect(errors, 'unexpected console.error').toEqual([]);
});
