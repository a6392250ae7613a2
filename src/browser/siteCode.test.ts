import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginCode } from './siteCode';

const ran = vi.fn();
/** A module that tells when it runs. */
const ENTRY = 'data:text/javascript,globalThis.entryRan()';

beforeEach(() => {
  ran.mockReset();
  vi.stubGlobal('entryRan', ran);
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('fetches the code after the moment, and runs it when the page and its sheets are there', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  let come: () => void = () => undefined;
  const first = [`${ENTRY}//1`, '/assets/react-1.js'];
  const late = ['/assets/Below-1.js'];
  const begun = beginCode({ first, late }, new Promise<void>((resolve) => (come = resolve)));
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" media="print" href="/p.css">';
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/gone.css">';
  const [own, , below] = document.querySelectorAll('link');
  await settle();
  expect(preloads()).toEqual([]);
  come();
  await vi.waitFor(() => expect(preloads()).toEqual([...first, ...late]));
  state.mockReturnValue('interactive');
  fireEvent(document, new Event('DOMContentLoaded'));
  if (own !== undefined) fireEvent.load(own);
  await settle();
  expect(ran).not.toHaveBeenCalled();
  if (below !== undefined) fireEvent.error(below);
  await begun;
  expect(ran).toHaveBeenCalledOnce();
});

it('runs nothing where the page names no code', async () => {
  await beginCode({ first: [], late: [] }, Promise.resolve());
  expect(preloads()).toEqual([]);
});
