import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SLIDE_LINK_LABEL } from '@/content/slides';
import { stubMediaMatches } from '../../tests/helpers/media';
import { Carousel } from './Carousel';
import { CAROUSEL_INTERVAL_MS } from './carouselInterval';

beforeEach(() => {
  vi.useFakeTimers();
  stubMediaMatches(false);
});

const renderCarousel = () =>
  render(
    <MemoryRouter>
      <Carousel scene={<p>Our own drawing</p>} />
    </MemoryRouter>,
  );
const getRegion = () => screen.getByRole('region', { name: 'What we do' });
const getButton = (name: string) => screen.getByRole('button', { name });
const advanceIntervals = (times: number) => {
  for (let turn = 0; turn < times; turn++)
    act(() => void vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS));
};

/** Returns the slide that is not hidden from screen readers. */
const getCurrentSlide = () => screen.getByRole('group', { name: /of 3$/ });
const expectSlide = (slide: number) =>
  expect(getCurrentSlide()).toHaveAccessibleName(`${slide} of 3`);

it('loads no pictures if the browser is set to save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { container } = renderCarousel();
  advanceIntervals(1);
  expectSlide(2);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(container.querySelector('.carousel-scene.shown')).toHaveTextContent('Our own drawing');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('automatic advance', () => {
  it('shows the next slide every 6 seconds, and the first slide after the last', () => {
    renderCarousel();
    expect(CAROUSEL_INTERVAL_MS).toBe(6000);
    const seen = [0, 1, 2, 3].map(() => {
      const name = getCurrentSlide().getAttribute('aria-label');
      advanceIntervals(1);
      return name;
    });
    expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3']);
  });

  it('shows a slide for a full interval after the visitor has chosen it', () => {
    renderCarousel();
    act(() => void vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS - 1));
    fireEvent.click(getButton('Next slide'));
    act(() => void vi.advanceTimersByTime(CAROUSEL_INTERVAL_MS - 1));
    expectSlide(2);
  });

  it('does not resume the slides after the focus has entered the carousel', () => {
    renderCarousel();
    act(() => getButton('Next slide').focus());
    act(() => getButton('Next slide').blur());
    advanceIntervals(3);
    expectSlide(1);
    expect(getButton('Play the slides')).toBeVisible();
  });

  it('pauses while the pointer is over the carousel', () => {
    renderCarousel();
    fireEvent.mouseEnter(getRegion());
    advanceIntervals(3);
    expectSlide(1);
    expect(getButton('Pause the slides')).toBeVisible();
    fireEvent.mouseLeave(getRegion());
    advanceIntervals(1);
    expectSlide(2);
    fireEvent.mouseEnter(getRegion());
    fireEvent.click(getButton('Pause the slides'));
    fireEvent.mouseLeave(getRegion());
    advanceIntervals(2);
    expectSlide(2);
  });

  it('lets screen readers announce slides only while the carousel is paused', () => {
    renderCarousel();
    expect(getRegion().querySelector('a, button')).toBe(getButton('Pause the slides'));
    expect(getCurrentSlide().parentElement).toHaveAttribute('aria-live', 'off');
    // Pressing the button does not move the focus to it.
    expect(fireEvent.mouseDown(getButton('Pause the slides'))).toBe(false);
    fireEvent.click(getButton('Pause the slides'));
    advanceIntervals(2);
    expectSlide(1);
    expect(getCurrentSlide().parentElement).toHaveAttribute('aria-live', 'polite');
    fireEvent.mouseEnter(getRegion());
    fireEvent.click(getButton('Play the slides'));
    advanceIntervals(1);
    expectSlide(2);
    fireEvent.mouseLeave(getRegion());
    fireEvent.mouseEnter(getRegion());
    advanceIntervals(2);
    expectSlide(2);
  });

  it('does not advance if the visitor prefers reduced motion', () => {
    stubMediaMatches(true);
    renderCarousel();
    advanceIntervals(3);
    expectSlide(1);
    fireEvent.click(getButton('Play the slides'));
    advanceIntervals(1);
    expectSlide(2);
  });
});

it('disables Previous on the first slide and Next on the last slide', async () => {
  vi.useRealTimers();
  renderCarousel();
  expect(getButton('Previous slide')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(getButton('Previous slide'));
  expectSlide(1);
  for (const slide of [2, 3, 3]) {
    await userEvent.click(getButton('Next slide'));
    expectSlide(slide);
  }
  expect(getButton('Next slide')).toHaveAttribute('aria-disabled', 'true');
  expect(getButton('Next slide')).toBeEnabled();
  await userEvent.tab();
  expect(getButton('Slide 1')).toHaveFocus();
});

it('shows a slide and its link when the visitor presses its dot', () => {
  renderCarousel();
  const links = [1, 2, 3].map((number) => {
    fireEvent.click(getButton(`Slide ${number}`));
    expectSlide(number);
    for (const other of [1, 2, 3]) {
      const isCurrent = getButton(`Slide ${other}`).getAttribute('aria-current');
      expect(isCurrent).toBe(other === number ? 'true' : null);
    }
    return within(getCurrentSlide())
      .getByRole('link', { name: SLIDE_LINK_LABEL })
      .getAttribute('href');
  });
  expect(links).toEqual(['/contact', '/services', '/services']);
});

it('loads the picture of a slide when the slide is shown or the page is idle', () => {
  const { container } = renderCarousel();
  const countPictures = () => container.querySelectorAll('img').length;
  expect(countPictures()).toBe(0);
  fireEvent.click(getButton('Next slide'));
  expect(countPictures()).toBe(1);
  act(() => void vi.advanceTimersByTime(3000));
  expect(countPictures()).toBe(2);
});
