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
  vi.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const whole = () => fireEvent(document, new Event('DOMContentLoaded'));

it('fetches the code once the page has its figures, and runs it once all of it is there and painted', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const first = [`${ENTRY}//1`, '/assets/react-1.js'];
  const deferred = ['/assets/Below-1.js'];
  let show = () => {};
  const figures = new Promise<void>((resolve) => (show = resolve));
  const begun = beginCode(first, deferred, Promise.resolve(), figures);
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" media="print" href="/p.css">';
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/gone.css">';
  const [own, , below] = document.querySelectorAll('link');
  if (own !== undefined) fireEvent.load(own);
  await settle();
  expect(preloads()).toEqual([]);
  show();
  await vi.waitFor(() => expect(preloads()).toEqual([...first, ...deferred]));
  state.mockReturnValue('interactive');
  whole();
  await settle();
  expect(frames).toEqual([]);
  if (below !== undefined) fireEvent.error(below);
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  await settle();
  expect(ran).not.toHaveBeenCalled();
  frames[0]?.(0);
  await begun;
  expect(ran).toHaveBeenCalledOnce();
});

it.each([
  ['do not come', () => new Promise<void>(() => undefined)],
  ['cannot be shown', () => Promise.reject(new Error('No figures'))],
])('runs the code where figures %s', async (how, figures) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const begun = beginCode(
    [`${ENTRY}//${how.replaceAll(' ', '-')}`],
    [],
    Promise.resolve(),
    figures(),
  );
  whole();
  await begun;
  expect(ran).toHaveBeenCalledOnce();
});

it('runs nothing where the page names no code', async () => {
  await beginCode([], [], Promise.resolve(), Promise.resolve());
  expect(preloads()).toEqual([]);
});
