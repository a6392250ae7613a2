import { afterEach, beforeEach, expect, vi } from 'vitest';
// Imported before a test reads from the database, so that its requests are sent during the test.
import '@/firebase/firestore';

/**
 * A test fails if it writes to console.error unexpectedly. A test that expects errors replaces the
 * spy with `vi.spyOn(console, 'error').mockImplementation(() => undefined)`, or calls
 * `expectConsoleErrors()` and checks the collected errors.
 */
let errors: string[] = [];
let expected = false;

/**
 * Call it in a test in which console.error is expected behaviour. Returns the errors from then on.
 */
export function expectConsoleErrors(): readonly string[] {
  expected = true;
  return errors;
}

/** There is no backend here. Requests that a test does not answer stay pending. */
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
