/** What pages need that reach the backend from jsdom. */
import './dialog';
import { configure } from '@testing-library/react';
import { Blob, File } from 'node:buffer';

// Node's fetch does not accept jsdom's own.
Object.assign(globalThis, { Blob, File });
// jsdom neither shows pictures nor scrolls.
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
// It works out at length what style sheets hide: here that is closed dialogs alone.
const shown = document.createElement('div').style;
const inline = document.createElement('span').style;
inline.display = 'inline';
const hidden = document.createElement('div').style;
hidden.display = 'none';
window.getComputedStyle = (element) => {
  if (element.matches('dialog:not([open])')) return hidden;
  // Words in spans are no words apart, to whoever reads a name.
  return element.matches('span') ? inline : shown;
};
// Nor has it a screen: no media query matches.
Object.assign(window, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// A real server answers, and on a busy machine not within a second.
configure({ asyncUtilTimeout: 10_000 });
