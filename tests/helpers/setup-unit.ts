import { afterEach, beforeEach, expect, vi } from 'vitest';
// Imports Firestore before the tests, so that their first requests are sent during the test.
import '@/firebase/firestore';

/**
 * A test fails if it writes to console.error unexpectedly. A test that expects errors replaces the
 * spy with `vi.spyOn(console, 'error').mockImplementation(() => undefined)`, or calls
 * `expectConsoleErrors()` and checks the collected errors.
 */
let errors: string[] = [];
let areErrorsExpected = false;

/** Allows console errors in the current test. Returns an array that collects them. */
export function expectConsoleErrors(): readonly string[] {
  areErrorsExpected = true;
  return errors;
}

/** Unit tests have no backend. Requests that a test does not answer stay pending. */
globalThis.fetch = () => new Promise<Response>(() => undefined);

beforeEach(() => {
  errors = [];
  areErrorsExpected = false;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(
      parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!areErrorsExpected) expect(errors, 'unexpected console.error').toEqual([]);
});
