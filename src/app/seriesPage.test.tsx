import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from './site/store';
import { firm } from '@/content/firm';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import type { RequestState } from '@/lib/requestState';
import { compareMessages, historyMessages, seriesMessages } from '@/features/history/messages';
import { homeFigures } from '@/features/market/homeFigures';
import { SeriesView } from '@/features/history/series/SeriesView';
import { createHistoryState, createStoreWithHistory } from '../../tests/helpers/seriesHistory';
import {
  createListPoint,
  createPoint,
  createPoints,
  createWeekdayPoints,
} from '../../tests/helpers/historyPoints';
import { renderLinked } from '../../tests/helpers/renderWithStore';
import { getSeriesContent } from '../../tests/helpers/series';

const NOW = '2025-03-14T18:00:00Z';
/**
 * An index that rises by 10 per session from 90,000, so that each session has a different value.
 */
const rising = createWeekdayPoints('2023-01-02', '2025-03-14', (index) => 90_000 + 10 * index);
const NEWEST = '95,740.00';

function Address() {
  const entry = useNavigationType();
  return (
    <output aria-label="address" data-entry={entry}>
      {useLocation().search}
    </output>
  );
}

function show(slug: SeriesSlug, store: ReturnType<typeof makeStore>, address = '') {
  const shown = [
    <SeriesView key="view" content={getSeriesContent(slug)} home={homeFigures} />,
    <Address key="address" />,
  ];
  renderLinked(shown, store, `/markets/${slug}${address}`);
}
const showHistory = (points: Points, address = '', slug: SeriesSlug = 'asi') =>
  show(slug, createStoreWithHistory(getSeriesContent(slug).id, points), address);

const getPanel = () => screen.getByRole('region', { name: seriesMessages.readout });
const around = () => screen.getByRole('region', { name: seriesMessages.readoutDetails });
const getSlider = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: seriesMessages.dayToRead });
/** Moves the slider by a number of figures, as a browser does for arrow keys. */
function move(by: number) {
  const { value, max } = getSlider();
  const place = Math.max(0, Math.min(Number(value) + by, Number(max)));
  fireEvent.change(getSlider(), { target: { value: place } });
}
const getAddress = () => screen.getByLabelText('address').textContent;
const getBodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const getTenures = () => within(screen.getByRole('group', { name: seriesMessages.tenure }));
const getTenure = (name: string) => getTenures().getByRole('button', { name });
const listTenures = () =>
  getTenures()
    .getAllByRole('button')
    .map(({ textContent }) => textContent.trim());
const getButton = (name: string) => screen.getByRole('button', { name });

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));

