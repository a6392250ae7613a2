/** The page Data and sources: its table, its folded sections, and links to them. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { legalTexts } from '@/content/legal/texts';
import { seriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { directoryMessages } from '@/features/history/data/messages';
import DataPage from './DataPage';
import { renderAt } from '../../tests/helpers/renderAt';

const show = (hash = '') => renderAt([`/data${hash}`], <DataPage />);
const getFold = (title: string) =>
  screen.getByRole('heading', { name: title, level: 3 }).closest('details');
const findRow = (name: string) =>
  screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');

it('lists each series with its unit, publisher, and download or terms', () => {
  show();
  for (const { name, slug, unit, publisher, publisherUrl, use } of seriesContent) {
    const row = findRow(name);
    const cells = within(row ?? document.body);
    expect(row?.id).toBe(slug);
    expect(cells.getByRole('link', { name })).toHaveAttribute('href', toSeriesPath(slug));
    expect(row).toHaveTextContent(unit);
    expect(cells.getByRole('link', { name: publisher })).toHaveAttribute('href', publisherUrl);
    if (use.reuse === 'yes') cells.getByRole('button', { name: `Download ${name} as CSV` });
    else expect(row).toHaveTextContent(directoryMessages.quoteOnly);
  }
});

it('shows the terms of each owner of data, with a link to the original', () => {
  show();
  const terms = getFold('Terms, and whom to ask');
  for (const { use } of seriesContent) {
    expect(terms).toHaveTextContent(use.terms);
    expect(
      within(terms ?? document.body).getByText(`the terms of the ${use.owner}`),
    ).toHaveAttribute('href', use.url);
  }
});

it('opens only the section to which the fragment of the URL points', () => {
  show('#formats');
  expect(getFold('The files')).toHaveAttribute('open');
  for (const { id, title } of legalTexts['/data'].sections)
    expect(getFold(title)?.open).toBe(id === 'formats');
});

it('opens a section on a click', async () => {
  show();
  const fold = getFold('When a figure changes');
  expect(fold?.open).toBe(false);
  await userEvent.click(screen.getByText('When a figure changes'));
  expect(fold?.open).toBe(true);
});
