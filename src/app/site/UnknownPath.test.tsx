import { render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { sitePaths } from './paths';
import { siteRoutes } from './routes';
import UnknownPath, { pageSpelledAs } from './UnknownPath';

it('knows the paths that the router knows', () => {
  expect(siteRoutes.map(({ path }) => path)).toEqual([...sitePaths, '*']);
});

describe('the page that was meant', () => {
  it.each([
    ['/Contact', '/contact'],
    ['/ABOUT', '/about'],
    ['/Resources/', '/resources'],
    ['/About/DIRECTORS', '/about/directors'],
    ['/About/director/Ngozi%20Umeh', '/about/director/Ngozi%20Umeh'],
    ['/nowhere', null],
    ['/contacts', null],
    ['/%E0%A4%A', null],
  ])('%s is %s', (typed, meant) => {
    expect(pageSpelledAs(typed)).toBe(meant);
  });
});

function Where() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

function open(path: string) {
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route caseSensitive path="/contact" element={<Where />} />
          <Route path="*" element={<UnknownPath />} />
        </Routes>
      </MemoryRouter>
    </HelmetProvider>,
  );
}

it('leads there, with everything that followed the path', async () => {
  open('/Contact?a=b#form');
  expect(await screen.findByText('/contact?a=b#form')).toBeVisible();
});

it.each(['/nowhere', '/%E0%A4%A'])('%s is not found', (path) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(path);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
