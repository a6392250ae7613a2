import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** The pages Data and sources, and Corrections have their own tests. */
const paths = listKeys(legalPages).filter((path) => path !== '/data' && path !== '/corrections');
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
  for (const { id, title, isFolded } of sections) {
    if (!isFolded) expect(contents.getByText(title)).toHaveAttribute('href', `#${id}`);
    const heading = screen.getByRole('heading', { name: title, level: isFolded ? 3 : 2 });
    expect(heading).toBeVisible();
    expect(heading.closest(isFolded ? '.legal-fold' : 'section')?.id).toBe(id);
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
    const sectionsOfCorrections = legalTexts['/corrections'].sections.map(
      ({ id }) => `/corrections#${id}`,
    );
    const series = seriesContent.flatMap(({ slug, publisherUrl, use }) => [
      ...[toSeriesPath(slug), publisherUrl, use.url],
    ]);
    const known: string[] = [
      ...sitePaths,
      ...series,
      ...ids,
      '#details',
      ...sectionsOfCorrections,
      `mailto:${firm.email}`,
      firm.phones[0].href,
    ];
    const other = links.map((link) => link.replace(/\?subject=.+/, ''));
    expect(other.filter((link) => !known.includes(link))).toEqual([]);
  },
);

it.each(paths)('links each line of the summary of %s to its section', (path) => {
  show(path);
  const links = within(screen.getByRole('list', { name: 'In short' })).getAllByRole('link');
  const { summary } = legalTexts[path];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(summary.map(({ to }) => to));
  for (const [index, { statement }] of summary.entries())
    expect(links[index]).toHaveTextContent(statement);
});

it('opens an email with its own subject for each right of a visitor', () => {
  show('/privacy');
  const rights = screen.getByRole('region', { name: 'Your rights' });
  const links = within(rights).getAllByRole('link');
  const subjects = links.flatMap((link) =>
    link instanceof HTMLAnchorElement && link.protocol === 'mailto:'
      ? [new URLSearchParams(link.search).get('subject')]
      : [],
  );
  expect(new Set(subjects).size).toBe(6);
  expect(subjects).toContain('A copy of my data');
});

it('links to the folded sections as one entry of the table of contents', () => {
  const { container } = show('/privacy');
  const link = within(screen.getByRole('navigation')).getByText('In detail');
  const target = container.querySelector(link.getAttribute('href') ?? '');
  const titles = legalTexts['/privacy'].sections.flatMap(({ title, isFolded }) =>
    isFolded ? [title] : [],
  );
  for (const title of titles) expect(target).toHaveTextContent(title);
});

it('opens only the folded section that the URL fragment names', () => {
  const { container } = show('/privacy#security');
  const open = [...container.querySelectorAll('[id]:has(> details[open])')];
  expect(open.map(({ id }) => id)).toEqual(['security']);
});

it('prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  show('/terms');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

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
  const summary = [{ statement: 'Read it', detail: 'Soon.', to: '#who' }];
  const filled = { ...days, lead: 'Ours.', summary, sections };
  vi.spyOn(legalTexts, '/terms', 'get').mockReturnValue(filled);
  show('/terms');
  expect(screen.getByText(/^In force from 1 May 2027. Version 7./)).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

it('finds a legal page by its path with a trailing slash, but not by its path in capitals', () => {
  expect(findLegalPath('/terms/')).toBe('/terms');
  expect(findLegalPath('/Terms')).toBeUndefined();
});
