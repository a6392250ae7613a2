import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SLIDE_LINK } from '@/content/slides';
import { stubMediaMatches } from '../../tests/helpers/media';
import { Carousel } from './Carousel';
import { CAROUSEL_INTERVAL_MS } from './carouselInterval';

beforeEach(() => {
  vi.useFakeTimers();
  stubMediaMatches(false);
});

const show = () =>
  render(
    <MemoryRouter>
      <Carousel scene={<p>Our own drawing</p>} />
    </MemoryRouter>,
  );
const region = () => screen.getByRole('region', { name: 'What we do' });
const button = (name: string) => screen.getByRole('button', { name });
const wait = (times: number) => {
  for (let turn = 0; turn < times; turn++)
    act(() => void vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS));
};

/** Returns the slide that assistive technology sees. */
const current = () => screen.getByRole('group', { name: /of 3$/ });
const expectAt = (slide: number) => expect(current()).toHaveAccessibleName(`${slide} of 3`);

it('loads no pictures if the visitor saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { container } = show();
  wait(1);
  expectAt(2);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(container.querySelector('.carousel-scene.shown')).toHaveTextContent('Our own drawing');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('advancing', () => {
  it('advances the slides every 6 seconds and wraps around', () => {
    show();
    expect(CAROUSEL_INTERVAL_MS).toBe(6000);
    const seen = [0, 1, 2, 3].map(() => {
      const name = current().getAttribute('aria-label');
      wait(1);
      return name;
    });
    expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3']);
  });

  it('shows a chosen slide for a full interval', () => {
    show();
    act(() => void vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS - 1));
    fireEvent.click(button('Next slide'));
    act(() => void vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS - 1));
    expectAt(2);
  });

  it('stops advancing for good when the focus enters the carousel', () => {
    show();
    act(() => button('Next slide').focus());
    act(() => button('Next slide').blur());
    wait(3);
    expectAt(1);
    expect(button('Play the slides')).toBeVisible();
  });

  it('pauses while the pointer is over the carousel', () => {
    show();
    fireEvent.mouseEnter(region());
    wait(3);
    expectAt(1);
    expect(button('Pause the slides')).toBeVisible();
    fireEvent.mouseLeave(region());
    wait(1);
    expectAt(2);
    fireEvent.mouseEnter(region());
    fireEvent.click(button('Pause the slides'));
    fireEvent.mouseLeave(region());
    wait(2);
    expectAt(2);
  });

  it('announces slides only while they are paused', () => {
    show();
    expect(region().querySelector('a, button')).toBe(button('Pause the slides'));
    expect(current().parentElement).toHaveAttribute('aria-live', 'off');
    // The press does not move the focus.
    expect(fireEvent.mouseDown(button('Pause the slides'))).toBe(false);
    fireEvent.click(button('Pause the slides'));
    wait(2);
    expectAt(1);
    expect(current().parentElement).toHaveAttribute('aria-live', 'polite');
    fireEvent.mouseEnter(region());
    fireEvent.click(button('Play the slides'));
    wait(1);
    expectAt(2);
    fireEvent.mouseLeave(region());
    fireEvent.mouseEnter(region());
    wait(2);
    expectAt(2);
  });

  it('does not advance with reduced motion', () => {
    stubMediaMatches(true);
    show();
    wait(3);
    expectAt(1);
    fireEvent.click(button('Play the slides'));
    wait(1);
    expectAt(2);
  });
});

it('stops at the first and last slide', async () => {
  vi.useRealTimers();
  show();
  expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Previous slide'));
  expectAt(1);
  for (const slide of [2, 3, 3]) {
    await userEvent.click(button('Next slide'));
    expectAt(slide);
  }
  expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next slide')).toBeEnabled();
  await userEvent.tab();
  expect(button('Slide 1')).toHaveFocus();
});

it('shows each slide, with its link, when its dot is pressed', () => {
  show();
  const links = [1, 2, 3].map((number) => {
    fireEvent.click(button(`Slide ${number}`));
    expectAt(number);
    for (const other of [1, 2, 3]) {
      const isCurrent = button(`Slide ${other}`).getAttribute('aria-current');
      expect(isCurrent).toBe(other === number ? 'true' : null);
    }
    return within(current()).getByRole('link', { name: SLIDE_LINK }).getAttribute('href');
  });
  expect(links).toEqual(['/contact', '/services', '/services']);
});

it('loads the picture of a later slide when it is shown or the page is idle', () => {
  const { container } = show();
  const pictures = () => container.querySelectorAll('img').length;
  expect(pictures()).toBe(0);
  fireEvent.click(button('Next slide'));
  expect(pictures()).toBe(1);
  act(() => void vi.advanceTimersByTime(3000));
  expect(pictures()).toBe(2);
});
