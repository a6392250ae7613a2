import { describe, expect, test } from 'vitest';
import { equityStaffMessages } from '@/features/equity/admin/messages';
import { parseStockList } from '@/features/equity/documents';
import { NOT_A_NUMBER, TOO_FINE } from '@/lib/numbers';
import { closeBefore, entriesOf, figureMarks, readyOf } from './entries';
import { tonightRows } from './draftRows';
import { type StoredFigures, summaryOf } from './summary';
import {
  nothingTyped,
  rateTyped,
  type TonightDraft,
  withoutPublished,
  withRate,
  withStocks,
} from './tonightDraft';

const session = '2025-03-14';
const asi = { value: 104782.42, change: 0.21, date: '2025-03-13' };
const share = (symbol: string, previousDayClose: number, currentDayClose: number) => ({
  id: `id_${symbol}`,
  symbol,
  previousDayClose,
  currentDayClose,
});
const stored: StoredFigures = {
  asi,
  macro: {
    inflation: { date: 'February 2025', percentage: 23.18 },
    gdp: { date: 'Q4 2024', percentage: 3.84 },
    monetaryPolicy: { date: 'February 20, 2025', percentage: 27.5 },
    exchangeRate: 1531.2,
  },
  rates: {
    bonds: [
      { label: '5-YEAR', rate: 18.42 },
      { label: '10-YEAR', rate: 18.74 },
    ],
    tbills: [{ label: '91-DAY', rate: 18.05 }],
  },
  stocks: {
    gainers: parseStockList('gainers', {
      stocks: [share('GTCO', 50, 54), share('WAPCO', 80, 84)],
      lastUpdated: '2025-03-13T17:31:00Z',
    }),
    losers: parseStockList('losers', { stocks: [share('UBA', 40, 39)], lastUpdated: '' }),
  },
};
const days = {
  asi: '2025-03-13',
  stocks: '2025-03-13',
  exchangeRate: '2025-03-13',
  bonds: '2025-03-13',
  tbills: null,
};
const before = closeBefore(asi, null, session);
const typed = (part: Partial<TonightDraft>): TonightDraft => ({ ...nothingTyped, ...part });
const entries = (draft: TonightDraft) => entriesOf(draft, stored, session, before);
const summary = (draft: TonightDraft) => {
  const all = entries(draft);
  const marks = figureMarks(all, { days, session, unsettled: false, loaded: () => true });
  return summaryOf(stored, readyOf(all, marks).next, []);
};

describe('the index', () => {
  test('its change is worked out from the two closes, and its date is the session', () => {
    expect(entries(typed({ asi: '105,432.07' })).asi).toEqual({
      state: 'ready',
      next: { value: 105432.07, change: 0.62, date: session },
    });
  });

  test.each([
    ['', 'open'],
    ['1054e', 'wrong'],
    ['-5', 'wrong'],
    ['115260.662', 'ready'],
    ['115260.663', 'beyond'],
    ['94304', 'beyond'],
    ['0', 'beyond'],
  ])('%j is %s', (text, state) => {
    expect(entries(typed({ asi: text })).asi.state).toBe(state);
  });

  test('what is beyond the limit counts once that very text is said to be right', () => {
    const confirmed = { ...nothingTyped.confirmed, asi: '90000' };
    expect(entries(typed({ asi: '90000', confirmed })).asi.state).toBe('ready');
    expect(entries(typed({ asi: '80000', confirmed })).asi.state).toBe('beyond');
  });

  test('a correction of the same evening is compared with the close before', () => {
    const points = {
      before: { day: '2025-03-13', close: 104782.42 },
      days: { exchangeRate: null, bonds: null, tbills: null },
    };
    const tonight = { value: 105432.07, change: 0.62, date: session };
    expect(closeBefore(tonight, points, session)).toEqual(points.before);
    expect(closeBefore(tonight, null, session)).toEqual({ day: '', close: 104782.42 });
    expect(closeBefore(null, points, session)).toBeNull();
  });
});

