import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './dialog';
import { takeTextChanges, watchTexts } from './textChanges';

/** What tests with a document have beside what all have; its hooks run inside theirs. */

// What is waited for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Reads that are under way when a test ends wait for the connection to come back, and would ask
 * again in a later test of any file: the window is shared.
 */
const waiting = new Set<EventListenerOrEventListenerObject>();
function noteWaiting(target: EventTarget) {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    // What captures it only notes it, before what asks again has been drawn.
    const notes = typeof options === 'object' && options.capture === true;
    if (type === 'online' && listener !== null && !notes) waiting.add(listener);
  });
}
function forgetWaiting() {
  for (const listener of waiting) window.removeEventListener('online', listener);
  waiting.clear();
}
/** The connection comes back, once somebody waits for it: what is drawn may listen only later. */
export async function comeBack(): Promise<void> {
  await waitFor(() => expect(waiting.size).toBeGreaterThan(0));
  act(() => void window.dispatchEvent(new Event('online')));
}

/** One turn of the event loop, whatever timers a test has put in place. */
const realSetImmediate = setImmediate;
const turn = () => new Promise((resolve) => realSetImmediate(resolve));

/** jsdom lays nothing out, so nothing can be scrolled into sight. */
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** What a chart is drawn in, 744 by 400 px, and words of which every letter is as wide. */
const plotBox = new DOMRect(0, 0, 744, 400);
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.plot { font-size: 12px }' }),
);
// jsdom loads no fonts.
Object.assign(document, { fonts: new EventTarget() });
const pen = { measureText: (text: string) => ({ width: text.length * 7 }) };

/** jsdom lays nothing out, so no size ever changes. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

watchTexts();
/** The staff area is not translated. */
const isStaffTest = () => /admin|auth/.test(expect.getState().testPath ?? '');

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  Object.assign(SVGElement.prototype, { getBoundingClientRect: () => plotBox });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen });
  noteWaiting(window);
});

afterEach(async () => {
  cleanup();
  const changes = takeTextChanges();
  await turn();
  forgetWaiting();
  // A test may have stood in for the storage itself.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (!isStaffTest())
    expect(changes, 'texts that a translated page would show wrongly').toEqual([]);
});
