import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './dialog';
// Already here when a test reads from the database, so that its requests go out while it runs.
import '@/firebase/firestore';

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
globalThis.fetch = () => new Promise<Response>(() => undefined);

/**
 * Reads that are under way when a test ends wait for the connection to come back, and would ask
 * again in a later test of any file: the window is shared.
 */
const waiting = new Set<EventListenerOrEventListenerObject>();
function noteWaiting(target: EventTarget) {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    if (type === 'online' && listener !== null) waiting.add(listener);
    add(type, listener, options);
  });
}
function forgetWaiting() {
  for (const listener of waiting) window.removeEventListener('online', listener);
  waiting.clear();
}
/** One turn of the event loop, whatever timers a test has put in place. */
const realSetImmediate = setImmediate;
const turn = () => new Promise((resolve) => realSetImmediate(resolve));

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
  noteWaiting(window);
  errors = [];
  expected = false;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(
      parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '),
    );
  });
});

afterEach(async () => {
  cleanup();
  await turn();
  forgetWaiting();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (!expected) expect(errors, 'unexpected console.error').toEqual([]);
});
