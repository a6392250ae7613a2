import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropAnsweredEvents, captureEarlyEvents, replayEarlyEvents } from './earlyEvents';

let button: HTMLButtonElement;
const pressed = vi.fn();

captureEarlyEvents();

beforeEach(() => {
  document.body.innerHTML = '<main><button><svg></svg></button></main>';
  const found = document.querySelector('button');
  if (found === null) throw new Error('No button');
  button = found;
});
afterEach(() => {
  document.body.innerHTML = '';
  replayEarlyEvents();
  pressed.mockClear();
});

it('repeats what was pressed before anything answered, once', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.click();
  button.addEventListener('click', pressed);
  replayEarlyEvents();
  expect(pressed).toHaveBeenCalledOnce();
});

it('notes where a link leads, but none that opens elsewhere or stays', () => {
  const follow = (attributes: string, how: MouseEventInit = {}) => {
    Reflect.deleteProperty(window, 'followed');
    document.body.innerHTML = `<a ${attributes}><b>Go</b></a>`;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    // happy-dom would fetch the page.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('b')?.dispatchEvent(click);
    return window.followed;
  };
  expect(follow('href="/services"')).toBe(`${location.origin}/services`);
  expect(follow('href="/services"', { ctrlKey: true })).toBeUndefined();
  expect(follow('href="/services"', { button: 1 })).toBeUndefined();
  expect(follow('href="/services" target="_blank"')).toBeUndefined();
  expect(follow('href="https://example.com/"')).toBeUndefined();
  expect(follow('href="mailto:info@example.com"')).toBeUndefined();
  expect(follow('href="#content"')).toBeUndefined();
});

it('says first that the button has the focus, where it has', () => {
  const focused = vi.fn(() => expect(pressed).not.toHaveBeenCalled());
  button.focus();
  button.click();
  button.addEventListener('click', pressed);
  document.addEventListener('focusin', focused);
  replayEarlyEvents();
  expect(focused).toHaveBeenCalledOnce();
  document.removeEventListener('focusin', focused);
});

it('repeats Escape where the focus is, once', () => {
  const keys: unknown[] = [];
  document.body.addEventListener('keydown', ({ key, target }) => keys.push([key, target]));
  button.focus();
  for (const key of ['a', 'Escape', 'Escape']) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  }
  replayEarlyEvents();
  expect(keys).toEqual([['Escape', button]]);
});

it('leaves out what is no longer there', () => {
  button.click();
  button.addEventListener('click', pressed);
  button.remove();
  replayEarlyEvents();
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves out what was answered, and keeps what a part that is not there yet stopped', () => {
  dropAnsweredEvents();
  button.click();
  button.addEventListener('click', pressed);
  replayEarlyEvents();
  expect(pressed).not.toHaveBeenCalled();

  // As React does for a part that has still to hydrate.
  const main = document.querySelector('main');
  const stop = (event: Event) => event.stopPropagation();
  main?.addEventListener('click', stop);
  button.click();
  pressed.mockClear();
  replayEarlyEvents();
  expect(pressed).toHaveBeenCalledOnce();
  main?.removeEventListener('click', stop);
  replayEarlyEvents();
  replayEarlyEvents();
  expect(pressed).toHaveBeenCalledTimes(2);
});
