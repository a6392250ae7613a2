import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import {
  averageMessages,
  compareMessages,
  pinMessages,
  seriesMessages,
  toolMessages,
} from '@/features/history/messages';
import { homeFigures } from '@/features/market/homeFigures';
import { SeriesView } from '@/features/history/series/SeriesView';
import { createStoreWithHistory } from '../../tests/helpers/seriesHistory';
import { createPoints, createWeekdayPoints } from '../../tests/helpers/historyPoints';
import { renderLinked } from '../../tests/helpers/renderWithStore';
import { getSeriesContent } from '../../tests/helpers/series';

const NOW = '2025-03-14T18:00:00Z';
/** The exchange rate rises by N1 each weekday from N1,000. */
const rising = createWeekdayPoints('2023-01-02', '2025-03-14', (index) => 1_000 + index);

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function showSeries(points: Points, query = '', slug: SeriesSlug = 'exchange-rate') {
  const content = getSeriesContent(slug);
  const shown = [
    <SeriesView key="view" content={content} home={homeFigures} />,
    <Address key="address" />,
  ];
  renderLinked(shown, createStoreWithHistory(content.id, points), `/markets/${slug}${query}`);
}

const getPanel = () => screen.getByRole('region', { name: seriesMessages.readout });
const getNotices = () =>
  within(getPanel())
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const getDays = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const getAddress = () => screen.getByLabelText('address').textContent;
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const daily = getSeriesContent('exchange-rate');

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));

