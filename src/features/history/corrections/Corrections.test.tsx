import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { firm } from '@/content/firm';
import { seriesContent } from '@/content/series';
import type { Point, PointFigure, Points, SeriesId } from '@/figures/history';
import type { Revision, YearOfSeries } from '@/figures/revisions';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
import { correctionMessages, historyMessages } from '../messages';
import { findCorrections } from './corrections';
import { Corrections } from './Corrections';
import { listFeedEntries } from './feedEntries';
import { toJsonFeed } from './jsonFeed';
import { createLoadedState } from '../../../../tests/helpers/builders';
import { renderLinked } from '../../../../tests/helpers/renderWithStore';

beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2025-03-14T18:00:00Z'), toFake: ['Date'] }),
);

const savedAt = '2025-03-14T17:42:00.000Z';
const createPoint = (value: number, at: string): Point => ({ value, savedAt: at });
const createRevision = (
  at: string,
  was: Points,
  reason: Revision['reason'] = '',
  note = '',
): Revision => ({ at, was, reason, note });
const createTenures = (...rates: number[]): PointFigure => ({
  tenures: rates.map((rate, row) => ({ label: `${row + 1}0-YEAR`, rate })),
});
const [november, february, march] = [
  '2024-11-25T12:00:00.000Z',
  '2025-02-25T12:00:00.000Z',
  '2025-03-13T09:00:00.000Z',
];

const years: Record<string, YearOfSeries> = {
  'asi-2025': {
    points: {
      // This point was saved before revisions were stored. It has its first published value, but no
      // reason for the change.
      '2025-01-10': {
        ...createPoint(105_000, '2025-01-13T09:00:00.000Z'),
        first: createPoint(150_000, '2025-01-10T17:42:00.000Z'),
      },
      // A value that was corrected on the evening of its session is not in the list.
      '2025-01-13': createPoint(105_100, '2025-01-13T17:50:00.000Z'),
    },
    revisions: [
      createRevision('2025-01-13T17:50:00.000Z', {
        '2025-01-13': createPoint(150_100, '2025-01-13T17:42:00.000Z'),
      }),
    ],
  },
  'gdp-2024': {
    points: { '2024-Q3': createPoint(3.46, march), '2024-Q4': createPoint(3.84, february) },
    revisions: [
      createRevision(
        february,
        { '2024-Q3': createPoint(3.4, november) },
        'revision',
        'The Bureau raised it.',
      ),
      createRevision(
        march,
        { '2024-Q3': createPoint(3.44, february) },
        'revision',
        'And once more.',
      ),
    ],
  },
  'bonds-2025': {
    points: { '2025-01-10': { ...createTenures(18.5, 19), savedAt } },
    revisions: [
      createRevision(
        savedAt,
        { '2025-01-10': { ...createTenures(18.5, 91), savedAt: '2025-01-10T17:42:00.000Z' } },
        'correction',
        'Two digits were swapped.',
      ),
    ],
  },
};

const createNotesPart = (fields: object = {}) => ({
  notes: [],
  failed: false,
  loading: false,
  retrying: false,
  read: vi.fn(),
  ...fields,
});
const correctedNote = {
  session: '2025-03-12',
  text: 'A dollar cost N2.93 more.',
  author: 'Hauwa Bello',
  savedAt: '2025-03-12T17:42:00.000Z',
  correction: { explanation: 'It said N29.30.', savedAt: '2025-03-14T08:20:00.000Z' },
};

const LEAD = 'Figures that we changed.';

/**
 * Renders the list of corrections. Each year of each series has the request state that `requestOf`
 * returns.
 */
function renderCorrections(
  requestOf: (name: string) => RequestState<YearOfSeries | null>,
  address = '/corrections',
  notes = createNotesPart(),
) {
  const names = seriesContent.flatMap(({ id }) => [`${id}-2024`, `${id}-2025`, `${id}-older`]);
  const history = Object.fromEntries(names.map((name) => [name, requestOf(name)]));
  return renderLinked(<Corrections lead={LEAD} notes={notes} />, makeStore({ history }), address);
}
const getStoredYear = (name: string) =>
  createLoadedState(years[name] ?? { points: {}, revisions: [] });
