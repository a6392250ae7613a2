import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import { parse } from '@retorquere/bibtex-parser';
import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { type SeriesContent, seriesContent } from '@/content/series';
import { createPoints } from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';
import { createCitation } from './citation';
import { toFigures } from './figures';

const now = new Date('2025-03-14T18:00:00Z');
const options = { now, host: 'example.com' };

it('names the firm, the series, its URL, its source and the dates in a citation', () => {
  const figures = toFigures(createPoints({ '2025-03-14': 105432.07 }));
  const asi = getSeriesContent('asi');
  expect(createCitation({ ...options, content: asi, figures }).text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, example.com/markets/asi, source: Nigerian Exchange, read on 14 March 2025, data to 14 March 2025.`,
  );
  const bonds = getSeriesContent('bonds');
  expect(
    createCitation({ content: bonds, figures: [], now, host: '', tenure: '10-YEAR' }).title,
  ).toContain(', 10-YEAR, ');
  expect(createCitation({ content: asi, figures: [], now, host: '' }).text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, /markets/asi, source: Nigerian Exchange, read on 14 March 2025.`,
  );
});

it('names the tenor in the URL of a citation', () => {
  const options = { content: getSeriesContent('bonds'), figures: [], now, tenure: '10-YEAR' };
  expect(createCitation({ ...options, host: 'example.com' }).text).toContain(
    ', example.com/markets/bonds?tenure=10-YEAR, ',
  );
  const pinned = { from: '2024-07-01', to: '2024-09-30' };
  expect(createCitation({ ...options, host: 'example.com', pinned }).text).toContain(
    '/markets/bonds?from=2024-07-01&to=2024-09-30&tenure=10-YEAR, ',
  );
});

const asi = getSeriesContent('asi');
const odd: SeriesContent = {
  ...asi,
  fullName: 'R&D_{100%} #1 $2 "quoted"\nsecond line',
  publisher: 'Bureau of {Prices} & Co.\r\nER  - _%',
};
const pinned = { from: '2024-07-01', to: '2024-09-30' };
const cases = [
  ...seriesContent.map((content) => ({ name: content.slug, content, tenure: undefined })),
  { name: 'a tenor', content: getSeriesContent('bonds'), tenure: '10-YEAR' },
  { name: 'special characters', content: odd, tenure: '10-YEAR {A} & B' },
];
const toLine = (text: string) => text.replaceAll(/\s+/g, ' ');

function createExpected(content: SeriesContent, tenure: string | undefined) {
  const query = `?from=2024-07-01&to=2024-09-30`;
  const tenor = tenure === undefined ? '' : `&${new URLSearchParams({ tenure }).toString()}`;
  const names = [content.fullName, ...(tenure === undefined ? [] : [tenure]), content.terms.often];
  return {
    title: toLine(names.join(', ')),
    note: `Data set. Source: ${toLine(content.publisher)}, data from 1 July 2024 to 30 September 2024`,
    address: `https://example.com/markets/${content.slug}${query}${tenor}`,
  };
}

describe.each(cases)('citation of $name', ({ content, tenure }) => {
  const citation = createCitation({ ...options, content, figures: [], tenure, pinned });
  const expected = createExpected(content, tenure);

  it('writes a citation in BibTeX that another library can parse', () => {
    const { entries, errors } = parse(citation.bibtex, { sentenceCase: false });
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(1);
    const [entry] = entries;
    const plain = (text: unknown) =>
      String(text)
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&');
    expect(entry?.type).toBe('misc');
    expect(entry?.fields.author?.map(({ name, lastName }) => name ?? lastName)).toEqual([
      firm.name,
    ]);
    expect(plain(entry?.fields.title).replaceAll(/[“”]/g, '"')).toBe(expected.title);
    expect(entry?.fields.year).toBe('2025');
    expect(plain(entry?.fields.publisher)).toBe(firm.name);
    expect(plain(entry?.fields.note)).toBe(expected.note);
    expect(entry?.fields.url).toBe(expected.address);
    expect(entry?.fields.urldate).toBe('2025-03-14');
  });

  it('writes a citation in RIS that another library can parse', () => {
    const [record, ...others] = plugins.input.chain(citation.ris, { generateGraph: false });
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      type: 'dataset',
      title: expected.title,
      publisher: firm.name,
      note: expected.note,
      URL: expected.address,
      issued: { 'date-parts': [[2025]] },
      accessed: { 'date-parts': [[2025, 3, 14]] },
    });
    expect(JSON.stringify(record?.['author'])).toContain('Palmwood');
  });
});