describe('a pinned range', () => {
  it('shows only the sessions of the pinned days', () => {
    showSeries(rising, '?from=2024-07-01&to=2024-07-05');
    expect(getDays()).toHaveLength(5);
    expect(getDays()[0]).toContain('5 Jul 2024');
    expect(getDays()[4]).toContain('1 Jul 2024');
    expect(getPanel()).toHaveTextContent('Friday 5 July 2024');
    expect(screen.getByRole('group', { name: /^1 July 2024 to 5 July 2024/ })).toHaveTextContent(
      pinMessages.count(5, daily),
    );
    expect(getNotices()).toBe('');
  });

  it('shows the same figures when the link is opened a year later', () => {
    vi.setSystemTime('2026-03-20T18:00:00Z');
    const later = createWeekdayPoints('2023-01-02', '2026-03-20', (index) => 1_000 + index);
    showSeries(later, '?from=2024-07-01&to=2024-07-05');
    expect(getDays()).toHaveLength(5);
    expect(getPanel()).toHaveTextContent('Friday 5 July 2024N1,394.00');
    expect(screen.getByRole('figure', { name: daily.name })).toHaveTextContent(
      'from 1 July 2024 to 5 July 2024, from N1,390.00 to N1,394.00.',
    );
  });

  it.each([
    ['?from=2024-07&to=2024-07', 23],
    ['?from=2024-Q3&to=2024-Q3', 66],
  ])('accepts months and quarters as ends of a pinned range: %s', (query, sessions) => {
    showSeries(rising, query);
    const bar = screen.getByRole('group', { name: /July 2024 to/ });
    expect(bar).toHaveTextContent(pinMessages.count(sessions, daily));
  });

  it('includes whole months at both ends of a pinned range in a monthly series', () => {
    const months = createPoints({ '2024-06': 20, '2024-07': 21, '2024-08': 22, '2024-09': 23 });
    showSeries(months, '?from=2024-07-15&to=2024-08-01', 'inflation');
    expect(getDays().map((day) => day.split(' ')[0])).toEqual(['August', 'July']);
  });

  it.each([
    [
      'from=2019-01-01&to=2023-01-06',
      '1 January 2019 is before our first figure, 2 January 2023. The range begins with that figure.',
    ],
    [
      'from=2025-03-10&to=2026-01-01',
      '1 January 2026 is after our newest figure, for 14 March 2025. This link will show later figures once they are published.',
    ],
    [
      'from=2024-07-06&to=2024-07-12',
      'There is no figure for Saturday 6 July 2024. The range begins on Monday 8 July 2024.',
    ],
    [
      'from=2024-07-08&to=2024-07-14',
      'There is no figure for Sunday 14 July 2024. The range ends on Friday 12 July 2024.',
    ],
    [
      'from=2024-07-06&to=2024-07-07',
      'There are no figures from 6 July 2024 to 7 July 2024. The last figure before this range is for Friday 5 July 2024.',
    ],
    [
      'from=1999-01-01&to=1999-12-31',
      '31 December 1999 is before our first figure, 2 January 2023.',
    ],
    [
      'from=2024-02-31&to=2024-03-05',
      'There is no first day “2024-02-31”. The page shows the last year.',
    ],
    [
      'from=2024-03-05',
      'The address does not name the last day of the range. The page shows the last year.',
    ],
    [
      'to=2024-03-05',
      'The address does not name the first day of the range. The page shows the last year.',
    ],
    [
      'from=2024-03-05&to=2024-03-01',
      'The range ends on 1 March 2024, before it begins on 5 March 2024. The page shows the last year.',
    ],
  ])('explains which part of a pinned range the page cannot show: %s', (query, notice) => {
    showSeries(rising, `?${query}`);
    expect(getNotices()).toBe(notice);
  });

  it('keeps the notice about the pinned range after the user changes another option', async () => {
    const user = userEvent.setup();
    showSeries(rising, '?from=2024-07-06&to=2024-07-12');
    await user.selectOptions(
      screen.getByRole('combobox', { name: compareMessages.choose }),
      compareMessages.yearEarlier,
    );
    expect(getNotices()).toContain('There is no figure for Saturday 6 July 2024.');
  });

  it('shows a notice with the selected day if the day is outside the pinned range', () => {
    showSeries(rising, '?from=2024-07-01&to=2024-07-05&day=2025-03-03');
    expect(getNotices()).toBe(
      '3 March 2025 is not in this range. The page shows its last figures, for 5 July 2024.',
    );
  });

  it('ends the pinned range when the user chooses a named range', async () => {
    const user = userEvent.setup();
    showSeries(rising, '?from=2024-07-01&to=2024-07-05');
    await user.click(getButton('1 month'));
    expect(getAddress()).toBe('?range=1m');
    expect(getDays()[0]).toContain('14 Mar 2025');
  });

  it('ends the pinned range when the user closes the bar with the pinned range', async () => {
    const user = userEvent.setup();
    showSeries(rising, '?from=2024-07-01&to=2024-07-05');
    await user.click(getButton(pinMessages.leave(getSeriesContent('asi'))));
    expect(getAddress()).toBe('');
    expect(getButton('1 year')).toHaveAttribute('aria-pressed', 'true');
    expect(getButton(pinMessages.choose(daily))).toHaveFocus();
  });
});

