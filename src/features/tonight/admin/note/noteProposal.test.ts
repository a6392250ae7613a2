import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_NOTE_LENGTH } from '@/figures/notes';
import { findTextError } from '@/lib/plainText';
import { calculatePercentMove, calculatePointsMove, formatSize } from '@/lib/change';
import { formatNaira, formatPercent, formatPrice } from '@/lib/format';
import { roundDifference } from '@/lib/decimal';
import { bondIds, indicatorIds, type Indicator } from '@/figures/market';
import { stockKinds } from '@/figures/stocks';
import { mapKeys } from '@/lib/records';
import { listNoteFigures } from '../../../../../seed/notes';
import { type NoteFigures, proposeSentences, proposeText } from './noteProposal';

const now = new Date('2026-11-27T17:00:00Z');
const session = '2026-11-27';

const emptyFigures: NoteFigures = {
  session,
  asi: null,
  exchangeRate: null,
  before: { asi: null, exchangeRate: null },
  closes: {},
  stocks: { gainers: [], losers: [] },
  rates: { bonds: null, tbills: null },
  announced: {},
};
const propose = (figures: Partial<NoteFigures>) =>
  proposeSentences({ ...emptyFigures, ...figures }).map(({ text }) => text);

it('proposes the sentences of the snapshot for the last twenty sessions of the example data', () => {
  const all = listNoteFigures(now).map((figures) => [
    figures.session,
    ...proposeSentences(figures).map(({ text }) => text),
  ]);
  expect(all).toMatchSnapshot();
});

describe('a sentence about the index', () => {
  const thursday = { day: '2026-11-26', close: 100 };
  it.each([
    ['a rise', 100.62, thursday, 'The All Share Index closed 0.62% higher at 100.62.'],
    ['a fall', 99, thursday, 'The All Share Index closed 1.00% lower at 99.00.'],
    ['no change', 100, thursday, 'The All Share Index closed unchanged at 100.00.'],
    [
      'a tiny rise',
      100.001,
      thursday,
      'The All Share Index closed less than 0.01% higher at 100.00.',
    ],
    ['no previous close', 100, null, 'The All Share Index closed at 100.00.'],
    ['a move beyond the daily limit', 150, thursday, 'The All Share Index closed at 150.00.'],
    [
      'a change since a close several sessions before',
      101,
      { day: '2026-11-24', close: 100 },
      'The All Share Index closed at 101.00, 1.00% higher than on Tuesday.',
    ],
    [
      'no change since a close several sessions before',
      100,
      { day: '2026-11-24', close: 100 },
      'The All Share Index closed unchanged from Tuesday at 100.00.',
    ],
  ])('writes a sentence about the index with %s', (_, asi, before, text) => {
    expect(propose({ asi, before: { asi: before, exchangeRate: null } })).toEqual([text]);
  });
});

describe('a sentence about the dollar', () => {
  const thursday = { day: '2026-11-26', close: 1529.52 };
  it.each([
    ['a rise', 1532.45, thursday, 'A dollar cost N1,532.45, N2.93 more than on Thursday.'],
    ['a fall', 1529.42, thursday, 'A dollar cost N1,529.42, N0.10 less than on Thursday.'],
    ['no change', 1529.52, thursday, 'A dollar cost N1,529.52, the same as on Thursday.'],
    [
      'a tiny rise',
      1529.521,
      thursday,
      'A dollar cost N1,529.52, less than N0.01 more than on Thursday.',
    ],
    ['no previous rate', 1532.45, null, 'A dollar cost N1,532.45.'],
    ['a previous rate of an unknown day', 1, { day: '', close: 2 }, 'A dollar cost N1.00.'],
    [
      'a previous rate of an earlier week',
      1530,
      { day: '2026-11-06', close: 1529 },
      'A dollar cost N1,530.00, N1.00 more than on 6 Nov.',
    ],
  ])('writes a sentence about the dollar with %s', (_, exchangeRate, before, text) => {
    expect(propose({ exchangeRate, before: { asi: null, exchangeRate: before } })).toEqual([text]);
  });
});

describe('a sentence about shares', () => {
  const move = (symbol: string, current: number) => ({ symbol, previous: 100, current });
  it.each([
    ['one share', [move('A', 105), move('B', 110)], 'B gained the most, up 10.00% to N110.00.'],
    [
      'two shares with the same gain',
      [move('A', 110), move('B', 110), move('C', 101)],
      'A and B gained the most, up 10.00% each.',
    ],
  ])('names the biggest gainer: %s', (_, gainers, text) => {
    expect(propose({ stocks: { gainers, losers: [] } })).toEqual([text]);
  });

  it('names the share that lost the most', () => {
    const losers = [move('A', 99), move('B', 92.86)];
    const text = 'B lost the most, down 7.14% to N92.86.';
    expect(propose({ stocks: { gainers: [], losers } })).toEqual([text]);
  });

  it('names no gainer that did not rise, and no loser that did not fall', () => {
    const stocks = { gainers: [move('A', 100)], losers: [move('B', 101)] };
    expect(propose({ stocks })).toEqual([]);
  });
});

