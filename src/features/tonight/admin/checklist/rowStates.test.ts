import { describe, expect, test } from 'vitest';
import { indicators } from '@/figures/registry';
import { parseMacroeconomics } from '@/figures/market';
import { findPreviousCloses } from '@/figures/admin/closes';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import { computeEntries } from '@/figures/admin/entries';
import type { PublicationEntry } from '@/figures/admin/entry';
import { toRateKey } from '@/figures/admin/typedFigures';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { parseEquityMarket } from '@/figures/stocks';
import { NOT_A_NUMBER_MESSAGE, TOO_MANY_DECIMALS_MESSAGE } from '@/lib/numbers';
import {
  figureRows,
  emptyDraft,
  assignSession,
  type TonightDraft,
  withAnnounced,
  withoutPublished,
  withUnchangedRow,
  withSession,
  withStocks,
  withText,
  withTick,
} from '@/figures/admin/tonightDraft';
import { formatNaira } from '@/lib/format';
import { mapKeys } from '@/lib/records';
import { formatDayName } from '@/lib/moments';
import { toDraftRows } from '../publication/describeDraft';
import { createReview } from '../publication/reviewOf';
import { fillRates } from '../../../../../tests/helpers/written';
import { storedDays, storedFigures, storedLists } from './storedCases';
import { isDone, type RowMark } from './rowIds';
import { createChecklist, getFileMark, getFigureMark } from './rowStates';
import { getTickKey } from './ticks';

const session = '2025-03-14';
const stored: StoredFigures = {
  ...parseMacroeconomics({}),
  ...storedFigures,
  ...parseEquityMarket(storedLists),
};
const sessionFacts = {
  stored,
  session,
  current: session,
  before: findPreviousCloses(stored, null, session),
  days: storedDays,
  loaded: () => true,
  closes: {},
  now: new Date('2025-03-14T15:00:00.000Z'),
};
const getEntries = (draft: TonightDraft) => computeEntries({ ...sessionFacts, draft });
const checklist = (draft: TonightDraft, other = {}) =>
  createChecklist({ ...sessionFacts, draft, ...other });
const getMarks = (draft: TonightDraft, other = {}) => {
  const { figures } = checklist(draft, other);
  return mapKeys(figureRows, (row) => figures[row].mark);
};
const getReview = (draft: TonightDraft) => createReview(stored, checklist(draft).ready.next);
const withAsi = (text: string) => withText(emptyDraft, 'asi', text);

describe('the row of the index', () => {
  test('computes the change of the index from two closes', () => {
    expect(getEntries(withAsi('105,432.07')).asi).toEqual({
      state: 'ready',
      next: { asi: { value: 105432.07, change: 0.62, date: session } },
      questions: [],
    });
  });

  test.each<[text: string, state: PublicationEntry['state'], isOutOfRange?: boolean]>([
    ['', 'open'],
    ['1054e', 'wrong'],
    ['-5', 'wrong'],
    ['115260.662', 'ready'],
    ['115260.663', 'ready', true],
    ['94304', 'ready', true],
    ['0', 'ready', true],
  ])('gives the row with the typed index %j the state %s', (text, state, isOutOfRange = false) => {
    const entry = getEntries(withAsi(text)).asi;
    expect(entry.state).toBe(state);
    expect(entry.state === 'ready' && entry.questions.length > 0).toBe(isOutOfRange);
  });

  test('marks an index that moved more than the daily limit as ready once staff confirm it', () => {
    const tick = getTickKey('asi', '90,000.00 is right, publish it');
    expect(getMarks(withAsi('90000')).asi).toBe('warning');
    expect(getMarks(withTick(withAsi('90000'), tick, true)).asi).toBe('ready');
    expect(getMarks(withTick(withAsi('80000'), tick, true)).asi).toBe('warning');
  });

  test('asks staff to confirm the index again when the session changes', () => {
    const draft = withTick(
      withAsi('90000'),
      getTickKey('asi', '90,000.00 is right, publish it'),
      true,
    );
    expect(getMarks(withSession(assignSession(draft, '2025-03-13'), session)).asi).toBe('warning');
  });

  test('removes the confirmation of the index when its field is emptied', () => {
    const draft = withTick(
      withAsi('90000'),
      getTickKey('asi', '90,000.00 is right, publish it'),
      true,
    );
    expect(assignSession(withText(draft, 'asi', ''), session)).toEqual(emptyDraft);
  });

  test('compares a corrected index with the close of the previous session', () => {
    const known = { day: '2025-03-13', close: 104782.42 };
    const tonight = { value: 105432.07, change: 0.62, date: session };
    const history = { before: { asi: known, exchangeRate: null }, days: { exchangeRate: null } };
    const before = (asi: typeof tonight | null, of: typeof history | null) =>
      findPreviousCloses({ asi, exchangeRate: null }, of, session).asi;
    expect(before(tonight, history)).toEqual(known);
    expect(before(tonight, null)).toEqual({ day: '', close: 104782.42 });
    expect(before(null, history)).toBeNull();
  });
});