const readRows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('list of corrections', () => {
  it('lists changed figures with reasons, newest change first', () => {
    renderCorrections(getStoredYear);
    expect(readRows()).toEqual([
      [...correctionMessages.columns],
      [
        ...['Ours', 'Government bonds, 20-YEAR 10 Jan 2025', '91.00%  19.00%'],
        ...['Two digits were swapped.', '14 Mar 2025'],
      ],
      [
        ...['Source', 'GDP growth Q3 2024', '3.40%  3.46%'],
        'And once more.3.40% on 25 Nov 2024 → 3.44% on 25 Feb 2025 → 3.46% on 13 Mar 202525 Feb 2025: Revision by the source. The Bureau raised it.',
        '13 Mar 2025',
      ],
      [
        ...['', 'All Share Index 10 Jan 2025', '150,000.00  105,000.00'],
        ...[correctionMessages.notRecorded, '13 Jan 2025'],
      ],
    ]);
    expect(screen.getByRole('link', { name: 'GDP growth' })).toHaveAttribute(
      'href',
      '/markets/gdp-growth',
    );
    expect(screen.getByText(correctionMessages.count(3, 6))).toBeVisible();
    expect(screen.getByRole('link', { name: correctionMessages.tellUs })).toHaveAttribute(
      'href',
      `mailto:${firm.email}?subject=Correction`,
    );
  });

  it('crosses out a wrong first value, but not a value on an earlier basis', () => {
    renderCorrections((name) => {
      const was = { '2025-01-10': createPoint(150_000, '2025-01-10T17:42:00.000Z') };
      const year = {
        points: { '2025-01-10': createPoint(105_000, march) },
        revisions: [createRevision(march, was, 'rebasing', 'A new base.')],
      };
      return name === 'asi-2025' ? createLoadedState(year) : getStoredYear(name);
    });
    expect(screen.getByText('91.00%').tagName).toBe('S');
    expect(screen.getByText('150,000.00').tagName).toBe('SPAN');
  });

  it('shows neither rows nor a count until all years have loaded', () => {
    renderCorrections((name) =>
      name === 'asi-older'
        ? { ...createIdleRequest(null), status: 'loading' }
        : getStoredYear(name),
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(LEAD)).toBeVisible();
  });

  it('lists corrected notes with the reason “Ours” among the changed figures', () => {
    renderCorrections(getStoredYear, undefined, createNotesPart({ notes: [correctedNote] }));
    expect(readRows()[2]).toEqual([
      ...['Ours', 'Note of the day 12 Mar 2025', '', 'It said N29.30.', '14 Mar 2025'],
    ]);
    expect(screen.getByRole('link', { name: correctionMessages.noteOfDay })).toHaveAttribute(
      'href',
      '/notes?month=2025-03#n-2025-03-12',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ours 2' }));
    expect(readRows()).toHaveLength(3);
  });

  it('reports that the notes failed to load, and retries them', () => {
    const notes = createNotesPart({ notes: null, failed: true });
    renderCorrections(getStoredYear, undefined, notes);
    expect(screen.getByRole('alert')).toHaveTextContent(correctionMessages.loadFailed);
    fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
    expect(notes.read).toHaveBeenCalledOnce();
  });

  it('lists a correction of the daily change of the index separately from its value', () => {
    const said = (change: number) => ({
      ...createPoint(105_100, '2025-01-13T17:50:00.000Z'),
      change,
    });
    const was = { '2025-01-13': said(0.3) };
    const year = {
      points: { '2025-01-13': said(-0.3) },
      revisions: [createRevision(march, was, 'correction', 'The sign was lost.')],
    };
    renderCorrections((name) =>
      createLoadedState(name === 'asi-2025' ? year : { points: {}, revisions: [] }),
    );
    expect(readRows().slice(1)).toEqual([
      [
        ...['Ours', 'All Share Index, change 13 Jan 2025', '+0.30%  -0.30%'],
        ...['The sign was lost.', '13 Mar 2025'],
      ],
    ]);
    const [asi] = seriesContent.filter(({ id }) => id === 'asi');
    const mayGo = asi && { ...asi, use: { ...asi.use, reuse: 'yes' as const } };
    const feed: unknown = JSON.parse(
      toJsonFeed(listFeedEntries(mayGo ? findCorrections(mayGo, year) : [], []), ''),
    );
    expect(feed).toMatchObject({ items: [{ _correction: { tenure: 'change', unit: 'percent' } }] });
  });

  it('filters corrections by the reason in the URL or on the pressed button', () => {
    const { unmount } = renderCorrections(getStoredYear);
    fireEvent.click(screen.getByRole('button', { name: 'Source 1' }));
    expect(readRows().map(([, name]) => name)).toEqual(['Figure', 'GDP growth Q3 2024']);
    fireEvent.click(screen.getByRole('button', { name: 'New basis 0' }));
    expect(screen.getByText(correctionMessages.noneOfKind)).toBeVisible();
    unmount();
    renderCorrections(getStoredYear, '/corrections?kind=correction');
    expect(screen.getByRole('button', { name: 'Ours 1', pressed: true })).toBeVisible();
    expect(readRows()).toHaveLength(2);
  });

  it.each([
    ['?kind=slip', 'There is no reason “slip”. The page shows all corrections.'],
    ['?kind=', 'The address has a reason without a value. The page shows all corrections.'],
    [
      '?kind=revision&kind=rebasing',
      'The address has more than one reason: “revision”, “rebasing”. The page shows all corrections.',
    ],
    ['?kind=<u>%00slip', 'There is no reason “<u>slip”. The page shows all corrections.'],
  ])(
    'shows all corrections and a notice for the invalid query %s until a filter is pressed',
    (query, notice) => {
      renderCorrections(getStoredYear, `/corrections${query}`);
      expect(screen.getByText(notice)).toBeVisible();
      expect(readRows()).toHaveLength(4);
      fireEvent.click(screen.getByRole('button', { name: 'Source 1' }));
      fireEvent.click(screen.getByRole('button', { name: 'All 3' }));
      expect(screen.queryByText(notice)).toBeNull();
    },
  );

  it('ignores URL parameters that other sites add to links, such as utm_source, on the corrections page', () => {
    renderCorrections(getStoredYear, '/corrections?utm_source=mail&kind=all');
    for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
  });

  it('shows the time of each change if a figure changed twice on one day', () => {
    const [morning, afternoon] = ['2025-03-13T09:00:00.000Z', '2025-03-13T14:30:00.000Z'];
    const q3 = (value: number, at: string) => ({ '2024-Q3': createPoint(value, at) });
    const year = {
      points: q3(3.46, afternoon),
      revisions: [
        createRevision(morning, q3(3.4, november), 'correction', 'A slip.'),
        createRevision(afternoon, q3(3.44, morning), 'revision', 'The Bureau raised it.'),
      ],
    };
    renderCorrections((name) =>
      createLoadedState(name === 'gdp-2024' ? year : { points: {}, revisions: [] }),
    );
    expect(readRows()[1]?.slice(3)).toEqual([
      'The Bureau raised it.3.40% on 25 Nov 2024 → 3.44% on 13 Mar 2025, 10:00 → 3.46% on 13 Mar 2025, 15:3013 Mar 2025, 10:00: Our correction. A slip.',
      '13 Mar 2025, 15:30',
    ]);
    const gdp = seriesContent.filter(({ id }) => id === 'gdp');
    const feed: unknown = JSON.parse(
      toJsonFeed(
        listFeedEntries(
          gdp.flatMap((each) => findCorrections(each, year)),
          [],
        ),
        '',
      ),
    );
    expect(feed).toMatchObject({
      items: [
        {
          content_text:
            '3.40% on 25 Nov 2024 → 3.44% on 13 Mar 2025, 10:00 → 3.46% on 13 Mar 2025, 15:30. 13 Mar 2025, 15:30: Revision by the source. The Bureau raised it. 13 Mar 2025, 10:00: Our correction. A slip.',
          tags: ['correction', 'revision'],
        },
      ],
    });
  });

  it('lists a figure with several changes under each of their reasons', () => {
    const q3 = (value: number, at: string) => ({ '2024-Q3': createPoint(value, at) });
    const year = {
      points: q3(3.46, march),
      revisions: [
        createRevision(february, q3(3.4, november), 'correction', 'A slip.'),
        createRevision(march, q3(3.44, february), 'revision', 'The Bureau raised it.'),
      ],
    };
    renderCorrections((name) =>
      createLoadedState(name === 'gdp-2024' ? year : { points: {}, revisions: [] }),
    );
    for (const name of ['Ours 1', 'Source 1']) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(readRows()).toHaveLength(2);
    }
    fireEvent.click(screen.getByRole('button', { name: 'New basis 0' }));
    expect(screen.getByText(correctionMessages.noneOfKind)).toBeVisible();
  });

  it('focuses the correction in the URL fragment if the correction exists', () => {
    const { unmount } = renderCorrections(getStoredYear, '/corrections#bonds-2025-01-10-20-YEAR');
    expect(screen.getByRole('row', { name: /Government bonds/ })).toHaveFocus();
    unmount();
    renderCorrections(getStoredYear, '/corrections#100%');
    expect(readRows()).toHaveLength(4);
  });

  it('reports that there are no corrections only after all years have loaded', () => {
    const { unmount } = renderCorrections(() => createLoadedState({ points: {}, revisions: [] }));
    expect(screen.getByText(correctionMessages.none)).toBeVisible();
    unmount();
    renderCorrections((name) => ({
      ...createIdleRequest(null),
      status: name === 'tbills-older' ? 'loading' : 'succeeded',
    }));
    expect(screen.getByRole('status')).toHaveTextContent(historyMessages.loading);
    expect(screen.queryByText(correctionMessages.none)).toBeNull();
  });

  it('shows the loaded corrections if another year failed to load', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderCorrections((name) =>
      name === 'asi-older'
        ? { ...createIdleRequest(null), status: 'failed', error: 'Failed', requestId: 'r1' }
        : getStoredYear(name),
    );
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.queryByText(correctionMessages.none)).toBeNull();
  });
});

