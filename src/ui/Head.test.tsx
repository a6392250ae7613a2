import { render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { metadata, type SharedSection } from '@/content/metadata';
import { Head, SectionHead } from './Head';
import { renderAt } from '../../tests/helpers/renderAt';

const content = (selector: string, attribute: string) =>
  document.querySelector(selector)?.getAttribute(attribute) ?? null;

const SITE = 'http://127.0.0.1:6005';

it.each<[SharedSection, string, string?]>([
  ['home', '/'],
  ['about', '/about/directors'],
  ['services', '/services/', '/services'],
  ['resources', '/resources'],
  ['contact', '/contact'],
])('the head of %s', async (section, path, canonical = path) => {
  renderAt([path], <SectionHead section={section} />);
  await waitFor(() => expect(document.title).toBe(metadata[section].title));
  expect(content('meta[name=description]', 'content')).toBe(metadata[section].description);
  expect(content('link[rel=canonical]', 'href')).toBe(SITE + canonical);
  expect(content('meta[name=robots]', 'content')).toBeNull();
  const shared = [...document.querySelectorAll("meta[property^='og:']")].map((tag) => [
    tag.getAttribute('property'),
    tag.getAttribute('content'),
  ]);
  expect(Object.fromEntries(shared)).toEqual({
    'og:title': metadata[section].title,
    'og:description': metadata[section].description,
    'og:url': SITE + canonical,
    'og:type': 'website',
    'og:site_name': firm.name,
    'og:image': `${SITE}/images/share/${section}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${firm.name}: ${metadata[section].title}`,
  });
  expect(content("meta[name='twitter:card']", 'content')).toBe('summary_large_image');
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
  expect(document.querySelector("meta[property^='og:'], meta[name^='twitter:']")).toBeNull();
});
