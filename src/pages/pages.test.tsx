import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notFoundLinks } from '@/content/notFound';
import { mapPageUrl } from '@/content/office';
import { toDirectorImagePath, toDirectorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { toContactPath, services } from '@/content/services';
import { SUBJECT_MAX } from '@/features/enquiries/limits';
import AboutPage from './AboutPage';
import ContactPage from './ContactPage';
import DirectorPage from './DirectorPage';
import DirectorsPage from './DirectorsPage';
import EmbedPage from './EmbedPage';
import NotFoundPage from './NotFoundPage';
import SeriesPage from './SeriesPage';
import ServicesPage from './ServicesPage';
import { stubMediaMatches } from '../../tests/helpers/media';
import { renderAt } from '../../tests/helpers/renderAt';

beforeEach(() => stubMediaMatches(true));

function Where() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

function show(...history: string[]) {
  renderAt(
    history,
    <>
      <Where />
      <Routes>
        <Route path="/about" element={<AboutPage />} />
        <Route path="/about/directors" element={<DirectorsPage />} />
        <Route path="/about/director/:id" element={<DirectorPage />} />
        <Route path="/services" element={<ServicesPage />} />
        <Route path="/contact" element={<ContactPage />} caseSensitive />
        <Route path="/markets/:series" element={<SeriesPage />} />
        <Route path="/embed/:series" element={<EmbedPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>,
  );
}
const [chairman = '', second = ''] = directors.map(({ name }) => name);
const last = directors.at(-1)?.name ?? '';
const getTitle = () => screen.getByRole('heading', { level: 1 });
const getLink = (name: string | RegExp) => screen.getByRole('link', { name });
const comesBefore = (first: HTMLElement, second: HTMLElement) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('shows five directors on the board, each with the first paragraph of a biography', async () => {
  show('/about/directors');
  expect(getTitle()).toHaveTextContent('Board of Directors');
  const people = [...screen.getAllByRole('article'), ...screen.getAllByRole('listitem')];
  expect(people).toHaveLength(5);
  for (const { name, role, desc, line = name, covers = name } of directors) {
    const item = within(people.find((person) => within(person).queryByText(name)) ?? document.body);
    for (const text of [role, line, covers]) expect(item.getByText(text)).toBeVisible();
    const [first = '', ...rest] = desc;
    expect(item.getByText(first)).toBeVisible();
    for (const paragraph of rest.filter((text) => text !== line)) {
      expect(item.queryByText(paragraph)).toBeNull();
    }
    expect(comesBefore(item.getByRole('heading', { name }), item.getByRole('img'))).toBe(true);
  }
  expect(comesBefore(getLink(chairman), getLink(second))).toBe(true);
  expect(comesBefore(getLink(second), getLink(last))).toBe(true);
  await userEvent.click(getLink(last));
  expect(getTitle()).toHaveTextContent(last);
});

describe('a director', () => {
  it('shows the full name of a director above the portrait, and the whole biography', () => {
    for (const { name, desc, iamgeBig } of directors) {
      show(toDirectorPath(name));
      expect(getTitle()).toHaveTextContent(name);
      const portrait = screen.getByRole('img', { name: new RegExp(name) });
      expect(portrait).toHaveAttribute('src', toDirectorImagePath(iamgeBig));
      expect(comesBefore(getTitle(), portrait)).toBe(true);
      for (const paragraph of desc) expect(screen.getByText(paragraph)).toBeVisible();
      cleanup();
    }
    show(toDirectorPath(chairman));
    expect(screen.getByText('Chairman')).toBeVisible();
  });

  it('links to all other directors', async () => {
    for (const { name } of directors) {
      show(toDirectorPath(name));
      const links = within(screen.getByRole('navigation', { name: 'Also on the board' }));
      const others = directors.filter((director) => director.name !== name);
      expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(
        others.map((director) => `${director.name} ${director.role}`),
      );
      const [first] = others;
      await userEvent.click(links.getAllByRole('link')[0] ?? document.body);
      expect(getTitle()).toHaveTextContent(first?.name ?? '');
      cleanup();
    }
  });

  it('leads Back to the previous page, or to the board if the profile was opened directly', async () => {
    const back = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));
    show('/about');
    await userEvent.click(getLink(`${second} Director`));
    await userEvent.click(getLink(`${last} Managing Director`));
    await back();
    expect(getTitle()).toHaveTextContent(second);
    await back();
    expect(getTitle()).toHaveTextContent('Who we are');
    cleanup();
    show(toDirectorPath(second));
    await back();
    expect(getTitle()).toHaveTextContent('Board of Directors');
  });

  it.each(['Nobody', 'ngozi%20umeh', '%25'])(
    'shows Page not found for an unknown director (%s)',
    (id) => {
      show(`/about/director/${id}`);
      expect(getTitle()).toHaveTextContent('Page not found');
    },
  );
});

