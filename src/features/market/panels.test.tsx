import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
import { MAX_TENURES } from '@/figures/limits';
import { formatExchangeRate } from '@/lib/format';
import { mapKeys } from '@/lib/records';
import { indicatorIds } from '@/figures/market';
import { renderLinked } from '../../../tests/helpers/renderWithStore';
import { createLoadedState } from '../../../tests/helpers/builders';
import { fillRates } from '../../../tests/helpers/written';
import { AsiPanel } from './AsiPanel';
import { ExchangeRate } from './ExchangeRate';
import { FixedIncomePanel } from './FixedIncomePanel';
import { TalkFigure } from './TalkFigure';
import type { MarketState } from './marketSlice';
import { MacroStrip } from './MacroStrip';

function toFailedRequest<T>(data: T): RequestState<T> {
  return { status: 'failed', data, error: 'Failed', requestId: null };
}

function show(panel: ReactElement, createMarket: Partial<MarketState>) {
  const nothing = makeStore().getState().market;
  return renderLinked(panel, makeStore({ market: { ...nothing, ...createMarket } }));
}

const asi = { value: 1105432.07, change: -1.25, date: '2025-03-14' };
const macro = {
  ...mapKeys(indicatorIds, () => ({ date: '', percentage: 1 })),
  inflation: { date: 'February 2025', percentage: 23.18 },
  gdp: { date: 'Q4 2024', percentage: -3.62 },
  monetaryPolicy: { date: '', percentage: 0 },
  exchangeRate: 1532.45,
};

const NO_FIGURE = 'No figure yet';
const NO_RATES = 'No rates yet';

it.each([
  ['shows the index with its change and date', -1.25, '-1.25%', 'falling', '2025-03-14'],
  ['shows a change of the index by 0 as a rise', 0, '+0.00%', 'rising', ''],
  [
    'shows a fall of the index by less than 0.01% as a fall',
    -0.001,
    'down less than 0.01%',
    'falling',
    '',
  ],
])('%s', (_, change, text, tone, date) => {
  show(<AsiPanel />, { asi: createLoadedState({ ...asi, change, date }) });
  expect(screen.getByText('1,105,432.07')).toBeVisible();
  expect(screen.getByText(text).parentElement).toHaveClass(tone);
  const day = screen.queryByRole<HTMLTimeElement>('time');
  expect(day?.textContent).toBe(date === '' ? undefined : '14 Mar 25');
  expect(day?.dateTime).toBe(date === '' ? undefined : date);
});

const one = [{ label: '5-YEAR', rate: 18.5 }];
type Rates = typeof one | null;
const createRates = (bonds: Rates, tbills: Rates) => ({
  fixedIncome: createLoadedState({ bonds, tbills }),
});
const createEconomy = (other: object) => ({
  macroeconomics: createLoadedState({ ...macro, ...other }),
});

it.each<[string, number, () => ReactNode, Partial<MarketState>]>([
  [NO_FIGURE, 1, AsiPanel, { asi: createLoadedState(null) }],
  [NO_RATES, 1, FixedIncomePanel, createRates(null, one)],
  [NO_RATES, 2, FixedIncomePanel, createRates([], null)],
  [NO_FIGURE, 1, MacroStrip, createEconomy({ gdp: null })],
  [NO_FIGURE, 1, ExchangeRate, createEconomy({ exchangeRate: null })],
])(
  'shows "%s" (%d times) without a Retry button if nothing is stored',
  (text, count, Panel, market) => {
    const { container } = show(<Panel />, market);
    expect(screen.getAllByText(text)).toHaveLength(count);
    expect(screen.queryByRole('button')).toBeNull();
    // If only one of the two lists is empty, the other list still has rates and an axis.
    const drawn = text === NO_RATES && count === 1 ? ['18.50%'] : [];
    expect(screen.queryAllByText('18.50%').map(({ textContent }) => textContent)).toEqual(drawn);
    expect(container.querySelectorAll('.rate-axis')).toHaveLength(drawn.length);
  },
);

