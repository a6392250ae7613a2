import { describe, expect, test } from 'vitest';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { noEdits } from '@/features/equity/admin/priceList/places';
import { rank } from '@/features/equity/admin/priceList/rank';
import { readList } from '@/features/equity/admin/priceList/readList';
import { listHeads } from '@/features/equity/admin/priceList/tables';
import { tonightStocks } from '@/features/equity/admin/priceList/tonightStocks';
import { parseEquityMarket } from '@/figures/stocks';
import { NOT_A_NUMBER, TOO_FINE } from '@/lib/numbers';
import { splitText } from '@/lib/table/text';
import priceList from '../../../../tests/helpers/priceList.json';
import { closeBefore, entriesOf, figureMarks, readyOf } from './entries';
import data from './stored.json';
import type { RowId } from './rowState';
import { type StoredFigures, summaryOf, tonightRows } from './summary';
import {
  listDoubts,
  nothingTyped,
  rateTyped,
  type TonightDraft,
  withoutPublished,
  withRate,
  withStocks,
  withTick,
} from './tonightDraft';

const session = '2025-03-14';
const { asi } = data.figures;
const stored: StoredFigures = { ...data.figures, stocks: parseEquityMarket(data.lists) };
const before = closeBefore(asi, null, session);
const typed = (part: Partial<TonightDraft>): TonightDraft => ({ ...nothingTyped, ...part });
const marked = (all: ReturnType<typeof entries>, other = {}) =>
  figureMarks(all, { days: data.days, session, unsettled: false, loaded: () => true, ...other });
const entries = (draft: TonightDraft) => entriesOf(draft, stored, session, before);
const summary = (draft: TonightDraft) => {
  const all = entries(draft);
  return summaryOf(stored, readyOf(all, marked(all)).next, []);
};

describe('the index', () => {
  test('its change is worked out from the two closes, and its date is the session', () => {
    expect(entries(typed({ asi: '105,432.07' })).asi).toEqual({
      state: 'ready',
      next: { value: 105432.07, change: 0.62, date: session },
    });
  });

  test.each(data.index)('%j is %s', (text, state) => {
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
    const next = { price: 1531.2 };
    expect(entries(typed({ same })).exchangeRate).toEqual({ state: 'ready', next });
  });
});

