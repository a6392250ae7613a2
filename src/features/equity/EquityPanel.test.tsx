import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { formatNaira, NAIRA_SIGN } from '@/lib/format';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
import { type EquityLists, parseStockList } from '@/figures/stocks';
import { EquityPanel } from './EquityPanel';
import { StockCards } from './StockCards';
import { renderWithStore } from '../../../tests/helpers/renderWithStore';
import { createLoadedState } from '../../../tests/helpers/builders';

type ListRequest = RequestState<EquityLists | null>;

const createStock = (symbol: string, previousDayClose: number, currentDayClose: number) => ({
  symbol,
  previousDayClose,
  currentDayClose,
});

const createRequest = (stocks: unknown[], lastUpdated = '2025-03-14T17:05:00Z'): ListRequest =>
  createLoadedState({ gainers: parseStockList('gainers', { stocks, lastUpdated }), losers: null });

const renderPanel = (equity: ListRequest) =>
  renderWithStore(<EquityPanel />, makeStore({ equity }));

const getRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('shows the five gainers in the first tab', () => {
  renderPanel(
    createRequest([
      createStock('MTNN', 245, 269.5),
      createStock('GTCO', 1000, 950),
      createStock(' ', 1, 2),
    ]),
  );
  const tab = screen.getByRole('tab', { name: 'Top 5 gainers' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(getRows()).toHaveLength(5);
  expect(screen.getByText('+10.00%')).toHaveClass('rising');
  expect(screen.getByText('1,000.00')).toBeVisible();
  expect(screen.getByText('-5.00%')).toHaveClass('falling');
  expect(within(getRows()[2] ?? document.body).getAllByText('-')).toHaveLength(4);
  expect(screen.getByText('14 Mar 25, 18:05')).toBeVisible();
});

it.each([
  ['on the evening of the session', '2025-03-14T17:05:00Z', 'As of 14 Mar 25, 18:05, Lagos time'],
  ['before the next session closes', '2025-03-14T08:12:00Z', 'As of 13 Mar 25'],
  ['on the Monday after a weekend', '2025-03-17T08:00:00Z', 'As of 14 Mar 25'],
  ['on the Saturday after the session', '2025-03-15T08:12:00Z', 'As of 14 Mar 25'],
])('shows the right date above a list that was saved %s', (_, lastUpdated, text) => {
  const { container } = renderPanel(createRequest([createStock('MTNN', 245, 269.5)], lastUpdated));
  expect(container.querySelector('[role=tabpanel] p')).toHaveTextContent(new RegExp(`^${text}$`));
});

it.each([
  ['the session of a list that was saved later', '2025-03-15T08:12:00Z', '14 Mar 25'],
  ['the time of a save on the day of its session', '2025-03-14T17:05:00Z', '14 Mar 25, 18:05'],
])('dates the cards of /markets with %s', (_, lastUpdated, date) => {
  const equity = createRequest([createStock('MTNN', 245, 269.5)], lastUpdated);
  renderWithStore(<StockCards />, makeStore({ equity }));
  const gainers = screen.getByRole('article', { name: 'Top gainers' });
  expect(within(gainers).getByRole('time')).toHaveTextContent(new RegExp(`^${date}$`));
});

it('shows a message in the tab if its list is empty', async () => {
  renderPanel(createRequest([createStock('MTNN', 245, 269.5)]));
  await userEvent.click(screen.getByRole('tab', { name: 'Top 5 losers' }));
  expect(screen.getByText('No losers data available')).toBeVisible();
  expect(screen.getByText('MTNN')).not.toBeVisible();
});

it.each<[string, ListRequest]>([
  ['No gainers data available', createRequest([createStock('', 0, 0)])],
  ['Loading...', { ...createIdleRequest(null), status: 'loading' }],
])('shows the message "%s" in a single row', (text, request) => {
  renderPanel(request);
  expect(within(getRows()[0] ?? document.body).getByText(text)).toBeVisible();
  expect(getRows()).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('the panel shows no error, because the page reports failed requests', () => {
  const equity: ListRequest = {
    ...createIdleRequest(null),
    status: 'failed',
    error: 'Failed to fetch',
  };
  renderPanel(equity);
  expect(getRows().map((row) => row.textContent)).toEqual(['']);
  renderWithStore(<StockCards />, makeStore({ equity }));
  expect(screen.getByRole('article', { name: 'Top losers' }).textContent).toBe('Top losers');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows no date if the time of the save is unknown', () => {
  const request = createRequest([createStock('MTNN', 245, 269.5)], 'soon');
  renderPanel({
    ...request,
    status: 'failed',
    error: 'Failed',
    cachedAt: '2025-03-14T17:42:00.000Z',
  });
  expect(screen.getByText('MTNN')).toBeVisible();
  expect(screen.queryByText(/^As of/)).toBeNull();
});

it('shows an arrow if a change is larger than the meter can show', () => {
  renderPanel(
    createRequest([
      createStock('MTNN', 100, 110),
      createStock('GTCO', 100, 110.01),
      createStock('UCAP', 100, 80),
    ]),
  );
  const hasArrow = getRows().map((row) => row.classList.contains('beyond'));
  expect(hasArrow.slice(0, 3)).toEqual([false, true, true]);
  expect(screen.getByRole('cell', { name: '-20.00%' })).toBeVisible();
});

it.each<[previous: number, current: number, change: string, className: string]>([
  [1000, 1000.04, `+${formatNaira(0.04)}`, 'rising'],
  [1000, 999.96, `-${formatNaira(0.04)}`, 'falling'],
  [1000, 1000, '+0.00%', 'rising'],
])(
  'shows the sign of a change that rounds to 0.00 (from %d to %d)',
  (previous, current, change, className) => {
    const list = createRequest([createStock('MTNN', previous, current)]);
    renderPanel(list);
    renderWithStore(<StockCards />, makeStore({ equity: list }));
    const cells = screen.getAllByText(change);
    expect(cells).toHaveLength(2);
    for (const cell of cells) expect(cell.closest('td > span')).toHaveClass(className);
    const row = within(screen.getAllByRole('row', { name: /^MTNN/ })[0] ?? document.body);
    expect(row.getByRole('rowheader').querySelectorAll('svg')).toHaveLength(1);
  },
);

it('shows the lists of gainers and losers as cards on /markets', () => {
  const equity = createRequest([createStock('MTNN', 245, 269.5), createStock('GTCO', 1000, 950)]);
  renderWithStore(<StockCards />, makeStore({ equity }));
  const card = within(screen.getByRole('article', { name: 'Top gainers' }));
  expect(card.getByText('14 Mar 25, 18:05')).toBeVisible();
  expect(card.getAllByRole('row').map((row) => row.textContent)).toEqual([
    `StockClose, ${NAIRA_SIGN}Change from the previous close`,
    'MTNN269.50+10.00%',
    'GTCO950.00-5.00%',
  ]);
  const other = screen.getByRole('article', { name: 'Top losers' });
  expect(other).toHaveTextContent('No losers data available');
});
