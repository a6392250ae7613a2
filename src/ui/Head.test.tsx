import { render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { expect, it } from 'vitest';
import { Head } from './Head';

const content = (selector: string, attribute: string) =>
  document.querySelector(selector)?.getAttribute(attribute) ?? null;

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
