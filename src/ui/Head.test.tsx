import { render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { metadata, type Section } from '@/content/metadata';
import { Head } from './Head';
import { SectionHead } from './SectionHead';

const content = (selector: string, attribute: string) =>
  document.querySelector(selector)?.getAttribute(attribute) ?? null;

const SITE = 'http://127.0.0.1:6005';

describe('the head of a section', () => {
  it.each<[Section, string, string]>([
    ['home', '/', '/'],
    ['about', '/about/directors', '/about/directors'],
    ['services', '/services/', '/services'],
    ['resources', '/resources', '/resources'],
    ['contact', '/contact', '/contact'],
  ])('%s', async (section, path, canonical) => {
    render(
      <HelmetProvider>
        <MemoryRouter initialEntries={[path]}>
          <SectionHead section={section} />
        </MemoryRouter>
      </HelmetProvider>,
    );
    await waitFor(() => expect(document.title).toBe(metadata[section].title));
    expect(content('meta[name=description]', 'content')).toBe(metadata[section].description);
    expect(content('link[rel=canonical]', 'href')).toBe(SITE + canonical);
    expect(content('meta[name=robots]', 'content')).toBeNull();
  });
});

it('leaves out what a page that is no page lacks', async () => {
  render(
    <HelmetProvider>
      <Head title="Page not found" description="" noindex />
    </HelmetProvider>,
  );
  await waitFor(() => expect(document.title).toBe('Page not found'));
  expect(content('meta[name=robots]', 'content')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
  expect(document.querySelector('meta[name=description]')).toBeNull();
});