describe('the page of a series', () => {
  it('shows the newest figure, a summary of the range, and when the next figure is due', () => {
    showHistory(rising);
    expect(getPanel()).toHaveTextContent('Friday 14 March 2025');
    expect(getPanel()).toHaveTextContent(NEWEST);
    expect(getPanel()).toHaveTextContent('+0.01% from Thursday');
    expect(getPanel()).toHaveTextContent(/The range of the year.*lowest, .*Highest of the year/);
    expect(around()).toHaveTextContent('Last five sessions10 Mar+0.01%');
    expect(around()).toHaveTextContent('Since 14 Mar 2024+2.80%');
    expect(around()).toHaveTextContent(
      'Next figureFri 14Sat 15Sun 16Mon 17Monday 17 March, in the evening',
    );
    const figure = screen.getByRole('figure', { name: 'All Share Index' });
    expect(figure).toHaveTextContent(/^The All Share Index rose 2\.80% over the year to 14 March/);
  });

  it('shows a change that rounds to zero as <0.01% in the list of the last five figures', () => {
    showHistory({ ...rising, '2025-03-13': createPoint(95_739.9) });
    expect(within(around()).getAllByRole('listitem').at(-1)).toHaveTextContent('14 Mar+<0.01%');
  });

  it('focuses the first new row when all rows are shown instead of 14', async () => {
    const user = userEvent.setup();
    showHistory(rising, '?range=1m');
    expect(getBodyRows()).toHaveLength(14);
    const newest = `Fri 14 Mar 2025 ${seriesMessages.highestOf('1m')} ${NEWEST}`;
    expect(getBodyRows()[0]).toHaveTextContent(newest);
    expect(screen.getByText(seriesMessages.countShown(14, 21, 'sessions'))).toBeVisible();
    await user.click(getButton(historyMessages.showAll(21)));
    expect(getBodyRows()).toHaveLength(21);
    expect(getBodyRows()[14]?.querySelector('th')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  it('updates the panel, the text for screen readers and the address when the user moves the slider with keys', () => {
    showHistory(rising, '?range=1m');
    move(-1);
    expect(getPanel()).toHaveTextContent('Thursday 13 March 2025');
    const text = 'Thursday 13 March 2025: 95,730.00, up 0.01 per cent from the previous session';
    expect(getSlider()).toHaveAttribute('aria-valuetext', text);
    fireEvent.keyDown(getSlider(), { key: 'PageDown' });
    expect(getPanel()).toHaveTextContent('Friday 14 February 2025');
    move(Infinity);
    move(-1);
    move(-1);
    expect(getAddress()).toBe('?range=1m');
    fireEvent.blur(getSlider());
    expect(getAddress()).toBe('?range=1m&day=2025-03-12');
    expect(getPanel()).toHaveTextContent('Wednesday 12 March 2025');
  });

  /** The index falls by 10% on the Monday and then rises by 1% per session. */
  const fallen = {
    ...rising,
    '2025-03-10': createPoint(86_000),
    '2025-03-11': createPoint(86_860),
    '2025-03-12': createPoint(87_728.6),
    '2025-03-13': createPoint(88_605.89),
    '2025-03-14': createPoint(89_491.95),
  };

  it.each(['1m', '3m', '1y', '5y', 'all'])(
    'compares the newest figure with the previous session in the range %s',
    (range) => {
      showHistory(fallen, `?range=${range}`);
      expect(getPanel()).toHaveTextContent('+1.00% from Thursday');
      expect(getBodyRows()[0]).toHaveTextContent(/\+1\.00%( from 13 Mar)?$/);
      const words = 'Friday 14 March 2025: 89,491.95, up 1.00 per cent from the previous session';
      expect(getSlider()).toHaveAttribute('aria-valuetext', words);
    },
  );

  it.each(['5y', 'all'])(
    'compares each earlier week with the week before it in the range %s',
    (range) => {
      showHistory({ ...fallen, '2025-03-07': createPoint(80_000) }, `?range=${range}`);
      move(-1);
      expect(getPanel()).toHaveTextContent(/^Friday 7 March 2025.*from the previous week/);
      expect(getSlider().getAttribute('aria-valuetext')).toMatch(/from the previous week$/);
      const heading = seriesMessages.changeFrom('week', false);
      expect(screen.getByRole('columnheader', { name: heading })).toBeVisible();
      expect(getBodyRows()[0]).toHaveTextContent('from 13 Mar');
      expect(getBodyRows()[1]).not.toHaveTextContent('from');
    },
  );

  it('stores only the range, the comparison and the selected day in the address', async () => {
    const user = userEvent.setup();
    showHistory(rising, '?fbclid=ad&day=2024-07-04');
    expect(getPanel()).toHaveTextContent('Thursday 4 July 2024');
    // If a shorter range does not include the day, the newest day is selected.
    await user.click(getButton('3 months'));
    expect(getButton('3 months')).toHaveFocus();
    expect(getAddress()).toBe('?range=3m');
    expect(getPanel()).toHaveTextContent('Friday 14 March 2025');
    move(-Infinity);
    fireEvent.blur(getSlider());
    await user.selectOptions(
      screen.getByRole('combobox', { name: compareMessages.choose }),
      compareMessages.yearEarlier,
    );
    expect(getAddress()).toBe('?range=3m&day=2024-12-16&compare=year-earlier');
    expect(getPanel()).toHaveTextContent('A year earlier, 15 Dec 202392,490.00');
    expect(within(screen.getByRole('table')).getByText(seriesMessages.yearEarlier)).toBeVisible();
    await user.click(getButton('1 year'));
    expect(getAddress()).toBe('?day=2024-12-16&compare=year-earlier');
    // The change replaces the history entry, so Back leaves the page.
    expect(screen.getByLabelText('address')).toHaveAttribute('data-entry', 'REPLACE');
  });
});

describe('the last event', () => {
  /** The rate was cut in February 2025 and held in March. */
  const monetaryPolicy = createPoints({ '2024-11-26': 27.5, '2025-02-20': 27, '2025-03-04': 27 });
  const raised = '20 Feb 2025 Policy rate cut to 27.00%';
  const queryLastEvent = () =>
    within(around()).queryByRole('heading', { name: seriesMessages.lastEvent })?.parentElement;
  const history = createHistoryState({ asi: rising, monetaryPolicy });
  const without = (request: RequestState<null>) => ({ ...history, 'monetaryPolicy-2025': request });
  const empty = { data: null, requestId: null };

  it('shows the decision that last changed the policy rate as the last event', () => {
    show('asi', makeStore({ history }));
    expect(queryLastEvent()).toHaveTextContent(`${seriesMessages.lastEvent}${raised}`);
    const events = screen.getByRole('list', { name: seriesMessages.events });
    expect(events).toHaveTextContent(raised);
    // The first day of the range is before all events.
    move(-Infinity);
    expect(queryLastEvent()).toBeUndefined();
  });

  it('shows no last event if the range has no event', () => {
    show('asi', makeStore({ history }), '?range=1m&day=2025-02-17');
    expect(queryLastEvent()).toBeUndefined();
  });

  it.each([
    ['is loading', { ...empty, status: 'loading', error: null }, 0],
    ['has failed to load', { ...empty, status: 'failed', error: 'Failed' }, 2],
  ] as const)('shows no last event while the policy rate %s', (_, request, count) => {
    show('asi', makeStore({ history: without(request) }));
    expect(getPanel()).toHaveTextContent(NEWEST);
    expect(queryLastEvent()).toBeUndefined();
    // The list of events does not claim to be complete, so it may show other events in the
    // meantime.
    const events = screen.queryByRole('list', { name: seriesMessages.events });
    expect(events?.children ?? []).toHaveLength(count);
  });
});

describe('a range with missing years', () => {
  it.each([
    ['are loading', { data: null, requestId: null, status: 'loading', error: null }],
    ['failed to load', { data: null, requestId: null, status: 'failed', error: 'Failed' }],
  ] as const)(
    'leaves out the highest, the lowest and the first figure when the years %s',
    (_, request) => {
      const history = {
        ...createHistoryState({ asi: rising }),
        'asi-2024': request,
        'asi-older': request,
      };
      show('asi', makeStore({ history }), '?range=5y');
      expect(getPanel()).toHaveTextContent('Friday 14 March 2025');
      expect(getPanel()).not.toHaveTextContent(seriesMessages.rangeOf('5y'));
      expect(getPanel()).not.toHaveTextContent('begin');
      expect(screen.queryByText(seriesMessages.highestOf('5y'))).toBeNull();
    },
  );
});

describe('an address with unknown query values', () => {
  const newest = 'The page shows the newest figures, for 14 March 2025.';
  const tenures = (day: string) => ({
    [day]: createListPoint(['5-YEAR', 18.39], ['10-YEAR', 18.74]),
  });
  const listNotices = () =>
    [...within(getPanel()).getByRole('status').children].map(({ textContent }) => textContent);

  it.each([
    ['?range=7y', 'There is no range “7y”. The page shows the last year.'],
    ['?range=18m', 'There is no range “18m”. The page shows the last year.'],
    ['?range=', 'The address has a range without a value. The page shows the last year.'],
    [
      '?range=1m&range=5y',
      'The address has more than one range: “1m”, “5y”. The page shows the last year.',
    ],
    ['?compare=index', 'There is no comparison “index”. The page shows no comparison.'],
    ['?tenure=10-YEAR', 'There is no tenor “10-YEAR”. All Share Index has no tenors.'],
    ['?day=rubbish', `There is no day “rubbish”. ${newest}`],
    ['?day=2025-02-30', `There is no day “2025-02-30”. ${newest}`],
    ['?day=2025-02', `There is no day “2025-02”. ${newest}`],
    ['?day=', `The address has a day without a value. ${newest}`],
    [
      '?day=2025-03-09',
      'The Exchange was closed on 9 March 2025. The page shows the figures for 7 March 2025.',
    ],
    [
      '?day=2025-03-15',
      'There are no figures for 15 March 2025 yet. The page shows the newest figures, for 14 March 2025.',
    ],
    ['?day=1999-01-01', `1 January 1999 is before our first figure, 2 January 2023. ${newest}`],
    ['?range=1m&day=2024-07-04', `4 July 2024 is before this range. ${newest}`],
    [
      '?range=5y&day=2024-07-03',
      'This range shows one session a week, and 3 July 2024 is not one of them. The page shows the figures for 28 June 2024.',
    ],
    ['?day=%3Cimg%20src%3Dx%3E%00%E2%80%AE', `There is no day “<img src=x>”. ${newest}`],
    [
      `?range=${'9'.repeat(5000)}`,
      `There is no range “${'9'.repeat(40)}…”. The page shows the last year.`,
    ],
  ])('shows a notice for the query %s', (address, notice) => {
    showHistory(rising, address);
    expect(listNotices()).toEqual([notice]);
    expect(getAddress()).toBe(address);
    expect(getSlider()).toBeInTheDocument();
    expect(document.querySelector('main img[src=x], .reading img')).toBeNull();
  });

  it.each(['', '?range=5Y', '?range=1m&utm_source=a&utm_source=b&fbclid=', '?day=2025-03-13'])(
    'shows no notice for the valid query "%s"',
    (asked) => {
      showHistory(rising, asked);
      expect(listNotices()).toEqual([]);
    },
  );

  it('shows a notice with the date of the first figure if the selected day is earlier', () => {
    showHistory(
      createWeekdayPoints('2024-09-02', '2025-03-14', (place) => 90_000 + place),
      '?day=2024-05-01',
    );
    expect(listNotices()).toEqual([
      `1 May 2024 is before our first figure, 2 September 2024. ${newest}`,
    ]);
  });

  it('shows a notice for a session without figures', () => {
    const { '2025-03-12': missing, ...entered } = rising;
    expect(missing).toBeDefined();
    showHistory(entered, '?day=2025-03-12');
    expect(listNotices()).toEqual([
      'There are no figures for 12 March 2025. The page shows the figures for 11 March 2025.',
    ]);
  });

  it.each([
    ['?range=1m', 'There is no range “1m”. The page shows the months on the new basket.'],
    [
      '?day=2025-01-15',
      'There are no figures for 15 January 2025. The page shows the figures for January 2025.',
    ],
    [
      '?day=2025-Q1',
      'There are no figures for Q1 2025. The page shows the figures for January 2025.',
    ],
    ['?day=May', 'There is no month “May”. The page shows the newest figures, for February 2025.'],
    [
      '?day=2025-03-02',
      'There are no figures for 2 March 2025 yet. The page shows the newest figures, for February 2025.',
    ],
  ])('names months in the notice of a monthly series: %s', (asked, notice) => {
    showHistory(createPoints({ '2025-01': 24.48, '2025-02': 23.18 }), asked, 'inflation');
    expect(listNotices()).toEqual([notice]);
  });

  it('shows a notice for each unknown value until the user replaces it', async () => {
    const user = userEvent.setup();
    showHistory(rising, '?range=7y&day=2025-03-09&compare=no');
    expect(listNotices()).toHaveLength(3);
    await user.click(getButton('3 months'));
    expect(listNotices().join(' ')).toMatch(
      /^There is no comparison “no”.* The Exchange was closed/,
    );
    expect(getAddress()).toBe('?range=3m&day=2025-03-09&compare=no');
    move(-1);
    expect(listNotices()).toEqual(['There is no comparison “no”. The page shows no comparison.']);
    fireEvent.blur(getSlider());
    await user.selectOptions(
      screen.getByRole('combobox', { name: compareMessages.choose }),
      compareMessages.yearEarlier,
    );
    expect(getAddress()).toBe('?range=3m&day=2025-03-06&compare=year-earlier');
    // A range that the user chose may leave out the selected day, so no notice appears.
    await user.click(getButton('5 years'));
    await user.click(getButton('1 month'));
    expect(listNotices()).toEqual([]);
  });

  it('shows a notice about an unknown tenor until the user selects another tenor', async () => {
    const user = userEvent.setup();
    showHistory(tenures('2025-03-14'), '?tenure=7-YEAR', 'bonds');
    expect(listNotices()).toEqual([
      'There is no tenor “7-YEAR”. The page shows the figures of 10-YEAR.',
    ]);
    await user.click(getTenure('5 years'));
    expect(listNotices()).toEqual([]);
  });

  it('shows no notice until the current figures are loaded', () => {
    show('asi', makeStore(), '?day=2025-03-13&range=24m');
    expect(listNotices()).toEqual([]);
    expect(getAddress()).toBe('?day=2025-03-13&range=24m');
  });
});

describe('the chart and its panel', () => {
  it('shows the first published value of the selected day in the panel and the table', async () => {
    const first = { value: 93_000, savedAt: '2024-07-05T17:42:00.000Z' };
    const revised = { ...createPoint(94_000), savedAt: '2024-07-09T10:00:00.000Z', first };
    showHistory({ ...rising, '2024-07-05': revised }, '?day=2024-07-05');
    const words = 'First published 93,000.00, revised 94,000.00 on 9 Jul 2024';
    expect(getPanel()).toHaveTextContent(`${words} ${seriesMessages.why}`);
    // Screen readers announce the selected figure at the slider, so the panel is not a live region.
    expect(getPanel().closest('[aria-live], [role="status"]')).toBeNull();
    const row = '/corrections#asi-2024-07-05';
    const why = within(getPanel()).getByRole('link', { name: seriesMessages.why });
    expect(why).toHaveAttribute('href', row);
    getSlider().focus();
    await userEvent.tab({ shift: true });
    expect(why).toHaveFocus();
    expect(screen.getByText(/5 Jul 2024: first published 93,000.00/)).toBeVisible();
  });

  it('shows a note instead of a change between figures on different bases', () => {
    const points = {
      '2024-11': createPoint(34.6),
      '2024-12': createPoint(34.8),
      '2025-01': createPoint(24.48),
    };
    showHistory(points, '?range=1y', 'inflation');
    expect(getPanel()).toHaveTextContent('January 2025');
    expect(getPanel()).toHaveTextContent(`24.48% ${seriesMessages.notComparable}`);
    expect(screen.getByText('on a new basket')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-kind="break"]')).toHaveLength(1);
    expect(getBodyRows()[0]).toHaveTextContent(`24.48%${seriesMessages.notComparable}`);
    const words = 'January 2025: 24.48 per cent, on a new basket';
    expect(getSlider()).toHaveAttribute('aria-valuetext', words);
  });

  it('shows a break mark and the start value on an axis of rates that does not begin at 0', () => {
    showHistory(createPoints({ '2024-11-26': 27, '2025-02-20': 27.5 }), '', 'policy-rate');
    expect(screen.getByText(/^The scale begins at 2\d(\.\d)?%$/)).toBeInTheDocument();
    expect(document.querySelectorAll('.axis-break')).toHaveLength(1);
  });

  it('marks a first published value outside the plot at the edge of the plot', () => {
    const first = { value: 940_000, savedAt: '2024-07-05T17:42:00.000Z' };
    const typo = { ...createPoint(94_000), savedAt: '2024-07-09T10:00:00.000Z', first };
    showHistory({ ...rising, '2024-07-05': typo }, '?day=2024-07-05');
    const chart = screen.getByRole('figure', { name: 'All Share Index' });
    expect(chart).toHaveTextContent('First published 940,000.00, above this scale');
    expect(document.querySelectorAll('.edge-mark')).toHaveLength(1);
    // The vertical axis does not extend to the wrong first value of 940,000.
    expect(chart.querySelector('.y-axis')).toHaveTextContent('96,000');
    expect(chart.querySelector('.y-axis')).not.toHaveTextContent('100,000');
  });

  it('shows quarterly growth as bars from 0 with a value at each bar', () => {
    const quarters = { '2024-Q2': 3.19, '2024-Q3': 3.46, '2024-Q4': 3.84 };
    showHistory(createPoints(quarters), '', 'gdp-growth');
    const chart = screen.getByRole('figure', { name: 'GDP growth' });
    for (const value of ['3.19', '3.46', '3.84', 'Q3', 'Q4 2024']) {
      expect(within(chart).getByText(value)).toBeInTheDocument();
    }
    expect(chart.querySelectorAll('.chart-bar')).toHaveLength(3);
    expect(chart.querySelectorAll('.axis-break, .chart-line[data-kind="now"]')).toHaveLength(0);
    expect(within(chart).getByText('0')).toBeInTheDocument();
    move(-1);
    expect(within(chart).getByText('Q3 2024')).toBeInTheDocument();
    expect(chart.querySelector('[data-look="marked"]')).toBe(
      chart.querySelectorAll('.chart-bar')[1],
    );
  });

  it('shows a gap with the number of missing sessions', () => {
    const hole = ['2025-02-26', '2025-02-27', '2025-02-28', '2025-03-03'];
    const entered = Object.entries(rising).filter(([day]) => !hole.includes(day));
    showHistory(Object.fromEntries(entered), '?range=1m');
    expect(getPanel()).toHaveTextContent(historyMessages.sessionsMissing(4));
    expect(screen.getByText('26 Feb to 3 Mar:', { exact: false })).toBeInTheDocument();
  });

  it('labels the axis as a change when the chart compares two years', () => {
    const points = createWeekdayPoints('2023-12-01', '2025-03-14', (place) =>
      place < 100 ? 20_000 + 10 * place : 100_000 + 60 * place,
    );
    showHistory(points, '?range=3m&compare=year-earlier');
    expect(screen.getByText('Change since 16 Dec 2024')).toBeInTheDocument();
  });

  it('offers the tenors of a list, starting with the tenor nearest ten years', async () => {
    const user = userEvent.setup();
    const tenures = [
      { label: '5-YEAR', rate: 18.39 },
      { label: '10-YEAR', rate: 18.74 },
    ];
    const list = { tenures, savedAt: '2025-03-14T16:00:00.000Z' };
    showHistory({ '2025-03-14': list }, '', 'bonds');
    expect(getPanel()).toHaveTextContent('18.74% 10-YEAR');
    expect(listTenures()).toEqual(['5 years', '10 years']);
    expect(getTenure('10 years')).toHaveAttribute('aria-pressed', 'true');
    await user.click(getTenure('5 years'));
    expect(getAddress()).toBe('?tenure=5-YEAR');
    expect(getPanel()).toHaveTextContent('18.39%');
  });
});

describe('the page of inflation', () => {
  const months = createPoints({
    '2024-02': 31.7,
    '2024-08': 33.4,
    '2024-11': 31.2,
    '2025-01': 31.9,
    '2025-02': 31.5,
  });
  const content = { ...getSeriesContent('inflation'), breaks: [] };
  const showInflation = () => {
    const view = <SeriesView key="view" content={content} home={homeFigures} />;
    renderLinked(
      [view],
      createStoreWithHistory('inflation', months),
      '/markets/inflation?range=1y',
    );
  };
  const listLabels = () =>
    [...document.querySelectorAll('.plot-label')].map(({ textContent }) => textContent);

  it('labels the last two months and the month a year ago', () => {
    showInflation();
    expect(listLabels()).toEqual(
      expect.arrayContaining(['31.50%', '31.90% Jan', 'A year ago 31.70%']),
    );
  });

  it('starts the scale at 0 when the user asks for it', async () => {
    const user = userEvent.setup();
    showInflation();
    expect(document.querySelectorAll('.axis-break')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: seriesMessages.fromZero }));
    expect(document.querySelectorAll('.axis-break')).toHaveLength(0);
    expect(document.querySelector('.y-axis > text')).toHaveTextContent('0');
  });

  const rebased = createPoints({
    '2024-11': 34.6,
    '2024-12': 34.8,
    '2025-01': 24.5,
    '2025-02': 25,
    '2025-03': 23,
  });

  it('opens with the months on the new basket and keeps other ranges in the URL', async () => {
    const user = userEvent.setup();
    showHistory(rebased, '', 'inflation');
    expect(getButton('New basket')).toHaveAttribute('aria-pressed', 'true');
    expect(getPanel()).toHaveTextContent('The range on this basket');
    expect(getBodyRows()).toHaveLength(3);
    expect(listLabels()).toContain('24.50% Jan 2025,on a new basket');
    await user.click(getButton('1 year'));
    expect(getAddress()).toBe('?range=1y');
    expect(getBodyRows()).toHaveLength(5);
    await user.click(getButton('New basket'));
    expect(getAddress()).toBe('');
  });

  it('offers no three months of monthly figures', () => {
    showHistory(rebased, '', 'inflation');
    expect(screen.queryByRole('button', { name: '3 months' })).toBeNull();
  });

  it('offers three months while an old link shows them', () => {
    showHistory(rebased, '?range=3m', 'inflation');
    expect(getButton('3 months')).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows when the basket changed and the last value on the old one', () => {
    showHistory(rebased, '', 'inflation');
    expect(around()).toHaveTextContent(
      'BasketNew from January 2025. December 2024 was 34.80% on the old one; the two cannot be compared.',
    );
  });

  it('shows when the basket changed if there are no figures on the old one', () => {
    showHistory(createPoints({ '2025-01': 24.5, '2025-02': 23 }), '', 'inflation');
    expect(around()).toHaveTextContent(
      'BasketNew from January 2025. Figures before and after it cannot be compared.',
    );
  });

  it('offers no scale from 0 for other series', () => {
    showHistory(rising);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the page of GDP growth', () => {
  const quarters = createPoints({ '2024-Q2': 3.19, '2024-Q3': 3.46, '2024-Q4': 3.84 });

  it('opens with three years and keeps other ranges in the URL', async () => {
    const user = userEvent.setup();
    showHistory(quarters, '', 'gdp-growth');
    expect(getButton('3 years')).toHaveAttribute('aria-pressed', 'true');
    await user.click(getButton('1 year'));
    expect(getAddress()).toBe('?range=1y');
    await user.click(getButton('3 years'));
    expect(getAddress()).toBe('');
  });

  it('shows the last revision with a link to the list of corrections', () => {
    const first = { value: 3.4, savedAt: '2024-11-25T14:20:00.000Z' };
    const revised = { value: 3.46, savedAt: '2025-02-25T14:20:00.000Z', first };
    showHistory({ ...quarters, '2024-Q3': revised }, '', 'gdp-growth');
    expect(around()).toHaveTextContent(
      'Last revisionQ3 2024 was first published as 3.40% and revised to 3.46% on 25 February 2025. Corrections',
    );
    expect(within(around()).getByRole('link', { name: 'Corrections' })).toHaveAttribute(
      'href',
      '/corrections#gdp-2024-Q3',
    );
  });

  it('shows the base year if no recent quarter was revised', () => {
    showHistory(quarters, '', 'gdp-growth');
    expect(around()).toHaveTextContent(
      'Base yearNew from Q1 2025. Q4 2024 was 3.84% on the old one',
    );
  });
});

describe('the page of the policy rate', () => {
  const decisions = createPoints({
    '2024-05-21': 26.25,
    '2024-07-23': 26.75,
    '2024-09-24': 26.75,
    '2025-02-20': 26.5,
  });
  const getMeetings = () =>
    [...around().querySelectorAll('.meetings > li')].map(({ textContent }) => textContent);

  it('opens with the last ten changes and keeps other ranges in the URL', async () => {
    const user = userEvent.setup();
    showHistory(decisions, '', 'policy-rate');
    expect(getButton('Last ten')).toHaveAttribute('aria-pressed', 'true');
    expect(getPanel()).toHaveTextContent('The range of the last ten changes');
    await user.click(getButton('1 year'));
    expect(getAddress()).toBe('?range=1y');
    await user.click(getButton('Last ten'));
    expect(getAddress()).toBe('');
  });

  it('labels each change of the rate on the chart', () => {
    showHistory(decisions, '', 'policy-rate');
    const labels = [...document.querySelectorAll('.plot-label')].map(
      ({ textContent }) => textContent,
    );
    expect(labels).toEqual(expect.arrayContaining(['26.50%, -0.25', '26.75%, +0.50', '26.25%']));
  });

  it('shows the last changes and the meetings of the year', () => {
    showHistory(decisions, '', 'policy-rate');
    expect(around()).toHaveTextContent('Last five changes, ppJul 2024+0.50Feb 2025-0.25');
    expect(getMeetings()).toEqual([
      '20 Feb cut',
      '20 May expected',
      '22 Jul expected',
      '23 Sep expected',
      '25 Nov expected',
    ]);
  });

  it('shows no expected meetings for an earlier year', () => {
    showHistory(decisions, '?day=2024-09-24', 'policy-rate');
    expect(getMeetings()).toEqual(['21 May ', '23 Jul raised', '24 Sep held']);
  });

  it('lists only the changes until the user asks for all meetings', async () => {
    const user = userEvent.setup();
    showHistory(decisions, '', 'policy-rate');
    expect(getBodyRows()).toHaveLength(3);
    expect(screen.getByText('3 changes')).toBeVisible();
    await user.click(getButton(seriesMessages.allMeetings));
    expect(getBodyRows()).toHaveLength(4);
    expect(screen.getByText('4 decisions')).toBeVisible();
  });
});

describe('the page of a list of rates', () => {
  const lists = {
    '2024-03-11': createListPoint(['5-YEAR', 17.1], ['10-YEAR', 17.8], ['30-YEAR', 19]),
    '2025-02-10': createListPoint(['5-YEAR', 18.5], ['10-YEAR', 18.9]),
    '2025-03-10': createListPoint(['5-YEAR', 18.39], ['10-YEAR', 18.74]),
  };
  const getCurve = () =>
    within(around())
      .getAllByRole('listitem')
      .map((each) => each.textContent);

  it('shows the curve of all tenors with the curves of a month and a year before', () => {
    showHistory(lists, '', 'bonds');
    expect(around()).toHaveTextContent(seriesMessages.allTenures);
    expect(getCurve()).toEqual([
      '5-YEAR: 10 Mar 2025 18.39%, 10 Feb 2025 18.50%, 11 Mar 2024 17.10%',
      '10-YEAR: 10 Mar 2025 18.74%, 10 Feb 2025 18.90%, 11 Mar 2024 17.80%',
    ]);
    expect(around()).toHaveTextContent('10 Mar 10 Feb 11 Mar 2024');
  });

  it('shows the curve of the selected day', () => {
    showHistory(lists, '?day=2025-02-10', 'bonds');
    expect(getCurve()[0]).toMatch(/^5-YEAR: 10 Feb 2025 18\.50%/);
  });

  it('offers a discontinued tenor as the last option', () => {
    showHistory(lists, '?range=all', 'bonds');
    expect(listTenures()).toEqual(['5 years', '10 years', '30 (ended) years']);
  });

  it('shows the stored labels if the tenors have no common unit', () => {
    const list = createListPoint(['FGN SAVINGS', 15.2], ['10-YEAR', 18.74]);
    showHistory({ '2025-03-10': list }, '', 'bonds');
    expect(listTenures()).toEqual(['FGN SAVINGS', '10-YEAR']);
    expect(getTenure('10-YEAR')).toHaveAttribute('aria-pressed', 'true');
  });
});

it('compares each stop rate of bonds with the previous auction', () => {
  const listOn = (day: string, rate: number) => [day, createListPoint(['10-YEAR', rate])] as const;
  const lists = [listOn('2025-01-27', 18.6), listOn('2025-02-24', 18.74)];
  showHistory(Object.fromEntries(lists), '', 'bonds');
  expect(getPanel()).toHaveTextContent('+0.14 pp from 27 January');
  expect(getSlider().getAttribute('aria-valuetext')).toMatch(/from the previous auction$/);
  const table = screen.getByRole('table', {
    name: /10-YEAR, stop rates by auction, newest first$/,
  });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Auction', 'Stop rate', 'Change from previous auction']),
  );
  expect(
    screen.getByText('Federal Government bonds, 10-YEAR, stop rates by auction'),
  ).toBeVisible();
  const figure = screen.getByRole('figure', { name: 'Government bonds' });
  expect(figure).toHaveTextContent(/^The stop rate of the 10-year bond rose 0\.14/);
});

describe('a series with few or no figures', () => {
  it('ends each range on the newest figure, even if it is old', async () => {
    const user = userEvent.setup();
    const old = createWeekdayPoints('2022-01-03', '2024-01-31', (place) => 100_000 + place);
    showHistory(old);
    const since = 'No figures since 31 January 2024.';
    expect(getPanel()).toHaveTextContent(`Wednesday 31 January 2024100,542.00`);
    expect(getPanel()).toHaveTextContent(since);
    const figure = screen.getByRole('figure', { name: 'All Share Index' });
    expect(figure).toHaveTextContent(
      /^The All Share Index rose .* over the year to 31 January 2024/,
    );
    await user.click(getButton('1 month'));
    expect(getPanel()).toHaveTextContent(since);
    expect(getBodyRows()[0]).toHaveTextContent('Wed 31 Jan 2024');
  });

  it('draws a single figure as a point', () => {
    showHistory({ '2025-03-14': createPoint(105_432.07) });
    expect(screen.getByText(historyMessages.oneFigure)).toBeInTheDocument();
    expect(getPanel()).toHaveTextContent(historyMessages.noEarlier);
  });

  it('shows a single Retry button instead of an empty series after a failed load', () => {
    const failed = { status: 'failed', data: null, error: 'Failed', requestId: null } as const;
    show('asi', makeStore({ history: { 'asi-2025': failed } }));
    expect(screen.getAllByText(historyMessages.unavailable)).toHaveLength(1);
    expect(screen.getByText(seriesMessages.withChart)).toBeVisible();
    expect(around()).toHaveTextContent(`${seriesMessages.askUs}${firm.phones[0].shown}`);
    expect(getPanel()).toHaveTextContent(historyMessages.notLoaded);
    expect(screen.queryByText(/no figures/i)).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1);
  });

  it('reports for a series without figures that there are no figures yet', () => {
    showHistory({});
    expect(getPanel()).toHaveTextContent(historyMessages.noneYet);
    const first = 'No figures yet. The first is due on Friday 14 March, in the evening.';
    expect(screen.getByText(first)).toBeVisible();
    expect(screen.getByText(historyMessages.noFigures)).toBeVisible();
  });
});
