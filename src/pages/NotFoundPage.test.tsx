import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import EmbedPage from './EmbedPage';
import NotFoundPage from './NotFoundPage';
import SeriesPage from './SeriesPage';
import { renderAt } from '../../tests/helpers/renderAt';

function Where() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

function open(path: string) {
  renderAt(
    [path],
    <Routes>
      <Route caseSensitive path="/contact" element={<Where />} />
      <Route caseSensitive path="/markets/asi" element={<Where />} />
      <Route caseSensitive path="/markets/:series" element={<SeriesPage />} />
      <Route caseSensitive path="/embed/:series" element={<EmbedPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>,
  );
}

it.each([
  ['/Contact?a=b#form', '/contact?a=b#form'],
  ['/markets/ASI?range=5y', '/markets/asi?range=5y'],
])(
  '%s leads to the page that was meant, with everything that followed the path',
  async (typed, meant) => {
    open(typed);
    expect(await screen.findByText(meant)).toBeVisible();
  },
);

it.each(['/nowhere', '/%E0%A4%A', '/markets/copper', '/embed/copper'])(
  '%s is not found, with ways on',
  (path) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(path);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Resources' })).toHaveAttribute('href', '/resources');
  },
);