describe('the row of the exchange rate', () => {
  const question = {
    label: '1,352.45 is right, publish it',
    reason: 'Down 11.67% from 1,531.20: over 10%. Check the digits.',
  };
  test.each([
    ['1,532.45', { state: 'ready', next: { exchangeRate: { price: 1532.45 } }, questions: [] }],
    [
      '1352.45',
      { state: 'ready', next: { exchangeRate: { price: 1352.45 } }, questions: [question] },
    ],
    ['x', { state: 'wrong', why: NOT_A_NUMBER_MESSAGE }],
    [' ', { state: 'open' }],
  ])('returns the state and the questions for the typed exchange rate %j', (text, entry) => {
    expect(getEntries(withText(emptyDraft, 'exchangeRate', text)).exchangeRate).toEqual(entry);
  });

  test('publishes the stored exchange rate again after staff mark it as unchanged', () => {
    const next = { exchangeRate: { price: 1531.2 } };
    const entry = getEntries(withUnchangedRow(emptyDraft, 'exchangeRate', true)).exchangeRate;
    expect(entry).toEqual({ state: 'ready', next, questions: [] });
  });
});

describe('the rows of rates', () => {
  const withRate = (draft: TonightDraft, label: string, text: string) =>
    withText(draft, toRateKey('bonds', label), text);
  const one = withRate(emptyDraft, '5-YEAR', '18.39');

  test('does not publish a list of rates if one is missing or invalid', () => {
    expect(getEntries(one).bonds).toEqual({ state: 'part', typed: 1, of: 2 });
    expect(getEntries(withRate(one, '5-YEAR', '')).bonds).toEqual({ state: 'open' });
    const fine = withRate(one, '10-YEAR', '18.745');
    expect(getEntries(fine).bonds).toEqual({ state: 'wrong', why: TOO_MANY_DECIMALS_MESSAGE });
  });

  test('publishes the stored rate of every tenor that staff mark as unchanged', () => {
    const draft = withUnchangedRow(one, 'bonds', true);
    const tenures = [{ label: '5-YEAR', rate: 18.39 }, storedFigures.bonds[1]];
    const next = { bonds: { type: 'BONDS', tenures } };
    expect(getEntries(draft).bonds).toEqual({ state: 'ready', next, questions: [] });
    expect(getReview(draft)).toMatchObject({
      changes: [{ label: 'Bonds, 5-YEAR', before: { text: '18.42%' }, after: { text: '18.39%' } }],
      stays: ['Bonds, 10-YEAR', ...Object.values(indicators).map(({ name }) => name)],
    });
  });
});

