import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { HistoryState } from '@/figures/historyState';
import { createPoints, createWeekdayPoints } from '../../../../tests/helpers/historyPoints';
import { renderLinked } from '../../../../tests/helpers/renderWithStore';
import { renderSeriesPage } from '../../../../tests/helpers/seriesPage';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { createHistoryState, type PointsBySeries } from '../../../../tests/helpers/seriesHistory';
import { EmbeddedSeries } from '../embed/EmbeddedSeries';
import { compareMessages, seriesMessages, toolMessages } from '../messages';

const asi = createWeekdayPoints('2023-01-02', '2025-03-14', (place) => 90_000 + 10 * place);
const exchangeRate = createWeekdayPoints('2023-01-02', '2025-03-14', (place) => 2000 - place);
const both: PointsBySeries = { asi, exchangeRate };
const failed = { status: 'failed', data: null, error: 'Failed', requestId: null } as const;
const loading = { status: 'loading', data: null, error: null, requestId: 'one' } as const;

const Address = () => <output aria-label="address">{useLocation().search}</output>;

function show(address: string, history: HistoryState, slug: SeriesSlug = 'asi') {
  renderSeriesPage(getSeriesContent(slug), history, address, <Address />);
}

/** Returns a history in which all requests for the exchange rate have the given state. */
function createHistoryWithRate(request: HistoryState[string]): HistoryState {
  const years = Object.entries(createHistoryState(both));
  return Object.fromEntries(
    years.map(([name, state]) => [name, name.startsWith('exchangeRate') ? request : state]),
  );
}

const getChoice = () => screen.getByRole('combobox', { name: compareMessages.choose });
const getSlider = () => screen.getByRole('slider', { name: seriesMessages.dayToRead });
const getStatus = () => document.querySelector('.compared-status');

beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2025-03-14T18:00:00Z'), toFake: ['Date'] }),
);

describe('menu of comparisons', () => {
  it('replaces the comparison in the URL when the user chooses another series', async () => {
    const user = userEvent.setup();
    show('?compare=year-earlier', createHistoryState(both));
    expect(getChoice()).toHaveDisplayValue(compareMessages.yearEarlier);
    await user.selectOptions(getChoice(), 'Naira per dollar');
    expect(screen.getByLabelText('address')).toHaveTextContent('?compare=exchange-rate');
    await user.selectOptions(getChoice(), compareMessages.nothing);
    expect(screen.getByLabelText('address')).toHaveTextContent(/^$/);
    expect(getStatus()).toBeNull();
  });

  it('does not offer to compare a series with itself', () => {
    show('', createHistoryState(both));
    expect(getChoice().textContent).not.toContain('All Share Index');
  });

  it.each(['asi', 'oil', 'Exchange-Rate'])(
    'shows a notice for the invalid comparison "%s" in the URL',
    (text) => {
      show(`?compare=${text}`, createHistoryState(both));
      expect(screen.getByText(new RegExp(`no comparison “${text}”`))).toBeVisible();
      expect(getStatus()).toBeNull();
    },
  );
});

describe('a comparison of two series that are rebased to 100', () => {
  it('names both series in the legend, the figure caption and the slider', () => {
    show('?compare=exchange-rate', createHistoryState(both));
    const sentence =
      'From 100 on 14 March 2024, All Share Index stood at 102.80 and Naira per dollar at 84.53 on 14 March 2025.';
    expect(getStatus()).toHaveTextContent(sentence);
    expect(screen.getByRole('figure', { name: 'All Share Index' })).toHaveTextContent(sentence);
    expect(getSlider().getAttribute('aria-valuetext')).toMatch(
      /^Friday 14 March 2025: from 100, All Share Index 102\.80, .*; Naira per dollar 84\.53, /,
    );
  });

  it('explains in the table caption which days are compared', () => {
    show('?compare=exchange-rate', createHistoryState(both));
    expect(screen.getByRole('table')).toHaveAccessibleName(
      /All Share Index and Naira per dollar: the sessions on which both have a figure, newest first/,
    );
  });

  it('selects the day in the URL in a comparison of two series', () => {
    show('?compare=exchange-rate&day=2024-12-16', createHistoryState(both));
    expect(getSlider().getAttribute('aria-valuetext')).toMatch(/^Monday 16 December 2024/);
  });

  it('shows the compared values of a day between two decisions', () => {
    const monetaryPolicy = createPoints({ '2024-02-27': 22.75, '2024-09-24': 27.25 });
    show('?compare=asi&day=2024-12-16', createHistoryState({ asi, monetaryPolicy }), 'policy-rate');
    expect(getSlider().getAttribute('aria-valuetext')).toMatch(/^Monday 16 December 2024/);
    expect(document.querySelector('.reading-notices')?.textContent ?? '').toBe('');
  });

  it('begins the comparison after a rebasing', () => {
    const inflation = createPoints({
      '2024-11': 34.6,
      '2024-12': 34.8,
      '2025-01': 24.48,
      '2025-02': 23.18,
    });
    show('?compare=inflation', createHistoryState({ asi, inflation }));
    expect(getStatus()).toHaveTextContent(
      compareMessages.beginsAfter('Inflation', 'in January 2025'),
    );
    expect(getStatus()).toHaveTextContent('From 100 in January 2025');
  });
});