describe('the exchange rate', () => {
  test.each([
    ['1,532.45', { state: 'ready', next: { price: 1532.45 } }],
    ['1352.45', { state: 'beyond', next: { price: 1352.45 } }],
    ['x', { state: 'wrong', why: NOT_A_NUMBER }],
    [' ', { state: 'open' }],
  ])('%j', (exchangeRate, entry) => {
    expect(entries(typed({ exchangeRate })).exchangeRate).toEqual(entry);
  });

  test('one press takes what is stored', () => {
    const same = { ...nothingTyped.same, exchangeRate: true };
    expect(entries(typed({ same })).exchangeRate).toEqual({
      state: 'ready',
      next: { price: 1531.2 },
    });
  });
});

describe('the rates', () => {
  const one = withRate(nothingTyped, 'bonds', '5-YEAR', '18.39');

  test('some of them leave the row open', () => {
    expect(entries(one).bonds).toEqual({ state: 'part', typed: 1, of: 2 });
    expect(entries(withRate(one, 'bonds', '5-YEAR', '')).bonds).toEqual({ state: 'open' });
  });

  test('the rest as before', () => {
    const draft = { ...one, same: { ...one.same, bonds: true } };
    expect(entries(draft).bonds).toEqual({
      state: 'ready',
      next: {
        type: 'BONDS',
        tenures: [
          { label: '5-YEAR', rate: 18.39 },
          { label: '10-YEAR', rate: 18.74 },
        ],
      },
    });
    expect(summary(draft)).toMatchObject({
      changes: [{ figure: 'Bonds, 5-YEAR', before: '18.42%', after: '18.39%' }],
      stays: ['Bonds, 10-YEAR', 'inflation', 'GDP growth', 'policy rate'],
    });
  });

  test('one that cannot be stored says why', () => {
    const fine = withRate(one, 'bonds', '10-YEAR', '18.745');
    expect(entries(fine).bonds).toEqual({ state: 'wrong', why: TOO_FINE });
  });

  test('a text belongs to its tenure, wherever that stands', () => {
    const both = withRate(one, 'bonds', '10-YEAR', '18.70');
    expect(rateTyped(both, 'bonds', '5-YEAR')).toBe('18.39');
    expect(rateTyped(both, 'bonds', '10-YEAR')).toBe('18.70');
    expect(rateTyped(both, 'tbills', '5-YEAR')).toBe('');
  });
});

describe('the indicators', () => {
  const rate = { open: true, date: 'March 14, 2025', percentage: '27' };

  test('one that was announced', () => {
    expect(summary(typed({ monetaryPolicy: rate })).changes).toEqual([
      {
        figure: 'Monetary Policy Rate',
        before: '27.50%, February 20, 2025',
        after: '27.00%, March 14, 2025',
        note: '0.50 points lower',
      },
    ]);
  });

  test.each([
    [{ ...rate, open: false }, 'open'],
    [{ open: true, date: 'February 20, 2025', percentage: '27.50' }, 'open'],
    [{ ...rate, percentage: '' }, 'wrong'],
  ])('%j is %s', (monetaryPolicy, state) => {
    expect(entries(typed({ monetaryPolicy })).indicators.monetaryPolicy.state).toBe(state);
  });
});

