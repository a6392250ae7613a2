import { read as readWorkbook, utils } from '@e965/xlsx';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { getEnv } from '@/browser/settings';
import { csvFields, jsonFields } from '@/content/legal/fileFields';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import type { Revision } from '@/figures/revisions';
import { JSON_SCHEMA, toCsv, toJson } from './fileFormats';
import {
  createListPoint,
  createPoint,
  createPoints,
  createYears,
} from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';

const now = new Date('2025-03-14T18:00:00Z');
const createCsv = (slug: SeriesSlug, points: Points, revisions: readonly Revision[] = []) =>
  toCsv(getSeriesContent(slug), createYears(points, revisions), now);

function parseCsv(csv: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv, { skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}
function parseRecords(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = parseCsv(csv);
  expect(new Set(head).size).toBe(head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
const metadataHeadings = ['Last changed on', 'Basis', 'Licence', 'Address', 'Downloaded on'];
const getSourceCells = (slug: SeriesSlug) => [
  getSeriesContent(slug).use.terms,
  `${getEnv().siteUrl}/markets/${slug}`,
  '2025-03-14',
];
const emptyCells = ['', '', ''];

/** Returns the record of a save that replaced or withdrew the points `was`. */
const createRevision = (
  at: string,
  was: Points,
  reason: Revision['reason'] = '',
  note = '',
): Revision => ({ at, was, reason, note });
const [november, february, march] = [
  '2024-11-25T12:00:00.000Z',
  '2025-02-25T12:00:00.000Z',
  '2025-03-13T09:00:00.000Z',
];
const createGrowth = (value: number, savedAt: string) => ({ '2024-Q3': { value, savedAt } });
/** Two quarters. The first one was changed twice, the second one never. */
const quarters: Points = {
  ...createGrowth(3.46, march),
  '2024-Q4': { value: 3.84, savedAt: february },
};
const revisions = [
  createRevision(
    february,
    createGrowth(3.4, november),
    'revision',
    'The Bureau, "NBS", raised it.',
  ),
  createRevision(march, createGrowth(3.44, february), 'correction', 'Ours.'),
];
const listSupersededHeadings = (index: number) => {
  const name = `Superseded value ${index}`;
  return [
    index === 1 ? `${name} (first published)` : name,
    ...[`${name}, published on`, `${name}, replaced on`, `${name}, replaced because`],
  ];
};

describe('toCsv', () => {
  it('writes CSV with unit, source, ISO dates and exact values', () => {
    const points = {
      '2024-07-08': createPoint(98100),
      '2024-07-05': createPoint(98206.97, '2024-07-05'),
    };
    const name = 'All Share Index (ASI), index points, source: Nigerian Exchange';
    const head = ['Date', name, ...metadataHeadings];
    expect(parseCsv(createCsv('asi', points))).toEqual([
      head,
      ['2024-07-05', '98206.97', '', '', ...getSourceCells('asi')],
      ['2024-07-08', '98100', '', '', ...emptyCells],
    ]);
    expect(parseCsv(createCsv('asi', {}))).toEqual([head]);
  });

  it('omits the unit from a CSV heading if the name contains it', () => {
    const [head = []] = parseCsv(createCsv('exchange-rate', {}));
    expect(head[1]).toBe('Naira per US dollar, source: Central Bank of Nigeria');
  });

  it('writes superseded values to extra columns instead of extra rows', () => {
    const csv = createCsv('gdp-growth', quarters, revisions);
    const value = 'GDP growth, percent, source: National Bureau of Statistics';
    expect(parseCsv(csv)[0]).toEqual([
      'Date',
      value,
      ...metadataHeadings,
      ...listSupersededHeadings(1),
      ...listSupersededHeadings(2),
    ]);
    const [third, fourth] = parseRecords(csv);
    expect(third).toMatchObject({
      Date: '2024-Q3',
      [value]: '3.46',
      'Last changed on': '2025-03-13',
      'Superseded value 1 (first published)': '3.4',
      'Superseded value 1, published on': '2024-11-25',
      'Superseded value 1, replaced on': '2025-02-25',
      'Superseded value 1, replaced because':
        'Revision by the source: The Bureau, "NBS", raised it.',
      'Superseded value 2': '3.44',
      'Superseded value 2, published on': '2025-02-25',
      'Superseded value 2, replaced on': '2025-03-13',
      'Superseded value 2, replaced because': 'Our correction: Ours.',
    });
    expect(fourth).toMatchObject({ Date: '2024-Q4', [value]: '3.84', 'Superseded value 2': '' });
    expect(parseRecords(csv)).toHaveLength(2);
  });

  it('writes exactly the documented CSV columns', () => {
    const once = createRevision(march, createGrowth(3.4, november), 'correction', 'Ours.');
    const [head = []] = parseCsv(createCsv('gdp-growth', quarters, [once]));
    const [, nameOfValue] = csvFields;
    const documented = csvFields.map(({ name }) => name);
    expect([head[0], nameOfValue?.name, ...head.slice(2)]).toEqual(documented);
  });

  it('leaves the current value in the CSV empty while a figure is withdrawn', () => {
    const [friday, monday, tuesday] = [
      '2025-03-07T17:42:00.000Z',
      '2025-03-10T09:00:00.000Z',
      '2025-03-11T09:00:00.000Z',
    ];
    const createPoint = (value: number, savedAt: string) => ({ value, savedAt });
    const csv = createCsv('exchange-rate', { '2025-03-07': createPoint(1532.4, tuesday) }, [
      createRevision(
        monday,
        { '2025-03-07': createPoint(153.24, friday) },
        'correction',
        'A digit was lost.',
      ),
      createRevision(
        monday,
        { '2025-03-08': createPoint(1500, friday) },
        'correction',
        'No session that day.',
      ),
    ]);
    const value = 'Naira per US dollar, source: Central Bank of Nigeria';
    expect(parseRecords(csv)).toMatchObject([
      {
        Date: '2025-03-07',
        [value]: '1532.4',
        'Superseded value 1 (first published)': '153.24',
        'Superseded value 1, replaced because': 'Withdrawn. Our correction: A digit was lost.',
        'Superseded value 2': 'withdrawn',
        'Superseded value 2, replaced on': '2025-03-11',
        'Superseded value 2, replaced because': 'Published again after it was withdrawn.',
      },
      {
        Date: '2025-03-08',
        [value]: '',
        'Last changed on': '2025-03-10',
        'Superseded value 1 (first published)': '1500',
        'Superseded value 1, replaced because': 'Withdrawn. Our correction: No session that day.',
      },
    ]);
  });

  it('writes CSV in which a spreadsheet library finds numbers', () => {
    const csv = createCsv('gdp-growth', quarters, revisions);
    const bytes = new TextEncoder().encode(csv);
    const { Sheets, SheetNames } = readWorkbook(bytes, { type: 'array' });
    const sheet = Sheets[SheetNames[0] ?? ''];
    const rows = sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
    const ofPapa = parseCsv(csv);
    expect(rows[0]).toEqual(ofPapa[0]);
    const row = rows[1] ?? [];
    expect([row[0], row[1], row[7], row[11]]).toEqual(['2024-Q3', 3.46, 3.4, 3.44]);
    expect(rows[2]?.[1]).toBe(3.84);
  });

  it('writes CSV with a byte order mark and CRLF line endings', () => {
    const csv = createCsv('gdp-growth', createPoints({ '2024-Q4': 3, '2026-Q2': -1.25 }));
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toMatch(/\r\n2024-Q4,3,,on the old base year,/);
    expect(csv).toMatch(/\r\n2026-Q2,-1\.25,,on a new base year,,,\r\n$/);
    expect(csv).not.toMatch(/[^\r]\n/);
  });

  it('escapes tenor labels that a spreadsheet would run as formulas', () => {
    const evil = '=HYPERLINK("https://example.com", "5")';
    const points: Points = {
      '2024-07-05': createListPoint([evil, 18], ['10-YEAR', 19]),
      '2024-07-08': { ...createListPoint([evil, 18.5], ['@SUM', 7]), savedAt: march },
    };
    const was = {
      '2024-07-08': { ...createListPoint([evil, 18.4]), savedAt: '2024-07-08T15:00:00Z' },
    };
    const [head = [], ...rows] = parseCsv(
      createCsv('bonds', points, [createRevision(march, was, 'correction', '+cmd')]),
    );
    const unit = 'percent, source: Debt Management Office';
    const tenures = [`'${evil}`, "'@SUM", '10-YEAR'];
    const before = listSupersededHeadings(1).map((name) => `'${evil}, ${name.replace('S', 's')}`);
    expect(head).toEqual([
      'Date',
      ...tenures.map((tenure) => `${tenure}, ${unit}`),
      ...metadataHeadings,
      ...before,
    ]);
    expect(rows).toEqual([
      ['2024-07-05', '18', '', '19', '', '', ...getSourceCells('bonds'), '', '', '', ''],
      [
        ...['2024-07-08', '18.5', '7', '', '2025-03-13', '', ...emptyCells],
        ...['18.4', '2024-07-08', '2025-03-13', 'Our correction: +cmd'],
      ],
    ]);
  });

  it('omits the CSV column of a mistyped tenor that was corrected on the same day', () => {
    const day = '2024-07-05';
    const was = { [day]: { ...createListPoint(['1O-YEAR', 19]), savedAt: `${day}T17:42:00Z` } };
    const points = { [day]: { ...createListPoint(['10-YEAR', 19]), savedAt: `${day}T17:50:00Z` } };
    const [head] = parseCsv(createCsv('bonds', points, [createRevision(`${day}T17:50:00Z`, was)]));
    expect(head?.[1]).toMatch(/^10-YEAR/);
    expect(head).toHaveLength(2 + metadataHeadings.length);
  });
});

describe('toJson', () => {
  const createJson = (slug: SeriesSlug, points: Points, more: readonly Revision[] = []) => {
    const file: unknown = JSON.parse(
      toJson(getSeriesContent(slug), createYears(points, more), now),
    );
    return file;
  };

  it('writes JSON with a description of the series and all versions of its figures', () => {
    const createVersion = (
      value: number,
      at: string,
      reason: string | null,
      note: string | null,
    ) => ({
      value,
      publishedOn: at.slice(0, 10),
      publishedAt: at,
      reason,
      note,
    });
    expect(createJson('gdp-growth', quarters, revisions)).toMatchObject({
      name: 'GDP growth',
      unit: 'percent',
      publisher: 'National Bureau of Statistics',
      address: `${getEnv().siteUrl}/markets/gdp-growth`,
      downloadedOn: '2025-03-14',
      figures: [
        {
          date: '2024-Q3',
          value: 3.46,
          firstPublished: 3.4,
          revisedOn: '2025-03-13',
          versions: [
            createVersion(3.4, november, null, null),
            createVersion(3.44, february, 'revision', 'The Bureau, "NBS", raised it.'),
            createVersion(3.46, march, 'correction', 'Ours.'),
          ],
        },
        { date: '2024-Q4', value: 3.84 },
      ],
    });
  });

  it('writes the first published value to JSON even if the year has no revisions', () => {
    const first = createPoint(98026.97, '2024-07-05');
    const points = { '2024-07-05': { ...createPoint(98206.97, '2024-07-09'), first } };
    expect(createJson('asi', points)).toMatchObject({
      figures: [
        {
          ...{ date: '2024-07-05', value: 98206.97 },
          ...{ firstPublished: 98026.97, revisedOn: '2024-07-09' },
          versions: [{ value: 98026.97 }, { value: 98206.97 }],
        },
      ],
    });
  });

  it('writes null for a withdrawn rate to JSON', () => {
    const was = { '2024-07-05': createListPoint(['5-YEAR', 18], ['10-YEAR', 19]) };
    const points = { '2024-07-05': { ...createListPoint(['10-YEAR', 19]), savedAt: march } };
    const revision = createRevision(march, was, 'correction', 'It was not auctioned.');
    expect(createJson('bonds', points, [revision])).toMatchObject({
      tenures: [
        { label: '10-YEAR', figures: [{ date: '2024-07-05', value: 19 }] },
        {
          label: '5-YEAR',
          figures: [
            {
              ...{ date: '2024-07-05', value: null, firstPublished: 18, revisedOn: '2025-03-13' },
              versions: [{ value: 18 }, { value: null, note: 'It was not auctioned.' }],
            },
          ],
        },
      ],
    });
  });

  it('begins the JSON with the version of the format', () => {
    const json = createJson('gdp-growth', quarters);
    expect(Object.entries(json ?? {})[0]).toEqual(['schema', JSON_SCHEMA]);
  });

  it('writes the new basis of a rebasing to the JSON field `words`', () => {
    const { breaks } = getSeriesContent('inflation');
    expect(breaks.length).toBeGreaterThan(0);
    expect(createJson('inflation', {})).toMatchObject({
      breaks: breaks.map(({ at, before, after, note }) => ({ at, words: after, before, note })),
    });
  });

  /**
   * Returns the names of all fields in order. Fields of list items are prefixed with the name of
   * the list, as in 'figures: date'.
   */
  function listMembers(value: unknown, list = ''): string[] {
    if (Array.isArray(value)) return value.flatMap((item: unknown) => listMembers(item, list));
    if (typeof value !== 'object' || value === null) return [];
    const own = Object.keys(value).map((name) => (list === '' ? name : `${list}: ${name}`));
    return [
      ...own,
      ...Object.entries(value).flatMap(([name, inner]) =>
        Array.isArray(inner) ? listMembers(inner, name) : [],
      ),
    ];
  }

  it('writes exactly the documented JSON fields', () => {
    const was = { '2024-07-05': createListPoint(['5-YEAR', 18]) };
    const points = { '2024-07-05': { ...createListPoint(['5-YEAR', 19]), savedAt: march } };
    const files = [
      createJson('gdp-growth', quarters, revisions),
      createJson('bonds', points, [createRevision(march, was)]),
    ];
    const members = new Set(files.flatMap((file) => listMembers(file)));
    // The documentation has no separate entries for the fields of a tenor. It describes them in the
    // entry of the list `tenures`.
    for (const name of ['tenures: label', 'tenures: figures']) members.delete(name);
    expect([...members].toSorted()).toEqual(jsonFields.map(({ name }) => name).toSorted());
  });
});
