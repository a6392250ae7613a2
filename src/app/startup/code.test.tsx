import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HYDRATING_EVENT } from '@/browser/timing';
import { hideMissingCode } from '@/browser/withoutCode';
import { loadPageCode } from './code';

const ran = vi.fn();
/** A module that calls `entryRan` when it runs. */
const ENTRY = 'data:text/javascript,globalThis.entryRan()';

beforeEach(() => {
  ran.mockReset();
  vi.stubGlobal('entryRan', ran);
});
afterEach(() => {
  // Stops the timer of `loadPageCode`.
  document.dispatchEvent(new Event(HYDRATING_EVENT));
  vi.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const listPreloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const finishParsing = () => fireEvent(document, new Event('DOMContentLoaded'));

it('fetches the code after the figures, but runs the code only after the whole page is painted', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const first = [`${ENTRY}//1`, '/assets/react-1.js'];
  const deferred = ['/assets/Below-1.js'];
  let show = () => {};
  const figures = new Promise<void>((resolve) => (show = resolve));
  const begun = loadPageCode(first, deferred, Promise.resolve(), figures);
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" media="print" href="/p.css">';
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/gone.css">';
  const [own, , below] = document.querySelectorAll('link');
  if (own !== undefined) fireEvent.load(own);
  await settle();
  expect(listPreloads()).toEqual([]);
  show();
  await vi.waitFor(() => expect(listPreloads()).toEqual([...first, ...deferred]));
  state.mockReturnValue('interactive');
  finishParsing();
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
  ['do not arrive', () => new Promise<void>(() => undefined)],
  ['cannot be shown', () => Promise.reject(new Error('No figures'))],
])('runs the code if figures %s', async (how, figures) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const begun = loadPageCode(
    [`${ENTRY}//${how.replaceAll(' ', '-')}`],
    [],
    Promise.resolve(),
    figures(),
  );
  finishParsing();
  await begun;
  expect(ran).toHaveBeenCalledOnce();
});

it('runs nothing if the page lists no code', async () => {
  await loadPageCode([], [], Promise.resolve(), Promise.resolve());
  expect(listPreloads()).toEqual([]);
});

describe('a page whose code is missing', () => {
  const queryAlert = () => screen.queryByRole('alert');
  const wait = { advanceTimeDelta: 500, shouldAdvanceTime: true };
  const resolveEmpty = () => Promise.resolve();

  beforeEach(() => {
    vi.useFakeTimers(wait);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    document.body.innerHTML =
      '<div id="code-line"><template><p role="alert">Missing</p></template></div><section aria-busy="true"></section>';
  });
  afterEach(() => hideMissingCode());

  it('reports missing code once the code has failed to load', async () => {
    const gone = 'data:text/javascript,throw new Error("gone")';
    const begun = loadPageCode([gone], [], resolveEmpty(), resolveEmpty());
    finishParsing();
    expect(queryAlert()).toBeNull();
    await expect(begun).rejects.toThrow('gone');
    expect(queryAlert()).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-without-code');
    expect(document.querySelector('section')).toHaveAttribute('aria-busy', 'false');
  });

  it('reports missing code after 20 seconds, until the code arrives', () => {
    void loadPageCode([`${ENTRY}//late`], [], new Promise(() => undefined), resolveEmpty());
    vi.advanceTimersByTime(19_000);
    expect(queryAlert()).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(queryAlert()).toBeVisible();
    hideMissingCode();
    expect(queryAlert()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-without-code');
  });

  it('reports no missing code once hydration has begun', () => {
    void loadPageCode([`${ENTRY}//soon`], [], new Promise(() => undefined), resolveEmpty());
    document.dispatchEvent(new Event(HYDRATING_EVENT));
    vi.advanceTimersByTime(30_000);
    expect(queryAlert()).toBeNull();
  });
});
