import { menuLinks, newsletterLink } from '@/content/navigation';
import { newsletter } from '@/content/newsletter';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firm } from '@/content/firm';
import { SiteLayout } from './SiteLayout';
import { makeStore } from './store';
import { renderLinked } from '../../../tests/helpers/renderWithStore';

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

function Where() {
  const { pathname, hash } = useLocation();
  return <p data-testid="where">{pathname + hash}</p>;
}

function show(path = '/') {
  const part = (
    <SiteLayout>
      <Where />
      <Link to="/#market-data">To the board</Link>
      <h2 id="market-data" tabIndex={-1}>
        Market data
      </h2>
    </SiteLayout>
  );
  renderLinked(part, makeStore(), path);
}
const where = () => screen.getByTestId('where').textContent;
const menu = () => screen.getByRole<HTMLDetailsElement>('group');
const summary = () => screen.getByText('Menu');

describe('the contact strip and the footer', () => {
  it('shows the same contact details in the strip and the footer', () => {
    show();
    const strip = within(screen.getByRole('region', { name: 'Contact details' }));
    const footer = within(screen.getByRole('contentinfo'));
    for (const part of [strip, footer]) {
      for (const { shown, href } of firm.phones) {
        expect(part.getByRole('link', { name: shown })).toHaveAttribute('href', href);
      }
      expect(part.getByRole('link', { name: firm.email })).toBeVisible();
      expect(part.getByText(firm.address)).toBeVisible();
      expect(part.getByRole('link', { name: /photo-sharing site/ })).toBeVisible();
      expect(part.getByRole('link', { name: /professional network/ })).toBeVisible();
    }
    expect(footer.getByText(firm.copyright)).toBeVisible();
  });

  it('has a Newsletter link that opens the form, even if the visitor has closed the newsletter bar', async () => {
    localStorage.setItem('isNewsLetter', 'closed');
    show('/about');
    const link = screen.getByRole('link', { name: newsletterLink.label });
    expect(link).toHaveAttribute('href', newsletterLink.to);
    await userEvent.click(link);
    const form = await screen.findByRole('complementary', { name: newsletter.title });
    expect(await within(form).findByLabelText('Name')).toHaveFocus();
    expect(where()).toBe('/about');
    await userEvent.click(within(form).getByRole('button', { name: 'Close newsletter' }));
    expect(link).toHaveFocus();
  });

  it('has a News link that does nothing', async () => {
    show('/contact');
    const before = window.location.href;
    await userEvent.click(screen.getByRole('link', { name: 'News' }));
    expect(where()).toBe('/contact');
    expect(window.location.href).toBe(before);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('the navigation', () => {
  it('links to all sections, with the current one marked', () => {
    show('/about/directors');
    const links = within(screen.getByRole('navigation', { name: 'Main' }));
    const [about] = links.getAllByRole('link', { name: 'About' });
    const [services] = links.getAllByRole('link', { name: 'Services' });
    expect(about).toHaveAttribute('aria-current', 'page');
    expect(services).not.toHaveAttribute('aria-current');
  });

  it('closes the menu on a link, on a click elsewhere or on Escape', async () => {
    show();
    await userEvent.keyboard('{Escape}');
    expect(summary()).not.toHaveFocus();
    const opened = async () => {
      await userEvent.click(summary());
      expect(menu().open).toBe(true);
    };
    await opened();
    await userEvent.click(screen.getByTestId('where'));
    expect(menu().open).toBe(false);
    await opened();
    await userEvent.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(summary()).toHaveFocus();
    await opened();
    const labels = within(menu())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(menuLinks.map(({ label }) => label));
    await userEvent.click(within(menu()).getByRole('link', { name: 'Services' }));
    expect(where()).toBe('/services');
    expect(menu().open).toBe(false);
  });
});

it('links the Today strip to the markets page, or on the markets page to the top of the page', async () => {
  show('/about');
  const link = () => screen.getByRole('link', { name: /Market data/ });
  await userEvent.click(link());
  expect(where()).toBe('/markets');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(link()).toHaveAttribute('href', '/markets#top');
});

it.each(['/', '/about'])(
  'scrolls from %s to the target of a link with a fragment on every click',
  async (path) => {
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    show(path);
    const board = screen.getByRole('heading', { name: 'Market data' });
    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('link', { name: 'To the board' }));
      expect(where()).toBe('/#market-data');
      expect(board).toHaveFocus();
      expect(intoView).toHaveBeenCalledTimes(times);
    }
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('scrolls to the top of the content and focuses it after a navigation to another path', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'About Us' }));
  expect(where()).toBe('/about');
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'About Us' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