describe('the rows of indicators', () => {
  const rate = { date: 'March 14, 2025', percentage: '27' };
  const announced = (part: object) =>
    withAnnounced(emptyDraft, 'monetaryPolicy', { ...rate, ...part });

  test('publishes an announced indicator', () => {
    expect(getReview(announced({})).changes).toMatchObject([
      {
        label: 'Monetary Policy Rate',
        before: { text: '27.50%, February 20, 2025' },
        after: { text: '27.00%, March 14, 2025' },
        note: '0.50 points lower',
      },
    ]);
    expect(
      getEntries(withAnnounced(announced({}), 'monetaryPolicy', null)).monetaryPolicy.state,
    ).toBe('open');
  });

  test.each([
    [{ date: 'February 20, 2025', percentage: '27.50' }, 'open'],
    [{ percentage: '' }, 'wrong'],
    [{ date: 'soon' }, 'ready'],
    [{ date: 'March 15, 2025' }, 'wrong'],
    [{ date: '2025-02-30' }, 'wrong'],
  ])('gives the row of the policy rate with the input %j the state %s', (part, state) => {
    expect(getEntries(announced(part)).monetaryPolicy.state).toBe(state);
  });
});

describe('the row of gainers and losers', () => {
  const list = {
    gainers: [
      { symbol: 'MTNN', previous: '245', current: '269.5' },
      { symbol: 'GTCO', previous: '54', current: '58' },
    ],
    losers: [{ symbol: 'UBA', previous: '40', current: '39' }],
  };
  const none = { symbol: '', previous: '1', current: '1' };
  const getStocksEntry = (share: typeof none) =>
    getEntries(withStocks(emptyDraft, { gainers: [share], losers: [] })).stocks;

  test('keeps the stored id of a share that was in the list before', () => {
    const mtnn = { symbol: 'MTNN', stockId: '', previous: '245', current: '269.5' };
    expect(getEntries(withStocks(emptyDraft, list)).stocks).toMatchObject({
      state: 'ready',
      next: { gainers: [mtnn, { symbol: 'GTCO', stockId: 'id_GTCO' }] },
    });
    const { changes, stays } = getReview(withStocks(emptyDraft, list));
    expect(changes).toMatchObject([
      {
        label: 'Top 5 gainers',
        before: { text: 'GTCO +8.00%, WAPCO +5.00%' },
        after: { text: 'MTNN +10.00%, GTCO +7.41%' },
        note: '1 in, 1 out, 1 moved',
      },
    ]);
    expect(stays).toContain('Top 5 losers');
  });

  test('publishes a list of shares only if it has shares and all of them are valid', () => {
    const gainers = getEntries(withStocks(emptyDraft, { ...list, losers: [] })).stocks;
    expect(gainers).toMatchObject({ state: 'ready' });
    expect(gainers.state === 'ready' && Object.keys(gainers.next)).toEqual(['gainers']);
    expect(getStocksEntry(none)).toEqual({ state: 'wrong', why: equityStaffMessages.noValidStock });
    expect(getEntries(withStocks(withStocks(emptyDraft, list), null)).stocks.state).toBe('open');
    const absurd = { symbol: 'X', previous: '0.01', current: '1000000' };
    const why = equityStaffMessages.changeTooLarge('Row 1 (X)');
    expect(getStocksEntry(absurd)).toEqual({ state: 'wrong', why });
  });

  test.each([
    ['a price list with an incomplete row', withStocks(emptyDraft, { ...list, incomplete: 1 }), {}],
    ['an earlier session', withStocks(emptyDraft, list), { current: '2025-03-17' }],
  ])('does not publish gainers and losers of %s', (_, draft, other) => {
    const { figures, ready } = checklist(draft, other);
    expect(figures.stocks.mark).toBe('warning');
    expect(ready).toMatchObject({ rows: [], next: {} });
  });
});