it('shows a skeleton without a message if a figure failed to load', () => {
  const lost = {
    asi: toFailedRequest(null),
    fixedIncome: toFailedRequest(null),
    macroeconomics: toFailedRequest(null),
  };
  for (const Panel of [AsiPanel, FixedIncomePanel, MacroStrip, ExchangeRate]) {
    const { container, unmount } = show(<Panel />, lost);
    expect(container.querySelector("[data-view='failed'] .skeleton")).not.toBeNull();
    expect(container.querySelector('[aria-busy=true], .scale-pointer')).toBeNull();
    expect(screen.queryByText(/Loading|yet/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

const createTenures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `${index}-YEAR`, rate: 10 + index }));

const getTexts = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('draws the rates of bonds and Treasury bills on one axis that ends at whole percentages', () => {
  const { container } = show(
    <FixedIncomePanel />,
    createRates(one, [{ label: '91-DAY', rate: 19.25 }]),
  );
  expect(getTexts(container, '.rate-axis span')).toEqual(['18%', '18.5', '19', '19.5', '20%']);
  const dots = [...container.querySelectorAll<HTMLElement>('.rate-dot')];
  expect(dots.map(({ style }) => style.getPropertyValue('--at'))).toEqual(['25.00%', '62.50%']);
});

it('counts the tenors that are below the visible rows while the list scrolls', () => {
  show(<FixedIncomePanel />, createRates(createTenures(MAX_TENURES), createTenures(3)));
  const bonds = screen.getByRole('list', { name: 'FGN BONDS tenures' });
  expect(bonds).toHaveAttribute('tabindex', '0');
  expect(within(bonds).getByText('10.00%')).toBeVisible();
  const bills = screen.getByRole('list', { name: 'FGN T-BILLS tenures' });
  expect(bills).not.toHaveAttribute('tabindex');
  expect(screen.getAllByText(/ more below$/)).toHaveLength(1);
  expect(within(bonds).getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getByText('9 more below')).toBeVisible();
  Object.defineProperty(bonds, 'scrollHeight', { value: 360 });
  fireEvent.scroll(bonds, { target: { scrollTop: 60 } });
  expect(screen.getByText('7 more below')).toBeVisible();
  // A browser may stop scrolling half a pixel before the last row.
  fireEvent.scroll(bonds, { target: { scrollTop: 269.5 } });
  expect(screen.queryByText(/ more below$/)).toBeNull();
  fireEvent.scroll(bonds, { target: { scrollTop: 0 } });
  expect(screen.getByText('9 more below')).toBeVisible();
});

it.each<[string, string, () => ReactNode]>([
  ['Inflation Rate', 'inflation', MacroStrip],
  ['GDP Growth Rate', 'gdp-growth', MacroStrip],
  ['Monetary Policy Rate', 'policy-rate', MacroStrip],
  ['FGN BONDS', 'bonds', FixedIncomePanel],
  ['FGN T-BILLS', 'treasury-bills', FixedIncomePanel],
])('links %s on the home page to its history', (name, slug, Panel) => {
  show(<Panel />, {});
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/markets/${slug}`);
});

it('shows indicators above 0 in green and all others in red', () => {
  show(<MacroStrip />, { macroeconomics: createLoadedState(macro) });
  expect(screen.getByText('23.18%')).toHaveClass('text-gain');
  expect(screen.getByText('-3.62%')).toHaveClass('text-loss');
  expect(screen.getByText('0.00%')).toHaveClass('text-loss');
  expect(screen.getByText('February 2025')).toHaveClass('indicator-date');
});

it.each([
  [41, 'beyond 40%', ['-10%', '0', '10', '20']],
  [-10.5, 'beyond -10%', ['10', '20', '30', '40%']],
  [40, '40%', ['-10%', '0', '10', '20', '30']],
])('for an indicator of %f%%, labels one end of the scale "%s"', (percentage, end, others) => {
  const only = { inflation: { date: 'February 2025', percentage }, gdp: null };
  const { container } = show(<MacroStrip />, createEconomy({ ...only, monetaryPolicy: null }));
  expect(screen.queryAllByText('Beyond the scale')).toHaveLength(end === '40%' ? 0 : 1);
  expect(getTexts(container, 'article:first-of-type .scale-label').toSorted()).toEqual(
    [end, ...others].toSorted(),
  );
});

it('labels the end of the scale if the index changed by more than 5%', () => {
  show(<AsiPanel />, {
    asi: createLoadedState({ value: 105_432.07, change: -6.4, date: '2025-03-14' }),
  });
  expect(screen.getByText('Beyond the scale')).toBeInTheDocument();
  expect(screen.getByText('beyond -5%')).toBeVisible();
  expect(screen.getByText('+5%')).toBeVisible();
});

describe('line of the last 30 days', () => {
  const recent = {
    asi: { '2025-02-03': 9e4, '2025-02-20': 1_200_000.4, '2025-03-13': 1.1e6, '2025-03-17': 1 },
    exchangeRate: { '2025-03-12': 1496, '2025-03-13': 1532.45, '2025-03-14': 1600 },
  };
  const ofNaira = 'See the full history, naira per dollar';
  const ofIndex = 'See the full history, All Share Index';
  const getLink = () => screen.getByRole('link', { name: /full history/ });
  const getLines = (container: HTMLElement) =>
    [...container.querySelectorAll('.history-link > svg path')].map((path) =>
      path.getAttribute('d'),
    );
  const loading = { ...createIdleRequest(null), status: 'loading' } as const;

  it('ends the line of the last 30 days at the current index even if newer sessions are stored', () => {
    const { container } = show(<AsiPanel />, {
      asi: createLoadedState(asi),
      recent: createLoadedState(recent),
    });
    expect(getLink()).toHaveAttribute('href', '/markets/asi');
    expect(getLink()).toHaveAccessibleName(`Since 20 Feb: 1,100,000 to 1,200,000 ${ofIndex}`);
    expect(getLines(container)).toEqual(['M0 0h0M955 1000h0L1000 946', 'M1000 946h0']);
  });

  it('ends the line of the last 30 days at the current exchange rate', () => {
    const { container } = show(<ExchangeRate />, {
      ...createEconomy({}),
      recent: createLoadedState(recent),
    });
    expect(screen.getByText(formatExchangeRate(1532.45))).toBeVisible();
    expect(container.querySelector('.rate-tape svg')).not.toBeNull();
    expect(getLink()).toHaveAttribute('href', '/markets/exchange-rate');
    expect(getLink()).toHaveAccessibleName(`Since 12 Mar: 1,496 to 1,532 ${ofNaira}`);
    expect(getLines(container)).toEqual(['M0 1000h0L1000 0', 'M1000 0h0']);
    expect(container.querySelector('.exchange-rate')).toHaveStyle({ '--needle': '12.25px' });
  });

  const asiOnly = { asi: createLoadedState(asi) };
  const empty = createLoadedState({ asi: {}, exchangeRate: {} });
  const oneFigure = `One figure in 30 days ${ofIndex}`;
  const onlyLine = ['M0 500h1000', 'M1000 500h0'];
  it.each<[string, () => ReactNode, Partial<MarketState>, string, string[]]>([
    [
      'shows a skeleton for the 30-day line while the figure loads',
      AsiPanel,
      { asi: loading, recent: createLoadedState(recent) },
      ofIndex,
      [],
    ],
    [
      'shows a skeleton for the 30-day line while the sessions load',
      AsiPanel,
      { ...asiOnly, recent: loading },
      ofIndex,
      [],
    ],
    [
      'draws no 30-day line if the sessions failed to load',
      ExchangeRate,
      { ...createEconomy({}), recent: toFailedRequest(null) },
      ofNaira,
      [],
    ],
    [
      'draws no 30-day line without sessions',
      ExchangeRate,
      { ...createEconomy({}), recent: empty },
      ofNaira,
      [],
    ],
    [
      'draws a level 30-day line for a single figure',
      AsiPanel,
      { ...asiOnly, recent: empty },
      oneFigure,
      onlyLine,
    ],
  ])('%s', (what, Panel, state, name, drawn) => {
    const { container } = show(<Panel />, state);
    expect(getLink()).toHaveAccessibleName(name);
    expect(container.querySelectorAll('.history-link .skeleton')).toHaveLength(
      /^shows a skeleton/.test(what) ? 1 : 0,
    );
    expect(getLines(container)).toEqual(drawn);
  });
});

describe('OwnDate', () => {
  const friday = { ...asi, date: '2025-03-14' };
  const bills = [{ label: '91-DAY', rate: 18.05 }];
  const createRecent = (naira: string, bonds: string, tbills: string) => ({
    asi: {},
    exchangeRate: { '2025-03-06': 1500, [naira]: 1532.45 },
    lists: {
      bonds: { day: bonds, tenures: one },
      tbills: { day: tbills, tenures: bills },
    },
  });
  const market = (recent: MarketState['recent'], index: typeof asi | null = friday) => ({
    ...createEconomy({}),
    ...createRates(one, bills),
    asi: createLoadedState(index),
    recent,
  });
  /** Returns the dates next to the exchange rate, the bonds and the T-bills, in this order. */
  const getShownDates = (state: Partial<MarketState>) => {
    const { container } = show(
      <>
        <ExchangeRate />
        <FixedIncomePanel />
      </>,
      state,
    );
    const containers = container.querySelectorAll('.rate-unit, .bond-head');
    return [...containers].map(
      (container) => container.querySelector('.own-date')?.textContent ?? '',
    );
  };
  const olderDays = createRecent('2025-03-13', '2025-02-28', '2025-03-07');
  const unknown = 'no date: may be older than the index';

  it.each<[string, MarketState['recent'], string[]]>([
    [
      'shows the date of a rate that is older than the index',
      createLoadedState(olderDays),
      ['13 Mar 25', '28 Feb 25', '7 Mar 25'],
    ],
    [
      'hides the date of a rate that equals the date of the index',
      createLoadedState(createRecent('2025-03-14', '2025-03-14', '2025-03-14')),
      ['', '', ''],
    ],
    [
      'shows the date of a rate that is newer than the index',
      createLoadedState(createRecent('2025-03-17', '2025-03-14', '2025-03-17')),
      ['17 Mar 25', '', '17 Mar 25'],
    ],
    [
      'shows "no date" for a rate if no date is stored',
      createLoadedState({ asi: {}, exchangeRate: {} }),
      [unknown, unknown, unknown],
    ],
    [
      'shows "no date" for a rate if the sessions failed to load',
      toFailedRequest(null),
      [unknown, unknown, unknown],
    ],
    [
      'hides the date of a rate while the sessions load',
      { ...createIdleRequest(null), status: 'loading' },
      ['', '', ''],
    ],
    [
      'shows the cached date of a rate while the sessions reload',
      { ...createLoadedState(olderDays), status: 'loading', cachedAt: '2025-03-14T18:00:00Z' },
      ['13 Mar 25', '28 Feb 25', '7 Mar 25'],
    ],
  ])('%s', (_, recent, dates) => {
    expect(getShownDates(market(recent))).toEqual(dates);
  });

  it('shows the dates of the rates if the index has no date', () => {
    const dates = ['13 Mar 25', '28 Feb 25', '7 Mar 25'];
    const state = market(createLoadedState(olderDays), null);
    expect(getShownDates(state)).toEqual(dates);
    expect(getShownDates({ ...state, asi: toFailedRequest(null) })).toEqual(dates);
    expect(getShownDates({ ...state, asi: createIdleRequest(null) })).toEqual(['', '', '']);
  });

  it('adds the date of the exchange rate as a `datetime` attribute', () => {
    show(<ExchangeRate />, market(createLoadedState(olderDays)));
    expect(screen.getByText('13 Mar 25')).toHaveAttribute('datetime', '2025-03-13');
    expect(screen.getByText('naira per dollar')).toBeInTheDocument();
  });
});

describe('TalkFigure', () => {
  const recent = {
    asi: { '2025-03-12': 1_100_000, '2025-03-13': 1_119_425.89, '2025-03-14': 1_105_432.07 },
    exchangeRate: { '2025-03-13': 1530, '2025-03-14': 1532.45 },
  };
  const ofThursday = { ...recent, exchangeRate: { '2025-03-12': 1530, '2025-03-13': 1532.45 } };

  it.each([
    ['Inflation and the index', 'Inflation Rate 23.18% February 2025', 'inflation', false],
    ['The committee kept its policy rate', 'Monetary Policy Rate 0.00%', 'policy-rate', false],
    ['A calmer Naira', 'Exchange Rate {1532.45}', 'exchange-rate', true],
    ['Growth at last', 'GDP Growth Rate -3.62% Q4 2024', 'gdp-growth', false],
    ['The rally of the quarter', 'All Share Index 1,105,432.07', 'asi', true],
  ])('links the talk "%s" to the figure "%s"', (text, name, slug, hasLine) => {
    const market = {
      asi: createLoadedState(asi),
      ...createEconomy({}),
      recent: createLoadedState(recent),
    };
    const { container } = show(<TalkFigure text={text} />, market);
    expect(screen.getByRole('link', { name: fillRates(name) })).toHaveAttribute(
      'href',
      `/markets/${slug}`,
    );
    expect(container.querySelectorAll('path')).toHaveLength(hasLine ? 2 : 0);
  });

  it('shows the date of a talk figure if it differs from the date of the index', () => {
    show(<TalkFigure text="A calmer Naira" />, {
      ...createEconomy({}),
      asi: createLoadedState(asi),
      recent: createLoadedState(ofThursday),
    });
    const name = fillRates('Exchange Rate {1532.45} 13 Mar 25');
    expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('shows only the name of a figure while it loads', () => {
    show(<TalkFigure text="The index of shares" />, {});
    expect(screen.getByRole('link', { name: 'All Share Index' })).toBeVisible();
  });

  it('renders nothing for a talk that names none of the figures', () => {
    show(<TalkFigure text="Shareholders, billing and indexing" />, {});
    expect(screen.queryByRole('link')).toBeNull();
  });
});
