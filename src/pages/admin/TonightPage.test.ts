import { describe, expect, test } from 'vitest';
import { priceListTableKind as kind } from '@/features/equity/admin/priceList/columns';
import { computeTonightStocks } from '@/features/equity/admin/priceList/tonightStocks';
import { readList } from '@/features/equity/admin/priceList/readList';
import { emptyDraft, type TonightDraft, withStocks, withTick } from '@/figures/admin/tonightDraft';
import { createChecklist } from '@/features/tonight/admin/checklist/rowStates';
import { storedDays, storedFigures } from '@/features/tonight/admin/checklist/storedCases';
import { getTickKey } from '@/features/tonight/admin/checklist/ticks';
import { parseMacroeconomics } from '@/figures/market';
import { parseEquityMarket } from '@/figures/stocks';
import { findTable } from '@/lib/table/findTable';
import { splitText } from '@/lib/table/text';
import { priceListRows } from '../../../tests/helpers/priceListRows';

const session = '2025-03-14';
const stored = { ...parseMacroeconomics({}), ...storedFigures, ...parseEquityMarket({}) };

describe('a price list', () => {
  /** The column headings of a price list. The tests write its rows in several formats. */
  const heads = ['Symbol', 'PClose', 'Close', 'Volume'];
  type Rows = readonly (readonly string[])[];
  const joinWith = (by: string) => (rows: Rows) => rows.map((row) => row.join(by)).join('\n');
  const mapCells = (change: (cell: string, at: number) => string) => (rows: Rows) =>
    joinWith('\t')(rows.map((row, at) => (at === 0 ? row : row.map(change))));
  const removeGroupCommas = (rows: Rows) =>
    rows.map((row) => row.map((cell) => cell.replace(',', '')));
  const kinds: Record<string, (rows: Rows) => string> = {
    tabs: joinWith('\t'),
    commas: (rows) => joinWith(',')(removeGroupCommas(rows)),
    quotes: (rows) => joinWith(',')(rows.map((row) => row.map((cell) => `"${cell}"`))),
    'semicolons and decimal commas': (rows) =>
      joinWith(';')(
        removeGroupCommas(rows).map((row) => row.map((cell) => cell.replace('.', ','))),
      ),
    bars: joinWith(' | '),
    spaces: (rows) => joinWith('   ')(rows.map((row) => row.map((cell) => cell.replace(' ', '')))),
    'a total and repeated heads': (rows) => `${joinWith('\t')([...rows, heads])}\nTOTAL\t\t\t550`,
    'naira signs': mapCells((cell, at) => (at === 1 || at === 2 ? `N${cell}` : cell)),
    'small letters and flags': mapCells((cell, at) =>
      at === 0 && !cell.includes('[') ? `${cell.toLowerCase()} [BLS]` : cell,
    ),
  };
  const slips: Record<string, (text: string) => string> = {
    'a letter in the close of the first': (text) => text.replace(/269([.,])50/, '269$15O'),
    'a close that is missing': (text) => text.replace(/N?269[.,]50/, '--'),
    'a previous close of a tenth': (text) => text.replace(/245([.,])00/, '24$150'),
    'another day': (text) => `Prices of 13 March 2025\n\n${text}`,
  };

  const createDraft = (text: string) => {
    const reading = readList(findTable(splitText(text, kind), kind));
    return withStocks(emptyDraft, computeTonightStocks(reading, new Map()).tonight);
  };
  const evening = {
    stored,
    session,
    current: session,
    before: { asi: null, exchangeRate: null },
    days: storedDays,
    loaded: () => true,
    closes: {},
    now: new Date('2025-03-14T15:00:00.000Z'),
  };
  const getStocksRow = (draft: TonightDraft) =>
    createChecklist({ ...evening, draft }).figures.stocks;

  describe.each(Object.keys(kinds))('with %s', (kind) => {
    const text = kinds[kind]?.([heads, ...priceListRows]) ?? '';
    test('accepts a correct price list without a question', () => {
      const draft = createDraft(text);
      expect(draft.gainers).toContainEqual({ symbol: 'MTNN', previous: '245', current: '269.5' });
      expect(getStocksRow(draft)).toMatchObject({ questions: [], mark: 'ready' });
    });

    test.each(Object.keys(slips))('causes one question about %s', (slip) => {
      const draft = createDraft(slips[slip]?.(text) ?? '');
      const { questions, mark } = getStocksRow(draft);
      const labels = questions.map(({ label }) => label);
      expect(labels).toEqual([expect.stringMatching(/MTNN|This is the list of 13 March 2025/i)]);
      expect(mark).toBe('warning');
      const tick = getTickKey('stocks', labels[0] ?? '');
      const ticked = withTick(draft, tick, true);
      expect(getStocksRow(ticked).mark).toBe('ready');
      expect(getStocksRow(withTick(ticked, tick, false)).mark).toBe('warning');
      // Changed figures need a new confirmation.
      const other = { ...createDraft(text.replace(/245([.,])00/, '2$100')), ticked: ticked.ticked };
      expect(getStocksRow(other).mark).toBe('warning');
    });
  });
});
