import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPresses, notePresses, repeatPresses } from './presses';

let button: HTMLButtonElement;
const pressed = vi.fn();

notePresses();

beforeEach(() => {
  document.body.innerHTML = '<main><button><svg></svg></button></main>';
  const found = document.querySelector('button');
  if (found === null) throw new Error('No button');
  button = found;
});
afterEach(() => {
  document.body.innerHTML = '';
  repeatPresses();
  pressed.mockClear();
});

it('repeats what was pressed before anything answered, once', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.click();
  button.addEventListener('click', pressed);
  repeatPresses();
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
  repeatPresses();
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
  repeatPresses();
  expect(keys).toEqual([['Escape', button]]);
});

it('leaves out what is no longer there', () => {
  button.click();
  button.addEventListener('click', pressed);
  button.remove();
  repeatPresses();
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves out what was answered, and keeps what a part that is not there yet stopped', () => {
  answerPresses();
  button.click();
  button.addEventListener('click', pressed);
  repeatPresses();
  expect(pressed).not.toHaveBeenCalled();

  // As React does for a part that has still to hydrate.
  const main = document.querySelector('main');
  const stop = (event: Event) => event.stopPropagation();
  main?.addEventListener('click', stop);
  button.click();
  pressed.mockClear();
  repeatPresses();
  expect(pressed).toHaveBeenCalledOnce();
  main?.removeEventListener('click', stop);
  repeatPresses();
  repeatPresses();
  expect(pressed).toHaveBeenCalledTimes(2);
});
