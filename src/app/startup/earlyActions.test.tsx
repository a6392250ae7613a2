import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HYDRATED_EVENT, HYDRATING_EVENT } from '@/browser/timing';
import { replayEarlyActions } from './earlyActions';

let button: HTMLButtonElement;
const clicked = vi.fn();
const dispatch = (event: string) => document.dispatchEvent(new Event(event));

replayEarlyActions();

beforeEach(() => {
  document.body.innerHTML = '<main><button><svg></svg></button></main>';
  const found = document.querySelector('button');
  if (found === null) throw new Error('No button');
  button = found;
});
afterEach(() => {
  document.body.innerHTML = '';
  dispatch(HYDRATED_EVENT);
  clicked.mockClear();
});

it('replays a click on a button without a handler once', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button.click();
  button.addEventListener('click', clicked);
  dispatch(HYDRATED_EVENT);
  expect(clicked).toHaveBeenCalledOnce();
});

it('replays the last early choice in a select once', () => {
  document.body.innerHTML = '<select><option>None</option><option>Inflation</option></select>';
  const select = document.querySelector('select');
  if (select === null) throw new Error('No select');
  select.value = 'Inflation';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  const chosen = vi.fn(() => select.value);
  select.addEventListener('change', chosen);
  // React resets the `select` to the value in its state when it hydrates the element.
  select.value = 'None';
  dispatch(HYDRATED_EVENT);
  expect(chosen.mock.results).toEqual([{ type: 'return', value: 'Inflation' }]);
});

it('replays only clicks that a hydrated section has not handled', () => {
  dispatch(HYDRATING_EVENT);
  button.click();
  button.addEventListener('click', clicked);
  dispatch(HYDRATED_EVENT);
  expect(clicked).not.toHaveBeenCalled();

  // React also stops clicks in a section that has not hydrated.
  const main = document.querySelector('main');
  const stop = (event: Event) => event.stopPropagation();
  main?.addEventListener('click', stop);
  button.click();
  clicked.mockClear();
  dispatch(HYDRATED_EVENT);
  expect(clicked).toHaveBeenCalledOnce();
  main?.removeEventListener('click', stop);
  dispatch(HYDRATED_EVENT);
  dispatch(HYDRATED_EVENT);
  expect(clicked).toHaveBeenCalledTimes(2);
});
