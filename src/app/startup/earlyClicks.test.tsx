import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HYDRATED, HYDRATING } from '@/browser/timing';
import { replayEarlyClicks } from './earlyClicks';

let button: HTMLButtonElement;
const pressed = vi.fn();
const say = (event: string) => document.dispatchEvent(new Event(event));

replayEarlyClicks();

beforeEach(() => {
  document.body.innerHTML = '<main><button><svg></svg></button></main>';
  const found = document.querySelector('button');
  if (found === null) throw new Error('No button');
  button = found;
});
afterEach(() => {
  document.body.innerHTML = '';
  say(HYDRATED);
  pressed.mockClear();
});

it('replays a click on a button without a handler once', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.click();
  button.addEventListener('click', pressed);
  say(HYDRATED);
  expect(pressed).toHaveBeenCalledOnce();
});

it('does not replay handled clicks, and keeps clicks in a section that has not hydrated', () => {
  say(HYDRATING);
  button.click();
  button.addEventListener('click', pressed);
  say(HYDRATED);
  expect(pressed).not.toHaveBeenCalled();

  // React does this for a section that has not hydrated yet.
  const main = document.querySelector('main');
  const stop = (event: Event) => event.stopPropagation();
  main?.addEventListener('click', stop);
  button.click();
  pressed.mockClear();
  say(HYDRATED);
  expect(pressed).toHaveBeenCalledOnce();
  main?.removeEventListener('click', stop);
  say(HYDRATED);
  say(HYDRATED);
  expect(pressed).toHaveBeenCalledTimes(2);
});