describe('a sentence about stop rates', () => {
  const list = (rate: number) => [
    { label: '5-YEAR', rate: 12 },
    { label: '10-YEAR', rate },
    { label: '20-YEAR', rate: 20 },
  ];
  it.each([
    [
      'a rise',
      list(18.69),
      'The stop rate of the 10-year bond rose 0.05 percentage points to 18.74%.',
    ],
    [
      'a fall',
      list(18.75),
      'The stop rate of the 10-year bond fell 0.01 percentage points to 18.74%.',
    ],
    ['no change', list(18.74), 'The stop rate of the 10-year bond stayed at 18.74%.'],
    ['no previous rate', null, 'The stop rate of the 10-year bond was 18.74%.'],
    ['a new tenor', [], 'The stop rate of the 10-year bond was 18.74%.'],
  ])('writes a sentence about a stop rate with %s', (_, before, text) => {
    const rates = { bonds: { tenures: list(18.74), before }, tbills: null };
    expect(propose({ rates })).toEqual([text]);
  });

  it('writes about the last tenor if the list has no 364-day bill', () => {
    const tenures = [{ label: 'FGN 2034', rate: 17 }];
    const rates = { bonds: null, tbills: { tenures, before: null } };
    const text = 'The stop rate of the FGN 2034 Treasury bill was 17.00%.';
    expect(propose({ rates })).toEqual([text]);
  });
});

describe('a sentence about an announced figure', () => {
  const figure = (date: string, percentage: number): Indicator => ({ date, percentage });
  const september = figure('September 2026', 23.56);
  const q2 = figure('Q2 2026', 3.4);
  const meeting = figure('September 22, 2026', 27);
  it.each([
    [
      'inflation' as const,
      figure('October 2026', 23.18),
      september,
      'Inflation in October 2026 was 23.18%, 0.38 percentage points lower than the 23.56% published for September 2026.',
    ],
    [
      'inflation' as const,
      figure('November 16, 2026', 23.56),
      september,
      'Inflation in October 2026 was 23.56%, the same as published for September 2026.',
    ],
    [
      'inflation' as const,
      figure('September 2026', 23.18),
      september,
      'Inflation in September 2026 was 23.18%.',
    ],
    [
      'inflation' as const,
      figure('October 2026', 13.24),
      september,
      'Inflation in October 2026 was 13.24%.',
    ],
    ['inflation' as const, figure('', 23.18), september, 'Inflation was 23.18%.'],
    [
      'gdp' as const,
      figure('Q3 2026', -1.2),
      q2,
      'Real GDP growth in Q3 2026 was -1.20%, 4.60 percentage points lower than the 3.40% published for Q2 2026.',
    ],
    ['gdp' as const, figure('Q3 2026', 3.84), null, 'Real GDP growth in Q3 2026 was 3.84%.'],
    [
      'monetaryPolicy' as const,
      figure('24 Nov 26', 27.5),
      meeting,
      'The Monetary Policy Rate was raised by 0.50 percentage points to 27.50% on 24 November 2026.',
    ],
    [
      'monetaryPolicy' as const,
      figure('24 Nov 26', 26.75),
      meeting,
      'The Monetary Policy Rate was cut by 0.25 percentage points to 26.75% on 24 November 2026.',
    ],
    [
      'monetaryPolicy' as const,
      figure('24 Nov 26', 27),
      meeting,
      'The Monetary Policy Rate was kept at 27.00% on 24 November 2026.',
    ],
    [
      'monetaryPolicy' as const,
      figure('24 Nov 26', 27),
      null,
      'The Monetary Policy Rate is 27.00%.',
    ],
  ])('writes a sentence about %s from %o and the previous figure %o', (id, next, before, text) => {
    expect(propose({ announced: { [id]: { figure: next, before } } })).toEqual([text]);
  });
});

describe('a sentence about the last sessions', () => {
  const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  const proposeAfter = (values: number[], asi: number) =>
    propose({ asi, closes: Object.fromEntries(days.map((day, at) => [day, values[at] ?? 0])) })[1];

  it('counts the sessions in which the index rose or fell', () => {
    const each = 'The index rose in each of the last five sessions.';
    expect(proposeAfter([100, 101, 102, 103, 104], 105)).toBe(each);
    const four = 'The index fell in four of the last five sessions.';
    expect(proposeAfter([105, 104, 103, 104, 103], 102)).toBe(four);
  });

  it('proposes no sentence about the last sessions if the moves are mixed or a close is missing', () => {
    expect(proposeAfter([100, 101, 100, 101, 100], 101)).toBeUndefined();
    const closes = { '2026-11-20': 1, '2026-11-24': 1.02, '2026-11-25': 1.03, '2026-11-26': 1.04 };
    expect(propose({ asi: 1.05, closes })).toHaveLength(1);
  });
});

