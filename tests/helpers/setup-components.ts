import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './dialog';
import { takeTextChanges, watchTexts } from './textChanges';

/** Setup of tests with a DOM, in addition to the common setup. */

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Requests that are pending when a test ends wait until the connection is back. They would be sent
 * again in a later test, because all files share the window.
 */
const onlineListeners = new Set<EventListenerOrEventListenerObject>();
function recordOnlineListeners(target: EventTarget) {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    // Capturing listeners only record the event, before other listeners send requests again.
    const isCapturing = typeof options === 'object' && options.capture === true;
    if (type === 'online' && listener !== null && !isCapturing) onlineListeners.add(listener);
  });
}
function removeOnlineListeners() {
  for (const listener of onlineListeners) window.removeEventListener('online', listener);
  onlineListeners.clear();
}
/**
 * Dispatches `online` once something listens for it, because components may add the listener later.
 */
export async function goOnline(): Promise<void> {
  await waitFor(() => expect(onlineListeners.size).toBeGreaterThan(0));
  act(() => void window.dispatchEvent(new Event('online')));
}

/** Waits for one turn of the event loop, also with fake timers. */
const realSetImmediate = setImmediate;
const waitForTurn = () => new Promise((resolve) => realSetImmediate(resolve));

/** jsdom has no layout, so nothing can scroll into view. */
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** The size of a chart, 744 by 400 px, in which all letters have the same width. */
const plotBox = new DOMRect(0, 0, 744, 400);
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.plot { font-size: 12px }' }),
);
// jsdom loads no fonts.
Object.assign(document, { fonts: new EventTarget() });
const pen = { measureText: (text: string) => ({ width: text.length * 7 }) };

/** jsdom has no layout, so no size ever changes. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

watchTexts();
/** Returns whether a test belongs to the staff area, which is not translated. */
const isStaffTest = () => /admin|auth/.test(expect.getState().testPath ?? '');

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  Object.assign(SVGElement.prototype, { getBoundingClientRect: () => plotBox });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen });
  recordOnlineListeners(window);
});

afterEach(async () => {
  cleanup();
  const changes = takeTextChanges();
  await waitForTurn();
  removeOnlineListeners();
  // A test may have replaced the storage.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (!isStaffTest())
    expect(changes, 'texts that a translated page would show wrongly').toEqual([]);
});
