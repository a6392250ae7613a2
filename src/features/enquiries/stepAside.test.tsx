import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areOverlapping, reserveSpaceForPopup, keepPopupOutOfTheWay } from './stepAside';

const BAR = new DOMRect(0, 700, 400, 56);
const UNDER_IT = new DOMRect(300, 650, 500, 100);
const BESIDE_IT = new DOMRect(400, 650, 500, 200);

let stop: () => void;
let popup: HTMLElement;
const isAside = () => popup.hasAttribute('data-aside');

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}`);
  return found;
}

function placeAt(selector: string, rect: DOMRect): HTMLElement {
  const part = find(selector);
  part.getBoundingClientRect = () => rect;
  return part;
}

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <form><input /></form><p data-keep-clear>Illustration</p><i data-keep-away></i><a href="#">Link</a>
    </main>
    <aside><button>Sign up</button><form><input /></form></aside>`;
  popup = placeAt('aside', BAR);
  placeAt('aside form', UNDER_IT);
  placeAt('main', new DOMRect(0, 0, 1280, 4000));
  stop = keepPopupOutOfTheWay(popup);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

it('shows the pop-up while it covers nothing but the background of the page', () => {
  expect(isAside()).toBe(false);
  find('main').focus();
  expect(isAside()).toBe(false);
});

it.each(['main form', 'p'])('hides the pop-up while it would cover the element %s', (selector) => {
  placeAt(selector, UNDER_IT);
  window.dispatchEvent(new Event('scroll'));
  expect(isAside()).toBe(true);
  placeAt(selector, BESIDE_IT);
  window.dispatchEvent(new Event('resize'));
  expect(isAside()).toBe(false);
});

it('hides the pop-up while an element with data-keep-away is visible', () => {
  placeAt('i', new DOMRect(0, 10, 300, 40));
  window.dispatchEvent(new Event('scroll'));
  expect(isAside()).toBe(true);
  placeAt('i', new DOMRect(0, -40, 300, 40));
  window.dispatchEvent(new Event('scroll'));
  expect(isAside()).toBe(false);
});

it.each([
  ['a link below it', 'a', UNDER_IT],
  ['a field anywhere on the page', 'main input', BESIDE_IT],
])('hides the pop-up while %s has the focus', (_, selector, rect) => {
  const part = placeAt(selector, rect);
  part.focus();
  expect(isAside()).toBe(true);
  part.blur();
  expect(isAside()).toBe(false);
});

it('shows the pop-up over other content while it has the focus', () => {
  find('aside button').focus();
  placeAt('main form', UNDER_IT);
  window.dispatchEvent(new Event('scroll'));
  expect(isAside()).toBe(false);
  find('aside input').focus();
  expect(isAside()).toBe(false);
});

it('shows the pop-up while the focus moves within it', () => {
  placeAt('main form', UNDER_IT);
  find('aside button').focus();
  const seen: boolean[] = [];
  popup.addEventListener('focusout', () => queueMicrotask(() => seen.push(isAside())));
  document.addEventListener('focusout', () => seen.push(isAside()));
  find('aside input').focus();
  expect(seen).not.toContain(true);
});

it('shows the pop-up again after the cleanup function is called', () => {
  placeAt('a', UNDER_IT).focus();
  stop();
  expect(isAside()).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  expect(isAside()).toBe(false);
});

describe('the space for the pop-up at the end of the page', () => {
  const page = document.documentElement;
  const scroll = (top: number) => {
    Object.defineProperties(page, {
      scrollHeight: { configurable: true, value: 4000 },
      clientHeight: { configurable: true, value: 720 },
    });
    page.scrollTop = top;
  };

  it('reserves space for the pop-up with a CSS variable until the pop-up disappears', () => {
    Object.defineProperty(popup, 'offsetHeight', { value: 57 });
    const give = reserveSpaceForPopup(popup);
    expect(page.style.getPropertyValue('--letter-height')).toBe('57px');
    give();
    expect(page.style.getPropertyValue('--letter-height')).toBe('');
  });

  it.each([
    [3280, 4000],
    [3000, 3000],
  ])(
    'changes the scroll position %d to %d so that a visitor at the end of the page stays there',
    (from, to) => {
      scroll(from);
      reserveSpaceForPopup(popup)();
      expect(page.scrollTop).toBe(to);
    },
  );
});

describe('the overlap of two rectangles', () => {
  const bar = { left: 900, top: 664, right: 1276, bottom: 720 };

  it.each([
    { what: 'lies within the first one', left: 1000, top: 680, right: 1100, bottom: 700 },
    { what: 'lies around the first one', left: 0, top: 0, right: 1280, bottom: 4000 },
    { what: 'reaches in from above', left: 950, top: 600, right: 1000, bottom: 664.5 },
    { what: 'reaches in from the left', left: 0, top: 690, right: 900.5, bottom: 700 },
    { what: 'crosses from side to side', left: 0, top: 690, right: 1280, bottom: 700 },
  ])('detects that two rectangles overlap if the second one $what', (other) => {
    expect(areOverlapping(bar, other)).toBe(true);
    expect(areOverlapping(other, bar)).toBe(true);
  });

  it.each([
    { what: 'ends where the first one begins', left: 900, top: 600, right: 1276, bottom: 664 },
    { what: 'touches its left side', left: 0, top: 664, right: 900, bottom: 720 },
    { what: 'lies above the first one', left: 900, top: 100, right: 1276, bottom: 400 },
    { what: 'lies beside the first one', left: 100, top: 664, right: 500, bottom: 720 },
    { what: 'has no height', left: 950, top: 690, right: 1000, bottom: 690 },
    { what: 'has no width', left: 950, top: 690, right: 950, bottom: 700 },
    { what: 'is not rendered', left: 0, top: 0, right: 0, bottom: 0 },
  ])('detects no overlap of two rectangles if the second one $what', (other) => {
    expect(areOverlapping(bar, other)).toBe(false);
    expect(areOverlapping(other, bar)).toBe(false);
  });
});