const price = fc.double({ min: 0.01, max: 1_000_000, noNaN: true });
const percent = fc.double({ min: -50, max: 100, noNaN: true });
const close = fc.option(
  fc.record({ day: fc.constantFrom('', '2026-11-26', '2026-11-05'), close: price }),
);
const shares = fc.array(
  fc.record({
    symbol: fc.stringMatching(/^[A-Z]{1,20}$/),
    previous: price,
    current: price,
  }),
  { maxLength: 5 },
);
const tenures = fc.array(
  fc.record({ label: fc.constantFrom('5-YEAR', '10-YEAR', '364-DAY'), rate: percent }),
  { minLength: 1, maxLength: 3 },
);
const rates = fc.option(fc.record({ tenures, before: fc.option(tenures) }));
const createIndicators = (date: string) =>
  fc.record({ date: fc.constant(date), percentage: percent });
const anyFigures: fc.Arbitrary<NoteFigures> = fc.record({
  session: fc.constant(session),
  asi: fc.option(price),
  exchangeRate: fc.option(price),
  before: fc.record({ asi: close, exchangeRate: close }),
  closes: fc.constant({}),
  stocks: fc.record(mapKeys(stockKinds, () => shares)),
  rates: fc.record(mapKeys(bondIds, () => rates)),
  announced: fc.record(
    mapKeys(indicatorIds, (id) =>
      fc.record({
        figure: createIndicators(id === 'gdp' ? 'Q3 2026' : 'October 2026'),
        before: fc.option(createIndicators(id === 'gdp' ? 'Q2 2026' : 'September 2026')),
      }),
    ),
    { requiredKeys: [] },
  ),
});

/**
 * Returns all numbers that the proposed sentences may contain. Any other number in a sentence is an
 * error.
 */
function listNumbers(figures: NoteFigures): Set<string> {
  const prices = [
    [figures.asi, figures.before.asi?.close],
    [figures.exchangeRate, figures.before.exchangeRate?.close],
    ...stockKinds.flatMap((kind) => figures.stocks[kind].map((s) => [s.current, s.previous])),
  ];
  const points = [
    ...bondIds.flatMap((id) =>
      (figures.rates[id]?.tenures ?? []).flatMap(({ label, rate }) => [
        [rate, null],
        ...(figures.rates[id]?.before ?? [])
          .filter((each) => each.label === label)
          .map((each) => [rate, each.rate]),
      ]),
    ),
    ...Object.values(figures.announced).map(({ figure, before }) => [
      figure.percentage,
      before?.percentage,
    ]),
  ];
  const texts = [
    ...prices.flatMap(([value, before]) => {
      if (typeof value !== 'number') return [];
      const own = [formatPrice(value), formatNaira(value)];
      if (typeof before !== 'number') return own;
      const amount = Math.abs(roundDifference(Number(before.toFixed(2)), Number(value.toFixed(2))));
      const rounded = Math.abs(
        roundDifference(roundDifference(0, before), roundDifference(0, value)),
      );
      return [
        ...own,
        ...[amount, rounded].map(formatNaira),
        `${formatSize(calculatePercentMove(before, value))}%`,
      ];
    }),
    ...points.flatMap(([value, before]) => {
      if (typeof value !== 'number') return [];
      if (typeof before !== 'number') return [formatPercent(value)];
      const move = formatSize(calculatePointsMove(before, value));
      return [formatPercent(value), formatPercent(before), move];
    }),
    ...['0.01', '2026', '3', '2', '10', '5', '364'],
  ];
  return new Set(texts.flatMap((text) => text.match(/[\d,.]*\d/g) ?? []));
}

it('writes only numbers that follow from the figures, and at most the maximum length', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const allowed = listNumbers(figures);
      for (const { text, claims } of proposeSentences(figures)) {
        const numbers = text.match(/[\d,.]*\d/g) ?? [];
        expect(
          numbers.filter((number) => !allowed.has(number)),
          text,
        ).toEqual([]);
        expect(
          claims.every((claim) => text.includes(claim)),
          text,
        ).toBe(true);
        expect(findTextError(text, MAX_NOTE_LENGTH)).toBeNull();
      }
      expect(proposeText(figures).length).toBeLessThanOrEqual(MAX_NOTE_LENGTH);
    }),
  );
});