describe('the form for the first and the last day of a range', () => {
  const openForm = async (query = '') => {
    const user = userEvent.setup();
    showSeries(rising, query);
    await user.click(getButton(pinMessages.choose(daily)));
    return user;
  };
  const getField = (name: string) => screen.getByRole('textbox', { name });
  async function type(user: ReturnType<typeof userEvent.setup>, from: string, to: string) {
    await user.clear(getField('First day'));
    if (from !== '') await user.type(getField('First day'), from);
    await user.clear(getField('Last day'));
    if (to !== '') await user.type(getField('Last day'), to);
    await user.click(getButton(pinMessages.show(daily)));
  }

  it('opens the form with the range of the chart and focuses the first field', async () => {
    await openForm('?range=1m');
    expect(getField('First day')).toHaveFocus();
    expect(getField('First day')).toHaveValue('14 Feb 2025');
    expect(getField('Last day')).toHaveValue('14 Mar 2025');
  });

  it('pins the entered range and focuses the bar with the pinned range', async () => {
    const user = await openForm();
    await type(user, '1 Jul 2024', 'Q3 2024');
    expect(getAddress()).toBe('?from=2024-07-01&to=2024-09-30');
    expect(screen.getByRole('group', { name: /^1 July 2024 to 30 September 2024/ })).toHaveFocus();
  });

  it.each([
    ['31 Feb 2024', '1 Mar 2024', 'First day', pinMessages.notAPeriod('31 Feb 2024', daily)],
    ['1/7/2024', '1 Aug 2024', 'First day', pinMessages.ambiguousDay('1/7/2024')],
    ['1 Mar 2024', '', 'Last day', pinMessages.notAPeriod('', daily)],
    ['1 Mar 2024', '1 Feb 2024', 'Last day', pinMessages.reversed('day')],
  ])(
    'focuses a field with an error and explains the error: %s to %s',
    async (from, to, field, error) => {
      const user = await openForm();
      await type(user, from, to);
      expect(screen.getByText(error)).toBeVisible();
      expect(getField(field)).toHaveFocus();
      expect(getField(field)).toHaveAccessibleDescription(error);
      expect(getAddress()).toBe('');
    },
  );

  it('keeps the focus in a field while the user types and the other field has an error', async () => {
    const user = await openForm();
    await type(user, 'tomorrow', 'yesterday');
    await user.clear(getField('First day'));
    await user.type(getField('First day'), '1 Jul 2024');
    expect(getField('First day')).toHaveFocus();
    expect(getField('First day')).toHaveValue('1 Jul 2024');
  });

  it('closes the form on Escape and keeps the range', async () => {
    const user = await openForm('?range=1m');
    await user.keyboard('{Escape}');
    expect(getButton(pinMessages.choose(daily))).toHaveFocus();
    expect(getAddress()).toBe('?range=1m');
  });
});

describe('a copied link', () => {
  it.each(['Copy link', pinMessages.copyLinkTo(daily)])(
    'says that the copied link always opens the pinned days: %s',
    async (name) => {
      const user = userEvent.setup();
      window.history.replaceState(null, '', '/markets/exchange-rate?from=2024-07-01&to=2024-07-05');
      showSeries(rising, '?from=2024-07-01&to=2024-07-05');
      await user.click(getButton(name));
      const copied = toolMessages.pinnedLinkCopied('1 July 2024', '5 July 2024');
      expect(await screen.findByText(copied)).toBeVisible();
      expect(await navigator.clipboard.readText()).toMatch(/\?from=2024-07-01&to=2024-07-05$/);
    },
  );

  it('pins a copied link to the days of a named range', async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, '', '/markets/exchange-rate?range=1m');
    showSeries(rising, '?range=1m');
    await user.click(getButton('Copy link'));
    await user.click(await screen.findByRole('button', { name: toolMessages.pinLink }));
    const copied = toolMessages.pinnedLinkCopied('14 February 2025', '14 March 2025');
    expect(await screen.findByText(copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\?from=2025-02-14&to=2025-03-14$/);
  });
});

describe('monthly averages', () => {
  it('shows monthly averages instead of sessions in the table', async () => {
    const user = userEvent.setup();
    showSeries(rising, '?from=2024-07-01&to=2024-08-15');
    await user.click(getButton(averageMessages.by('month')));
    expect(getAddress()).toBe('?from=2024-07-01&to=2024-08-15&by=month');
    expect(getDays()).toEqual(['August 2024 until 15 Aug', 'July 2024 ']);
    const july = screen.getByRole('row', { name: /^July 2024/ });
    expect(july).toHaveTextContent('July 2024 N1,401.00N1,412.00N1,390.00N1,412.0023');
  });

  it('labels the average of the current month as incomplete', () => {
    showSeries(rising, '?range=3m&by=month');
    expect(getDays()[0]).toBe('March 2025 so far');
  });

  it('offers no averages for a series without sessions', () => {
    showSeries(createPoints({ '2024-06': 20, '2024-07': 21 }), '?by=month', 'inflation');
    expect(screen.queryByRole('group', { name: averageMessages.step })).toBeNull();
    expect(getNotices()).toContain(averageMessages.noAverages('Inflation'));
  });
});
