import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { benefits } from '@/content/benefits';
import { groupCompanies } from '@/content/groupCompanies';
import { Hero } from './Hero';
import { TrustedBy } from './TrustedBy';
import { HIGHLIGHT_AT, nearestIndex } from './useNearest';
import { WhyChooseUs } from './WhyChooseUs';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens with the headline and a link to the services', () => {
  render(<Hero />, { wrapper: MemoryRouter });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Deliver Thorough And Impactful Services' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Learn More about our services' })).toHaveAttribute(
    'href',
    '/services',
  );
});

it('names the four companies that trust the firm', () => {
  render(<TrustedBy />);
  for (const { name } of groupCompanies) expect(screen.getByRole('img', { name })).toBeVisible();
});

describe('Why Choose Us', () => {
  const CARD = 160;
  let scrolled = 0;

  function layOut() {
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      queueMicrotask(() => run(0));
      return 1;
    });
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, place * CARD - scrolled, 800, CARD);
    });
  }
  const scroll = async (to: number) => {
    scrolled = to;
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await Promise.resolve();
    });
  };
  const highlighted = () =>
    screen
      .getAllByRole('listitem')
      .filter((card) => card.classList.contains('nearest'))
      .map((card) => card.querySelector('h3')?.textContent);

  it('has six cards and highlights the one nearest 40% of the viewport', async () => {
    layOut();
    render(<WhyChooseUs />);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    const line = window.innerHeight * HIGHLIGHT_AT;
    for (const [place, { title }] of benefits.entries()) {
      await scroll(place * CARD + CARD / 2 - line);
      expect(highlighted()).toEqual([title]);
    }
  });

  it('keeps to the first and last card beyond the list', async () => {
    layOut();
    render(<WhyChooseUs ground="paper" />);
    await scroll(-5000);
    expect(highlighted()).toEqual([benefits[0]?.title]);
    await scroll(5000);
    expect(highlighted()).toEqual([benefits[5]?.title]);
  });
});

describe('the nearest of some numbers', () => {
  it.each([
    [[10, 20, 30], 22, 1],
    [[10, 20, 30], 15, 0],
    [[-50, -20], 400, 1],
    [[], 5, 0],
  ])('of %j to %i', (numbers, target, index) => {
    expect(nearestIndex(numbers, target)).toBe(index);
  });
});
