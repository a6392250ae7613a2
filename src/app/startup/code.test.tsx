import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginCode } from './code';

const ran = vi.fn();
/** A module that reports when it runs. */
const ENTRY = 'data:text/javascript,globalThis.entryRan()';

beforeEach(() => {
  ran.mockReset();
  vi.stubGlobal('entryRan', ran);
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('fetches the code once the page and its sheets are there and painted, and runs it', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const first = [`${ENTRY}//1`, '/assets/react-1.js'];
  const deferred = ['/assets/Below-1.js'];
  const begun = beginCode(first, deferred);
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" media="print" href="/p.css">';
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/gone.css">';
  const [own, , below] = document.querySelectorAll('link');
  if (own !== undefined) fireEvent.load(own);
  state.mockReturnValue('interactive');
  fireEvent(document, new Event('DOMContentLoaded'));
  await settle();
  expect(frames).toEqual([]);
  if (below !== undefined) fireEvent.error(below);
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  await settle();
  expect(preloads()).toEqual([]);
  expect(ran).not.toHaveBeenCalled();
  frames[0]?.(0);
  await begun;
  expect(preloads()).toEqual([...first, ...deferred]);
  expect(ran).toHaveBeenCalledOnce();
});

it('runs nothing where the page names no code', async () => {
  await beginCode([], []);
  expect(preloads()).toEqual([]);
});
