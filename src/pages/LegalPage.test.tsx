import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { firm } from '@/content/firm';
import { legalPages, findLegalPath } from '@/content/legal/pages';
import { legalTexts } from '@/content/legal/texts';
import { seriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { sitePaths } from '@/content/sitePaths';
import { listKeys } from '@/lib/records';
import LegalPage from './LegalPage';
import { renderAt } from '../../tests/helpers/renderAt';

/** The page Data and sources has its own tests. */
const paths = listKeys(legalPages).filter((path) => path !== '/data');
const show = (path: string) =>
  renderAt(
    [path],
    <Routes>
      {paths.map((each) => (
        <Route key={each} path={each} element={<LegalPage />} />
      ))}
    </Routes>,
  );

it.each(paths)('links to each section of %s in the table of contents', (path) => {
  const { container } = show(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(legalPages[path]);
  const { lead, sections } = legalTexts[path];
  expect(screen.getByText(lead)).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  for (const { id, title } of sections) {
    expect(screen.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    const link = contents.getByText(title);
    expect(link).toHaveAttribute('href', `#${id}`);
    expect(container.querySelector(`section[id="${id}"]`)).toHaveAccessibleName(title);
  }
  // The page shows no unconverted markup for links or placeholders.
  expect(container.textContent).not.toMatch(/[{}[\]]/);
  // `npm run check:placeholders` finds a placeholder only if its text starts with a letter or digit
  // and contains no colon, semicolon or equals sign.
  for (const blank of container.querySelectorAll('mark'))
    expect(blank).toHaveTextContent(/^\w[^:;=]*$/);
});

it.each(paths)(
  'links on %s only to pages of the site, its own sections, the firm and publishers',
  (path) => {
    show(path);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const ids = legalTexts[path].sections.map(({ id }) => `#${id}`);
    const series = seriesContent.flatMap(({ slug, publisherUrl, use }) => [
      ...[toSeriesPath(slug), publisherUrl, use.url],
    ]);
    const known: string[] = [
      ...sitePaths,
      ...series,
      ...ids,
      `mailto:${firm.email}`,
      firm.phones[0].href,
    ];
    expect(links.filter((link) => !known.includes(link))).toEqual([]);
  },
);

it.each(paths)('links %s to the next page, and the last page to the first', (path) => {
  show(path);
  const all = listKeys(legalPages);
  const next = all[(all.indexOf(path) + 1) % all.length] ?? path;
  const link = screen.getAllByRole('link', { name: legalPages[next] }).at(-1);
  expect(link).toHaveAttribute('href', next);
});

it('warns on a legal page with placeholders that the page is a draft', () => {
  const { container } = show('/privacy');
  expect(screen.getByRole('note')).toHaveTextContent('Counsel must replace it');
  expect(container.querySelectorAll('mark').length).toBeGreaterThan(5);
  expect(screen.getByText('registration number').tagName).toBe('MARK');
});

it('shows no draft warning on a legal page without placeholders', () => {
  const days = { version: '7', inForce: '1 May 2027', reviewed: '2 May 2027' };
  const sections = [{ id: 'who', title: 'Who we are', blocks: [{ points: ['Harmattan'] }] }];
  const filled = { ...days, lead: 'Ours.', summary: ['Read it.'], sections };
  vi.spyOn(legalTexts, '/terms', 'get').mockReturnValue(filled);
  show('/terms');
  expect(screen.getByText(/^In force from 1 May 2027. Version 7./)).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

it('finds a legal page by its path with a trailing slash, but not by its path in capitals', () => {
  expect(findLegalPath('/terms/')).toBe('/terms');
  expect(findLegalPath('/Terms')).toBeUndefined();
});