describe('Services', () => {
  it('shows five services, each with its results and Get Started', () => {
    show('/services');
    for (const { id, name, description, receive } of services) {
      const section = within(screen.getByRole('region', { name }));
      for (const text of [description, 'What you receive', receive.name, receive.text]) {
        expect(section.getByText(text)).toBeVisible();
      }
      expect(section.getByRole('link', { name: 'Get Started' })).toBeVisible();
      expect(getLink(name)).toHaveAttribute('href', `#${id}`);
    }
  });

  it.each(services)('fills in the subject of Get Started: $name', async ({ name }) => {
    show('/services');
    const section = within(screen.getByRole('region', { name }));
    await userEvent.click(section.getByRole('link', { name: 'Get Started' }));
    expect(getTitle()).toHaveTextContent('Contact Us');
    expect(screen.getByLabelText('Subject')).toHaveValue(name);
    for (const label of ['Your Name', 'Your Email', 'Message']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });
});

describe('Contact', () => {
  it('shows every way to reach the firm with its response time', () => {
    show('/contact');
    for (const { shown, href } of firm.phones) expect(getLink(shown)).toHaveAttribute('href', href);
    expect(getLink(firm.email)).toHaveAttribute('href', `mailto:${firm.email}`);
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Send a message' })).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveValue('');
  });

  it('offers one link to the map, which works without JavaScript too', async () => {
    show('/contact');
    const links = within(screen.getByRole('region', { name: 'Map' }));
    expect(links.getAllByRole('link')).toEqual([links.getByRole('link', { name: 'Show the map' })]);
    expect(links.getByRole('link')).toHaveAttribute('href', mapPageUrl);
    await userEvent.click(links.getByRole('link'));
    expect(screen.getByTitle(`Map: ${firm.address}`)).toHaveFocus();
    expect(links.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', mapPageUrl);
  });

  it.each([
    ['on one line', ' Data\r\nBcc:\tall ', 'Data Bcc: all'],
    ['no longer than the field accepts', 'a'.repeat(SUBJECT_MAX + 1), 'a'.repeat(SUBJECT_MAX)],
    ['with its punctuation', `<b>"O'Neil" & 50%</b>`, `<b>"O'Neil" & 50%</b>`],
  ])('fills in the subject from the URL: %s', (_how, asked, taken) => {
    show(toContactPath(asked));
    expect(screen.getByLabelText('Subject')).toHaveValue(taken);
  });
});

it('redirects another spelling of a path to its page, with the query and hash', async () => {
  show('/Contact?subject=Data#form');
  expect(await screen.findByText('/contact?subject=Data#form')).toBeVisible();
  expect(getTitle()).toHaveTextContent('Contact Us');
});

it.each(['/nowhere', '/%E0%A4%A', '/markets/copper', '/embed/copper'])(
  'shows Page not found with links, and excludes it from search engines: %s',
  async (path) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(path);
    expect(getTitle()).toHaveTextContent('Page not found');
    for (const { label, description, to } of notFoundLinks) {
      expect(getLink(`${label} ${description}`)).toHaveAttribute('href', to);
    }
    await waitFor(() => expect(document.title).toMatch(/^Page not found/));
    const tag = (of: string) => document.querySelector(of);
    expect(tag('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(tag('link[rel=canonical], meta[name=description]')).toBeNull();
    expect(tag("meta[property^='og:'], meta[name^='twitter:']")).toBeNull();
  },
);
