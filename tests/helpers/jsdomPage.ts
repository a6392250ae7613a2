/** Prepares jsdom for pages that use the backend. */
import './dialog';
import { configure } from '@testing-library/react';
import { Blob, File } from 'node:buffer';

// Node's fetch does not accept the Blob and File of jsdom.
Object.assign(globalThis, { Blob, File });
// jsdom cannot show pictures or scroll.
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
// jsdom computes hidden elements from style sheets slowly. Here only closed dialogs are hidden.
const shown = document.createElement('div').style;
const inline = document.createElement('span').style;
inline.display = 'inline';
const hidden = document.createElement('div').style;
hidden.display = 'none';
window.getComputedStyle = (element) => {
  if (element.matches('dialog:not([open])')) return hidden;
  // The computation of accessible names adds no spaces around inline elements.
  return element.matches('span') ? inline : shown;
};
// jsdom has no screen, so no media query matches.
Object.assign(window, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// The real server may need more than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
