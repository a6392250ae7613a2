import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLIDE_LINK, slides } from '@/content/slides';
import { ADVANCE_MS, Carousel } from './Carousel';

function prefer(reducedMotion: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  vi.useFakeTimers();
  prefer(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <MemoryRouter>
      <Carousel label="What we do" slides={slides} />
    </MemoryRouter>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const wait = (times: number) => {
  for (let turn = 0; turn < times; turn++) act(() => void vi.advanceTimersByTime(ADVANCE_MS));
};
/** The one slide that assistive technology sees. */
const current = () => screen.getByRole('group', { name: /of 3$/ });

it('keeps its first picture, and asks for no other, where the visitor saves data', () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  const { container } = show();
  wait(1);
  expect(current()).toHaveAccessibleName('2 of 3');
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('.carousel-scene.shown img')).toHaveAttribute(
    'src',
    slides[0]?.image,
  );
  Reflect.deleteProperty(navigator, 'connection');
});

describe('advancing', () => {
  it('moves on every 6 seconds and wraps around', () => {
    show();
    expect(ADVANCE_MS).toBe(6000);
    const seen = [0, 1, 2, 3].map(() => {
      const name = current().getAttribute('aria-label');
      wait(1);
      return name;
    });
    expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3']);
  });

  it('gives a slide that was chosen its whole time', () => {
    show();
    act(() => void vi.advanceTimersByTime(ADVANCE_MS - 1));
    fireEvent.click(button('Next slide'));
    act(() => void vi.advanceTimersByTime(ADVANCE_MS - 1));
    expect(current()).toHaveAccessibleName('2 of 3');
  });

  it('stops for good when something in it takes the focus', () => {
    show();
    act(() => button('Next slide').focus());
    act(() => button('Next slide').blur());
    wait(3);
    expect(current()).toHaveAccessibleName('1 of 3');
    expect(button('Play the slides')).toBeVisible();
  });

  it('waits while the pointer is over it, then goes on', () => {
    show();
    const carousel = screen.getByRole('region', { name: 'What we do' });
    fireEvent.mouseEnter(carousel);
    wait(3);
    expect(current()).toHaveAccessibleName('1 of 3');
    expect(button('Pause the slides')).toBeVisible();
    fireEvent.mouseLeave(carousel);
    wait(1);
    expect(current()).toHaveAccessibleName('2 of 3');
  });

  it('does not go on after the pointer left when it was stopped', () => {
    show();
    const carousel = screen.getByRole('region', { name: 'What we do' });
    fireEvent.mouseEnter(carousel);
    fireEvent.click(button('Pause the slides'));
    fireEvent.mouseLeave(carousel);
    wait(2);
    expect(current()).toHaveAccessibleName('1 of 3');
  });

  it('starts at once when Play is pressed with the pointer over it', () => {
    show();
    const carousel = screen.getByRole('region', { name: 'What we do' });
    fireEvent.click(button('Pause the slides'));
    fireEvent.mouseEnter(carousel);
    fireEvent.click(button('Play the slides'));
    wait(1);
    expect(current()).toHaveAccessibleName('2 of 3');
    fireEvent.mouseLeave(carousel);
    fireEvent.mouseEnter(carousel);
    wait(2);
    expect(current()).toHaveAccessibleName('2 of 3');
  });

  it('is paused and started by its own button', () => {
    show();
    fireEvent.click(button('Pause the slides'));
    wait(2);
    expect(current()).toHaveAccessibleName('1 of 3');
    fireEvent.click(button('Play the slides'));
    wait(1);
    expect(current()).toHaveAccessibleName('2 of 3');
  });

  it('does not let a press on the pause button move the focus', () => {
    show();
    expect(fireEvent.mouseDown(button('Pause the slides'))).toBe(false);
  });

  it('does not start under reduced motion', () => {
    prefer(true);
    show();
    wait(3);
    expect(current()).toHaveAccessibleName('1 of 3');
    fireEvent.click(button('Play the slides'));
    wait(1);
    expect(current()).toHaveAccessibleName('2 of 3');
  });

  it('announces slides only when it stands', () => {
    show();
    expect(current().parentElement).toHaveAttribute('aria-live', 'off');
    fireEvent.click(button('Pause the slides'));
    expect(current().parentElement).toHaveAttribute('aria-live', 'polite');
  });
});

describe('controls', () => {
  it('stop at the ends', () => {
    show();
    expect(button('Previous slide')).toBeDisabled();
    fireEvent.click(button('Next slide'));
    expect(button('Previous slide')).toBeEnabled();
    fireEvent.click(button('Next slide'));
    expect(button('Next slide')).toBeDisabled();
    fireEvent.click(button('Previous slide'));
    expect(current()).toHaveAccessibleName('2 of 3');
  });

  it('has a dot for each slide', () => {
    show();
    expect(button('Slide 1')).toHaveAttribute('aria-current', 'true');
    fireEvent.click(button('Slide 3'));
    expect(button('Slide 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Slide 1')).not.toHaveAttribute('aria-current');
    expect(current()).toHaveAccessibleName('3 of 3');
  });

  it('links each slide, the first to contact and the others to services', () => {
    show();
    const links = [1, 2, 3].map((number) => {
      fireEvent.click(button(`Slide ${number}`));
      return within(current()).getByRole('link', { name: SLIDE_LINK }).getAttribute('href');
    });
    expect(links).toEqual(['/contact', '/services', '/services']);
  });
});

describe('artwork', () => {
  const pictures = (container: HTMLElement) => container.querySelectorAll('img').length;

  it('of the later slides waits until the page is idle', () => {
    const { container } = show();
    expect(pictures(container)).toBe(1);
    act(() => void vi.advanceTimersByTime(3000));
    expect(pictures(container)).toBe(3);
  });

  it('of a slide that is shown does not wait', () => {
    const { container } = show();
    fireEvent.click(button('Next slide'));
    expect(pictures(container)).toBe(2);
  });
});
