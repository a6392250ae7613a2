/** Prepares jsdom for pages that use the backend. */
import './dialog';
import { configure } from '@testing-library/react';
import { Blob, File } from 'node:buffer';

// The `fetch` of Node rejects the Blob and File objects of jsdom.
Object.assign(globalThis, { Blob, File });
// Stubs functions that jsdom lacks.
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
// Avoids jsdom's slow computation of styles. The pages in these tests hide only closed dialogs.
const shown = document.createElement('div').style;
const inline = document.createElement('span').style;
inline.display = 'inline';
const hidden = document.createElement('div').style;
hidden.display = 'none';
window.getComputedStyle = (element) => {
  if (element.matches('dialog:not([open])')) return hidden;
  // A span must be inline. Otherwise accessible names would contain extra spaces.
  return element.matches('span') ? inline : shown;
};
// jsdom does not implement media queries.
Object.assign(window, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// The backend may take more than one second, the default limit, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
