import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './dialog';
import { stubObservers } from './observers';
import { takeTextChanges, watchTexts } from './textChanges';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * The `online` listeners that the current test has added. When they run, they repeat the pending
 * requests of the test. All test files share the window, so the listeners are removed after each
 * test. Otherwise they would send these requests during a later test.
 */
const onlineListeners = new Set<EventListenerOrEventListenerObject>();
function recordOnlineListeners(target: EventTarget) {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    // Capturing listeners send no requests, so they are not recorded.
    const isCapturing = typeof options === 'object' && options.capture === true;
    if (type === 'online' && listener !== null && !isCapturing) onlineListeners.add(listener);
  });
}
function removeOnlineListeners() {
  for (const listener of onlineListeners) window.removeEventListener('online', listener);
  onlineListeners.clear();
}
/** Dispatches `online` after a component has added a listener for it. */
export async function goOnline(): Promise<void> {
  await waitFor(() => expect(onlineListeners.size).toBeGreaterThan(0));
  act(() => void window.dispatchEvent(new Event('online')));
}

// Fake timers replace the global function, so this is a reference to the real one.
const realSetImmediate = setImmediate;
const waitForTurn = () => new Promise((resolve) => realSetImmediate(resolve));

Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** A chart of 744 × 400 px in which all letters have the same width. */
const plotBox = new DOMRect(0, 0, 744, 400);
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.plot { font-size: 12px }' }),
);
Object.assign(document, { fonts: new EventTarget() });
const pen = { measureText: (text: string) => ({ width: text.length * 7 }) };

watchTexts();
/** Returns whether the test belongs to the staff area, which browsers do not translate. */
const isStaffTest = () => /admin|auth/.test(expect.getState().testPath ?? '');

beforeEach(() => {
  stubObservers();
  Object.assign(SVGElement.prototype, { getBoundingClientRect: () => plotBox });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen });
  recordOnlineListeners(window);
});

afterEach(async () => {
  cleanup();
  const changes = takeTextChanges();
  await waitForTurn();
  removeOnlineListeners();
  // Restores the real storage if the test has replaced it.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (!isStaffTest())
    expect(changes, 'texts that a translated page would show wrongly').toEqual([]);
});
