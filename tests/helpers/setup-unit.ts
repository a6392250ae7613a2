import { afterEach, beforeEach, expect, vi } from 'vitest';
// Loads Firestore before the tests, so that their first request is sent without a delay.
import '@/firebase/firestore';

/**
 * A test fails if it logs an unexpected error. A test that expects errors can call
 * `expectConsoleErrors()`, or replace the implementation of the spy on `console.error`.
 */
let errors: string[] = [];
let areErrorsExpected = false;

/** Allows console errors in the current test. Returns an array to which each error is added. */
export function expectConsoleErrors(): readonly string[] {
  areErrorsExpected = true;
  return errors;
}

/** Requests stay pending unless a test answers them, because unit tests have no backend. */
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