describe('published values of a corrected figure', () => {
  const day = '2025-01-10';
  const [friday, evening, monday, tuesday] = [
    '2025-01-10T17:42:00.000Z',
    '2025-01-10T18:00:00.000Z',
    '2025-01-13T09:00:00.000Z',
    '2025-01-14T09:00:00.000Z',
  ];
  const said = (series: SeriesId, points: Points, revisions: Revision[]) => {
    const content = seriesContent.find(({ id }) => id === series);
    return (content ? findCorrections(content, { points, revisions }) : []).map(({ versions }) =>
      versions.map((version) => version.value),
    );
  };

  const published = { [day]: createPoint(100, friday) };
  const withdrawal = createRevision(monday, published, 'correction');
  it.each<[string, Points, Revision[], (number | null)[][]]>([
    [
      'returns the wrong value between a save and its undo',
      published,
      [
        createRevision(monday, published),
        createRevision(tuesday, { [day]: createPoint(1, monday) }, 'correction'),
      ],
      [[100, 1, 100]],
    ],
    [
      'returns null for a withdrawal before a new value',
      { [day]: createPoint(101, tuesday) },
      [withdrawal],
      [[100, null, 101]],
    ],
    ['returns null as the last value after a withdrawal', {}, [withdrawal], [[100, null]]],
    [
      'leaves out a withdrawal on the evening of the session',
      { [day]: createPoint(101, evening) },
      [createRevision('2025-01-10T17:50:00.000Z', { [day]: createPoint(1, friday) }, 'correction')],
      [],
    ],
    [
      'returns null for a withdrawn value that was restored later',
      published,
      [withdrawal],
      [[100, null, 100]],
    ],
    [
      'returns both values of a day that was entered late and changed at once',
      { [day]: createPoint(101, '2025-01-13T10:00:00.000Z') },
      [
        createRevision(
          '2025-01-13T10:00:00.000Z',
          { [day]: createPoint(100, monday) },
          'correction',
        ),
      ],
      [[100, 101]],
    ],
    [
      'returns a change on a later day that was reverted within minutes',
      published,
      [
        createRevision(monday, published),
        createRevision('2025-01-13T09:05:00.000Z', { [day]: createPoint(1, monday) }, 'correction'),
      ],
      [[100, 1, 100]],
    ],
  ])('%s', (_, points, revisions, versions) => {
    expect(said('exchangeRate', points, revisions)).toEqual(versions);
  });

  it('returns null as the last value of a tenor that was removed from its list', () => {
    const createList = (at: string, ...labels: string[]) => ({
      [day]: { tenures: labels.map((label) => ({ label, rate: 18 })), savedAt: at },
    });
    const revisions = [
      createRevision(monday, createList(friday, '5-YEAR', '10-YEAR'), 'correction'),
    ];
    expect(said('bonds', createList(monday, '10-Year'), revisions)).toEqual([[18, null]]);
  });

  it('returns all values of a quarter, even two values that were saved on the same day', () => {
    const q3 = '2024-Q3';
    const revisions = [createRevision(evening, { [q3]: createPoint(3.4, friday) })];
    expect(said('gdp', { [q3]: createPoint(3.5, evening) }, revisions)).toEqual([[3.4, 3.5]]);
  });
});

it('includes all versions of a figure in the feed if its series may be passed on', () => {
  const all = seriesContent.flatMap((content) =>
    Object.entries(years).flatMap(([name, year]) =>
      name.startsWith(`${content.id}-`) ? findCorrections(content, year) : [],
    ),
  );
  expect(all).toHaveLength(3);
  const feed: unknown = JSON.parse(toJsonFeed(listFeedEntries(all, []), 'https://example.com'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://example.com/corrections',
    items: [
      {
        id: 'https://example.com/corrections#gdp-2024-Q3',
        title: 'GDP growth, Q3 2024',
        date_published: march,
        _correction: {
          kind: 'figure',
          series: 'gdp-growth',
          reason: 'revision',
          values: [
            { value: 3.4, at: november },
            { value: 3.44, at: february, reason: 'revision', note: 'The Bureau raised it.' },
            { value: 3.46, at: march, reason: 'revision', note: 'And once more.' },
          ],
        },
      },
    ],
  });
  // The `was` field of a revision also has the rates of other tenors, so the feed must not contain
  // it.
  expect(JSON.stringify(feed)).not.toContain('"was"');
});
