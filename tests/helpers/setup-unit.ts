import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './dialog';

// What is waited for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * A test fails when something is written to console.error that it did not expect.
 * A test that expects errors replaces the spy: `vi.spyOn(console, 'error').mockImplementation(() => undefined)`
 * or calls `expectConsoleErrors()` and looks at what was collected.
 */
let errors: string[] = [];
let expected = false;

/** Call in a test where console.error is part of the behaviour; returns what is written from then on. */
export function expectConsoleErrors(): readonly string[] {
  expected = true;
  return errors;
}

/** There is no backend here: what a test does not answer itself stays under way. */
const unanswered = () => new Promise<Response>(() => undefined);
// For good: Firestore keeps the one it finds first, which may be between two tests.
globalThis.fetch = unanswered;

/**
 * Answers the requests that a test makes. Reads of the database stay under way: those of an earlier
 * test may be asked again at any moment, and are no business of this one.
 */
export function stubFetch(
  answer: (url: string, init: { body: string }) => Promise<Response>,
): void {
  const database = `http://${String(import.meta.env['VITE_FIRESTORE_EMULATOR_HOST'])}/`;
  vi.stubGlobal('fetch', (url: string, init: { body: string }) =>
    url.startsWith(database) ? unanswered() : answer(url, init),
  );
}

/** jsdom lays nothing out, so nothing can be scrolled into sight. */
if (!('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}

/** jsdom lays nothing out, so no size ever changes. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  errors = [];
  expected = false;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(
      parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '),
    );
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (!expected) expect(errors, 'unexpected console.error').toEqual([]);
});
