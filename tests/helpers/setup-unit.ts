import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './dialog';

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

/** jsdom lays nothing out, so nothing can be scrolled into sight. */
if (!('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}

beforeEach(() => {
  vi.stubGlobal('fetch', unanswered);
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