describe('series that cannot be compared', () => {
  it('shows only the series of the page if a single common day is left after a rebasing', () => {
    const inflation = createPoints({ '2024-12': 34.8, '2025-01': 24.48 });
    show('?compare=inflation', createHistoryState({ asi, inflation }));
    expect(getStatus()).toHaveTextContent(/one common day.*Inflation was rebased in January 2025/);
    expect(screen.getByRole('columnheader', { name: 'Close' })).toBeVisible();
    expect(getSlider()).toBeVisible();
  });

  it.each([0, -1.2])(
    'shows only the series of the page if a rate of the other series is %d',
    (rate) => {
      const monetaryPolicy = createPoints({ '2024-02-27': 22.75, '2024-09-24': rate });
      show('?compare=policy-rate', createHistoryState({ asi, monetaryPolicy }));
      expect(getStatus()).toHaveTextContent(compareMessages.notPositive('Policy rate'));
    },
  );

  it('shows only the series of the page if the other series has no figures', () => {
    show('?compare=exchange-rate', createHistoryState({ asi }));
    expect(getStatus()).toHaveTextContent(compareMessages.empty('Naira per dollar'));
  });

  it('keeps the chart of the page while the other series loads', () => {
    show('?compare=exchange-rate', createHistoryWithRate(loading));
    expect(getStatus()).toHaveTextContent(compareMessages.loading('Naira per dollar'));
    expect(getSlider()).toBeVisible();
  });

  it('keeps the chart of the page and offers Retry if the other series failed to load', () => {
    show('?compare=exchange-rate', createHistoryWithRate(failed));
    expect(getStatus()).toHaveTextContent(compareMessages.failed('Naira per dollar'));
    expect(screen.getByRole('button', { name: /^Retry.* Naira per dollar$/ })).toBeVisible();
    expect(getSlider()).toBeVisible();
  });
});

describe('files and links of a comparison', () => {
  it('names the other series in the message about a copied link', async () => {
    const user = userEvent.setup();
    show('?compare=exchange-rate', createHistoryState(both));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(toolMessages.linkCopiedWith('Naira per dollar'))).toBeVisible();
  });

  it('explains that there is no picture of two series', async () => {
    const user = userEvent.setup();
    show('?compare=asi', createHistoryState(both), 'exchange-rate');
    await user.click(screen.getByRole('button', { name: 'Share picture' }));
    expect(screen.getByText(compareMessages.noPicture)).toBeVisible();
  });

  it('hides the other series in an embedded chart if it may not be passed on', () => {
    const content = getSeriesContent('exchange-rate');
    const store = makeStore({ history: createHistoryState(both) });
    renderLinked(<EmbeddedSeries content={content} />, store, '/embed/exchange-rate?compare=asi');
    expect(screen.getByText(compareMessages.notPassedOn('All Share Index'))).toBeVisible();
    expect(document.querySelector('.compared-chart')).toBeNull();
  });

  it('omits the other series from the embed code if it may not be passed on', () => {
    show('?compare=asi', createHistoryState(both), 'exchange-rate');
    const code = document.querySelector<HTMLTextAreaElement>('.embed-fold textarea');
    expect(code?.value).toContain('/embed/exchange-rate"');
  });

  it('draws a comparison in an embedded chart if both series may be passed on', () => {
    const monetaryPolicy = createPoints({ '2024-02-27': 22.75, '2024-09-24': 27.25 });
    const content = getSeriesContent('exchange-rate');
    const store = makeStore({ history: createHistoryState({ ...both, monetaryPolicy }) });
    const address = '/embed/exchange-rate?compare=policy-rate';
    renderLinked(<EmbeddedSeries content={content} />, store, address);
    expect(document.querySelector('.compared-chart')).not.toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