test('shows each changed figure with its old and its new value in the review', () => {
  const draft = withText(withAsi('105432.07'), 'exchangeRate', '1532.45');
  expect(getReview(draft).changes).toMatchObject([
    {
      label: 'All Share Index',
      before: { text: '104,782.42' },
      after: { text: '105,432.07' },
      note: 'up 0.62%',
    },
    {
      label: 'Its change and date',
      before: { text: '+0.21%, 13 Mar 25' },
      after: { text: '+0.62%, 14 Mar 25' },
      note: 'from the two closes',
    },
    {
      label: 'Exchange rate',
      before: { text: fillRates('{1531.20}') },
      after: { text: fillRates('{1532.45}') },
      note: `${formatNaira(1.25)} higher per dollar`,
    },
  ]);
});

test('does not mark a row as ready before its stored figure has loaded', () => {
  const draft = withAsi('105432.07');
  const { figures, ready } = checklist(draft, { loaded: (row: string) => row !== 'asi' });
  expect(figures.asi.mark).toBe('open');
  expect(ready.rows).toEqual([]);
});

test('removes the published figures from the draft and keeps the other input', () => {
  const rest = withUnchangedRow(withText(emptyDraft, 'exchangeRate', '2'), 'tbills', true);
  const announced = { date: 'x', percentage: '3' };
  let draft = withText(withUnchangedRow(rest, 'bonds', true), toRateKey('bonds', '5-YEAR'), '18');
  draft = withTick(withText(draft, 'asi', '1'), getTickKey('asi', 'x'), true);
  draft = withAnnounced(draft, 'monetaryPolicy', announced);
  expect(withoutPublished(draft, ['asi', 'bonds'], ['monetaryPolicy'])).toEqual(rest);
});

test('lists the typed figures of a draft, and the stored figures for its empty fields', () => {
  const label = 'All Share Index';
  const text = (draft: TonightDraft) =>
    toDraftRows(draft, stored).find((each) => each.label === label)?.text;
  expect(text(emptyDraft)).toBe('104,782.42');
  expect(text(withAsi('105432.07'))).toBe('105,432.07');
});

// A row also counts as published if the site shows a figure of a later session.
test.each<[entry: PublicationEntry['state'], day: string, unsettled: boolean, mark: RowMark]>([
  ['open', '2025-03-13', false, 'open'],
  ['open', '', false, 'open'],
  ['open', '2025-03-14', false, 'published'],
  ['open', '2025-03-17', false, 'published'],
  ['part', '2025-03-13', false, 'open'],
  ['part', '2025-03-14', false, 'open'],
  ['ready', '2025-03-13', false, 'ready'],
  ['ready', '2025-03-14', false, 'ready'],
  ['ready', '2025-03-13', true, 'warning'],
  ['wrong', '2025-03-14', false, 'warning'],
])(
  'marks a row (input: %s, day of the stored figure: %j, blocked: %s) as %s',
  (entry, day, unsettled, mark) => {
    expect(getFigureMark(entry, unsettled, day, session)).toBe(mark);
  },
);

test.each([
  { filed: false, waits: false, mark: 'open' },
  { filed: false, waits: true, mark: 'ready' },
  { filed: true, waits: false, mark: 'published' },
  { filed: true, waits: true, mark: 'ready' },
])(
  'marks the row of a file (stored: $filed, waits for publication: $waits) as $mark',
  ({ filed, waits, mark }) => {
    expect(getFileMark(filed, waits)).toBe(mark);
  },
);

test('counts ready and published rows as done', () => {
  const marks: RowMark[] = ['open', 'ready', 'warning', 'published'];
  expect(marks.filter(isDone)).toEqual(['ready', 'published']);
});

test.each<[day: string, name: string]>([
  ['2025-03-13', 'Thursday'],
  ['2025-03-10', 'Monday'],
  ['2025-03-08', 'Saturday'],
  ['2025-03-07', '7 Mar'],
  ['2024-12-31', '31 Dec'],
])('formats the day %s as "%s" if today is Friday 14 March', (day, name) => {
  expect(formatDayName(day, session)).toBe(name);
});
