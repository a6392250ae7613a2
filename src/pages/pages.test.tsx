import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { services } from '@/content/services';
import AboutPage from './AboutPage';
import ContactPage from './ContactPage';
import DirectorPage from './DirectorPage';
import DirectorsPage from './DirectorsPage';
import NotFoundPage from './NotFoundPage';
import ServicesPage from './ServicesPage';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function show(...history: string[]) {
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={history}>
        <Routes>
          <Route path="/about" element={<AboutPage />} />
          <Route path="/about/directors" element={<DirectorsPage />} />
          <Route path="/about/director/:id" element={<DirectorPage />} />
          <Route path="/services" element={<ServicesPage />} />
          <Route path="/contact" element={<ContactPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
const title = () => screen.getByRole('heading', { level: 1 });
const link = (name: string) => screen.getByRole('link', { name });

describe('About', () => {
  it('says who, why and how, and leads to each director', async () => {
    show('/about');
    expect(title()).toHaveTextContent('Who we are');
    for (const name of [
      'Objective',
      'Vision',
      'Mission',
      'Custom Research Services',
      'Why Choose Us',
      'Board of Directors',
    ]) {
      expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
    expect(screen.getByRole('form', { name: 'Custom research request' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What we do' })).toBeVisible();
    for (const { name, role } of directors) expect(link(`${name} ${role}`)).toBeVisible();
    await userEvent.click(link('Ngozi Umeh Director'));
    expect(title()).toHaveTextContent('Ngozi Umeh');
  });
});

describe('Board of Directors', () => {
  it('has five directors with their biographies', async () => {
    show('/about/directors');
    expect(title()).toHaveTextContent('Board of Directors');
    for (const { name, role, desc } of directors) {
      const item = within(screen.getByRole('link', { name }).closest('li') ?? document.body);
      expect(item.getByText(role)).toBeVisible();
      for (const paragraph of desc) expect(item.getByText(paragraph)).toBeVisible();
    }
    await userEvent.click(link('Kelechi Nwosu'));
    expect(title()).toHaveTextContent('Kelechi Nwosu');
  });
});

describe('a director', () => {
  it('is found by the full name in the address', () => {
    show('/about/director/Babatunde%20Akinsanya');
    expect(title()).toHaveTextContent('Babatunde Akinsanya');
    expect(screen.getByText('Chairman')).toBeVisible();
    expect(screen.getByRole('img', { name: /Babatunde Akinsanya/ })).toHaveAttribute(
      'src',
      '/images/directors/ba-big.svg',
    );
  });

  it('goes back one step', async () => {
    show('/about');
    await userEvent.click(link('Ngozi Umeh Director'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(title()).toHaveTextContent('Who we are');
  });

  it('goes back to the board when it was opened directly', async () => {
    show('/about/director/Ngozi%20Umeh');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(title()).toHaveTextContent('Board of Directors');
  });

  it.each(['Nobody', 'ngozi%20umeh', '%25'])('that is unknown (%s) is not found', (id) => {
    show(`/about/director/${id}`);
    expect(title()).toHaveTextContent('Page not found');
  });
});

describe('Services', () => {
  it('has five services, each with a way to get started', () => {
    show('/services');
    for (const { id, name, description } of services) {
      const section = within(screen.getByRole('region', { name }));
      expect(section.getByText(description)).toBeVisible();
      expect(section.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        '/contact',
      );
      expect(link(name)).toHaveAttribute('href', `#${id}`);
    }
  });
});

describe('Contact', () => {
  it('shows every way to reach the firm, and the promise', () => {
    show('/contact');
    for (const { shown, href } of firm.phones) expect(link(shown)).toHaveAttribute('href', href);
    expect(link(firm.email)).toHaveAttribute('href', `mailto:${firm.email}`);
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Send a message' })).toBeVisible();
  });

  it('loads the map of another site only when asked', async () => {
    show('/contact');
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle(`Map: ${firm.address}`)).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.openstreetmap.org/export/embed.html?bbox='),
    );
    expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
  });
});

describe('an unknown address', () => {
  it('has a page with ways on', () => {
    show('/nowhere');
    expect(title()).toHaveTextContent('Page not found');
    expect(link('Home')).toHaveAttribute('href', '/');
    expect(link('Resources')).toHaveAttribute('href', '/resources');
  });
});