describe('the lists', () => {
  const list = {
    gainers: [
      { symbol: 'MTNN', previousDayClose: 245, currentDayClose: 269.5 },
      { symbol: 'GTCO', previousDayClose: 54, currentDayClose: 58 },
    ],
    losers: [{ symbol: 'UBA', previousDayClose: 40, currentDayClose: 39 }],
  };

  test('are written as their editor writes them; a share that stays keeps its id', () => {
    const entry = entries(withStocks(nothingTyped, list)).stocks;
    expect(entry).toMatchObject({
      state: 'ready',
      next: {
        gainers: [
          { symbol: 'MTNN', stockId: '', previous: '245', current: '269.5' },
          { symbol: 'GTCO', stockId: 'id_GTCO' },
        ],
      },
    });
    expect(summary(withStocks(nothingTyped, list))).toMatchObject({
      changes: [
        {
          figure: 'Top 5 gainers',
          before: 'GTCO, WAPCO',
          after: 'MTNN, GTCO',
          note: '1 in, 1 out, 1 moved',
        },
      ],
      stays: expect.arrayContaining(['Top 5 losers']) as unknown,
    });
  });

  test('a list without a share stays as it is; without any there is nothing to publish', () => {
    const gainers = entries(withStocks(nothingTyped, { ...list, losers: [] })).stocks;
    expect(gainers).toMatchObject({ state: 'ready' });
    expect(gainers.state === 'ready' && Object.keys(gainers.next)).toEqual(['gainers']);
    const none = { symbol: '', previousDayClose: 1, currentDayClose: 1 };
    expect(entries(withStocks(nothingTyped, { gainers: [none], losers: [] })).stocks).toEqual({
      state: 'wrong',
      why: equityStaffMessages.noValidStock,
    });
    expect(entries(withStocks(withStocks(nothingTyped, list), null)).stocks.state).toBe('open');
  });

  test('a change that cannot be stored names its row', () => {
    const absurd = { symbol: 'X', previousDayClose: 0.01, currentDayClose: 1e6 };
    expect(entries(withStocks(nothingTyped, { gainers: [absurd], losers: [] })).stocks).toEqual({
      state: 'wrong',
      why: equityStaffMessages.changeTooLarge('Row 1 (X)'),
    });
  });

  test('a tie that is not settled keeps them from being published', () => {
    const all = entries(withStocks(nothingTyped, list));
    const marks = figureMarks(all, { days, session, unsettled: true, loaded: () => true });
    expect(marks.stocks).toBe('look');
    expect(readyOf(all, marks)).toMatchObject({ rows: [], next: { stocks: {} } });
  });
});

test('the summary names each figure before and after', () => {
  const draft = typed({ asi: '105432.07', exchangeRate: '1532.45' });
  expect(summary(draft).changes).toEqual([
    { figure: 'All Share Index', before: '104,782.42', after: '105,432.07', note: 'up 0.62%' },
    {
      figure: 'Its change and date',
      before: '+0.21%, 13 Mar 25',
      after: '+0.62%, 14 Mar 25',
      note: 'from the two closes',
    },
    {
      figure: 'Exchange rate',
      before: 'N1,531.20/$',
      after: 'N1,532.45/$',
      note: 'a dollar costs N1.25 more',
    },
  ]);
});

test('nothing is ready before what is stored has been loaded', () => {
  const all = entries(typed({ asi: '105432.07' }));
  const marks = figureMarks(all, {
    days,
    session,
    unsettled: false,
    loaded: (row) => row !== 'asi',
  });
  expect(marks.asi).toBe('open');
  expect(readyOf(all, marks).rows).toEqual([]);
});

test('what is on the site leaves the draft, and the rest stays', () => {
  const draft = typed({
    asi: '1',
    exchangeRate: '2',
    monetaryPolicy: { open: true, date: 'x', percentage: '3' },
    same: { exchangeRate: false, bonds: true, tbills: true },
  });
  expect(withoutPublished(draft, ['asi', 'bonds'], ['monetaryPolicy'])).toEqual(
    typed({ exchangeRate: '2', same: { exchangeRate: false, bonds: false, tbills: true } }),
  );
});

test('a kept draft is told beside what is stored', () => {
  const label = 'All Share Index';
  const row = (draft: TonightDraft) =>
    tonightRows(draft, stored).find((each) => each.label === label);
  expect(row(nothingTyped)).toEqual({ label, text: '104,782.42', price: 104782.42 });
  expect(row(typed({ asi: '105432.07' }))).toEqual({ label, text: '105,432.07', price: 105432.07 });
});
