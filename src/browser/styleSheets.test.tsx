import { afterEach, expect, it, vi } from 'vitest';
import { createSignal } from '../../tests/helpers/signal';
import { withStyleSheets } from './styleSheets';
import { resetModules } from '../../tests/helpers/modules';

const load = vi.fn(() => Promise.resolve('code'));
const loadWithStyleSheets = withStyleSheets(load);

// Remove the links, because other test files use the same document.
afterEach(() => listLinks().forEach((each) => each.remove()));

const listLinks = () => [...document.querySelectorAll('link')];

function addStyleSheet(href: string, media?: string): HTMLLinkElement {
  const link = document.createElement('link');
  // The tests do not fetch the sheet. They dispatch its events instead.
  link.setAttribute('rel', 'stylesheet');
  link.setAttribute('href', href);
  if (media !== undefined) link.setAttribute('media', media);
  document.head.append(link);
  return link;
}

it('inserts a new link in place of a failed style sheet at each attempt until the style sheet loads', async () => {
  const first = addStyleSheet('/first.css');
  const link = addStyleSheet('/home.css');
  const last = addStyleSheet('/last.css');
  link.dispatchEvent(new Event('error'));

  const refused = loadWithStyleSheets();
  await vi.waitFor(() => expect(listLinks()[1]).not.toBe(link));
  const second = listLinks()[1];
  expect(second?.getAttribute('href')).toBe('/home.css');
  second?.dispatchEvent(new Event('error'));
  await expect(refused).rejects.toThrow('/home.css');

  const there = loadWithStyleSheets();
  await vi.waitFor(() => expect(listLinks()[1]).not.toBe(second));
  const third = listLinks()[1];
  third?.dispatchEvent(new Event('load'));
  await there;
  expect(listLinks()).toEqual([first, third, last]);

  await loadWithStyleSheets();
  expect(listLinks()[1]).toBe(third);
});

it('ignores failed style sheets of another page', async () => {
  const link = addStyleSheet('/contact.css');
  load.mockImplementationOnce(() => {
    link.dispatchEvent(new Event('error'));
    return Promise.reject(new Error('No style sheet'));
  });
  const contact = withStyleSheets(load);
  await expect(contact()).rejects.toThrow('No style sheet');
  await expect(withStyleSheets(load)()).resolves.toBe('code');
  expect(listLinks()).toEqual([link]);

  const there = contact();
  await vi.waitFor(() => expect(listLinks()[0]).not.toBe(link));
  listLinks()[0]?.dispatchEvent(new Event('load'));
  await expect(there).resolves.toBe('code');
});

it('waits for pending style sheets when an import is called again', async () => {
  const sheets = createSignal();
  // Vite waits for the style sheets only on the first import.
  const once = vi
    .fn(() => Promise.resolve('code'))
    .mockImplementationOnce(() => sheets.promise.then(() => 'code'));
  const ask = withStyleSheets(once);
  const came = vi.fn();
  const all = Promise.all([ask(), ask().then(came)]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(came).not.toHaveBeenCalled();
  sheets.resolve();
  await all;
  await ask();
  expect(once).toHaveBeenCalledTimes(2);
});

it('retries style sheets of the document that failed before scripts ran', async () => {
  addStyleSheet('/print.css', 'print');
  const link = addStyleSheet('/home.css');
  resetModules();
  const inNewDocument = await import('./styleSheets');
  void inNewDocument.withStyleSheets(load)();
  await vi.waitFor(() => expect(listLinks()[1]).not.toBe(link));
  expect(listLinks()).toHaveLength(2);
});