describe('the rates', () => {
  const one = withRate(nothingTyped, 'bonds', '5-YEAR', '18.39');

  test('some of them leave the row open, and one that cannot be stored says why', () => {
    expect(entries(one).bonds).toEqual({ state: 'part', typed: 1, of: 2 });
    expect(entries(withRate(one, 'bonds', '5-YEAR', '')).bonds).toEqual({ state: 'open' });
    const fine = withRate(one, 'bonds', '10-YEAR', '18.745');
    expect(entries(fine).bonds).toEqual({ state: 'wrong', why: TOO_FINE });
  });

  test('the rest as before', () => {
    const draft = { ...one, same: { ...one.same, bonds: true } };
    const tenures = [{ label: '5-YEAR', rate: 18.39 }, data.figures.rates.bonds[1]];
    expect(entries(draft).bonds).toEqual({ state: 'ready', next: { type: 'BONDS', tenures } });
    expect(summary(draft)).toMatchObject({
      changes: [{ label: 'Bonds, 5-YEAR', before: { text: '18.42%' }, after: { text: '18.39%' } }],
      stays: ['Bonds, 10-YEAR', 'inflation', 'GDP growth', 'policy rate'],
    });
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
    expect(summary(typed({ monetaryPolicy: rate })).changes).toMatchObject(data.lower);
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
  const list = data.pasted;
  const none = { symbol: '', previousDayClose: 1, currentDayClose: 1 };
  const ofGainers = (share: typeof none) =>
    entries(withStocks(nothingTyped, { gainers: [share], losers: [] })).stocks;

  test('are written as their editor writes them; a share that stays keeps its id', () => {
    const mtnn = { symbol: 'MTNN', stockId: '', previous: '245', current: '269.5' };
    expect(entries(withStocks(nothingTyped, list)).stocks).toMatchObject({
      state: 'ready',
      next: { gainers: [mtnn, { symbol: 'GTCO', stockId: 'id_GTCO' }] },
    });
    const { changes, stays } = summary(withStocks(nothingTyped, list));
    expect(changes).toMatchObject(data.gainers);
    expect(stays).toContain('Top 5 losers');
  });

  test('a list without a share stays as it is, nothing is published without any or of what cannot be stored', () => {
    const gainers = entries(withStocks(nothingTyped, { ...list, losers: [] })).stocks;
    expect(gainers).toMatchObject({ state: 'ready' });
    expect(gainers.state === 'ready' && Object.keys(gainers.next)).toEqual(['gainers']);
    expect(ofGainers(none)).toEqual({ state: 'wrong', why: equityStaffMessages.noValidStock });
    expect(entries(withStocks(withStocks(nothingTyped, list), null)).stocks.state).toBe('open');
    const absurd = { symbol: 'X', previousDayClose: 0.01, currentDayClose: 1e6 };
    const why = equityStaffMessages.changeTooLarge('Row 1 (X)');
    expect(ofGainers(absurd)).toEqual({ state: 'wrong', why });
  });

  test('a tie that is not settled keeps them from being published', () => {
    const all = entries(withStocks(nothingTyped, list));
    const marks = marked(all, { unsettled: true });
    expect(marks.stocks).toBe('look');
    expect(readyOf(all, marks)).toMatchObject({ rows: [], next: { stocks: {} } });
  });
});

describe('a slip in a price list', () => {
  /** The rows of an evening's list, and ways in which lists are sent. */
  const heads = ['Symbol', 'PClose', 'Close', 'Volume'];
  type Rows = readonly (readonly string[])[];
  const joined = (by: string) => (rows: Rows) => rows.map((row) => row.join(by)).join('\n');
  const mapped = (change: (cell: string, at: number) => string) => (rows: Rows) =>
    joined('\t')(rows.map((row, at) => (at === 0 ? row : row.map(change))));
  const noGroups = (rows: Rows) => rows.map((row) => row.map((cell) => cell.replace(',', '')));
  const kinds: Record<string, (rows: Rows) => string> = {
    tabs: joined('\t'),
    commas: (rows) => joined(',')(noGroups(rows)),
    quotes: (rows) => joined(',')(rows.map((row) => row.map((cell) => `"${cell}"`))),
    'semicolons and decimal commas': (rows) =>
      joined(';')(noGroups(rows).map((row) => row.map((cell) => cell.replace('.', ',')))),
    bars: joined(' | '),
    spaces: (rows) => joined('   ')(rows.map((row) => row.map((cell) => cell.replace(' ', '')))),
    'a total and repeated heads': (rows) => `${joined('\t')([...rows, heads])}\nTOTAL\t\t\t550`,
    'naira signs': mapped((cell, at) => (at === 1 || at === 2 ? `N${cell}` : cell)),
    'small letters and flags': mapped((cell, at) =>
      at === 0 && !cell.includes('[') ? `${cell.toLowerCase()} [BLS]` : cell,
    ),
  };
  const slips: Record<string, (text: string) => string> = {
    'a letter in the close of the first': (text) => text.replace(/269([.,])50/, '269$15O'),
    'a close that is missing': (text) => text.replace(/N?269[.,]50/, '--'),
    'a previous close of a tenth': (text) => text.replace(/245([.,])00/, '24$150'),
    'another day': (text) => `Prices of 13 March 2025\n\n${text}`,
  };

  const draftOf = (text: string) => {
    const sheet = splitText(text, listHeads);
    const reading = readList(sheet);
    const rankings = {
      gainers: rank('gainers', reading.read),
      losers: rank('losers', reading.read),
    };
    const edits = { gainers: noEdits, losers: noEdits };
    const given = { sheet, reading, rankings, fixes: new Map(), edits };
    return withStocks(nothingTyped, tonightStocks(given));
  };
  const markIn = (draft: TonightDraft) => marked(entries(draft)).stocks;

  describe.each(Object.keys(kinds))('of %s', (kind) => {
    const text = kinds[kind]?.([heads, ...priceList]) ?? '';
    test('is none, and nothing is asked', () => {
      const draft = draftOf(text);
      expect(draft.gainers).toContain('MTNN\t245\t269.5');
      expect([listDoubts(draft, session), markIn(draft)]).toEqual([[], 'ready']);
    });

    test.each(Object.keys(slips))('%s is asked about once', (slip) => {
      const draft = draftOf(slips[slip]?.(text) ?? '');
      const doubts = listDoubts(draft, session);
      expect(doubts).toEqual([expect.stringMatching(/MTNN|The list of 13 March 2025/i)]);
      expect(markIn(draft)).toBe('look');
      const ticked = withTick(draft, doubts[0] ?? '', true);
      expect(markIn(ticked)).toBe('ready');
      expect(markIn(withTick(ticked, doubts[0] ?? '', false))).toBe('look');
      // Other figures are asked about again.
      const other = { ...draftOf(text.replace(/245([.,])00/, '2$100')), ticked: ticked.ticked };
      expect(markIn(other)).toBe('look');
    });
  });
});

test('the summary names each figure before and after', () => {
  const draft = typed({ asi: '105432.07', exchangeRate: '1532.45' });
  expect(summary(draft).changes).toMatchObject(data.tonight);
});

test('nothing is ready before what is stored has been loaded', () => {
  const all = entries(typed({ asi: '105432.07' }));
  const marks = marked(all, { loaded: (row: RowId) => row !== 'asi' });
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
  expect(row(nothingTyped)).toEqual({
    label,
    text: '104,782.42',
    value: 104782.42,
    moves: 'percent',
  });
  expect(row(typed({ asi: '105432.07' }))).toEqual({
    label,
    text: '105,432.07',
    value: 105432.07,
    moves: 'percent',
  });
});
