import { describe, expect, it } from 'vitest';
import { cellText, fitBlock, isBlockText, readTabbed } from './pasteBlock';

describe('what a spreadsheet copies as text', () => {
  it.each<[what: string, text: string, rows: string[][]]>([
    ['one cell', 'MTNN', [['MTNN']]],
    ['one cell and a line break', 'MTNN\r\n', [['MTNN']]],
    ['a row', 'MTNN\t245.00\t270.00', [['MTNN', '245.00', '270.00']]],
    ['a column', 'MTNN\nGTCO\n', [['MTNN'], ['GTCO']]],
    ['line breaks of Windows', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]], // prettier-ignore
    ['line breaks of old', 'a\tb\rc\td', [['a', 'b'], ['c', 'd']]], // prettier-ignore
    ['a blank row between', 'a\n\nb\n', [['a'], [''], ['b']]],
    ['a blank row at the end', 'a\n\n', [['a'], ['']]],
    ['blank cells', '\ta\t\n', [['', 'a', '']]],
    ['rows of different lengths', 'a\nb\tc', [['a'], ['b', 'c']]],
    ['a line break in a cell', '"MTN\nNigeria"\t245', [['MTN Nigeria', '245']]],
    ['a tab in a cell', '"MTN\tNigeria"\t245', [['MTN Nigeria', '245']]],
    ['quotes in a cell', '"the ""big"" one"\t1\r\n', [['the "big" one', '1']]],
    ['an empty cell in quotes', '""\t1', [['', '1']]],
    ['a cell in quotes at the end', 'a\t"b\r\nc"\r\n', [['a', 'b c']]],
    ['a quote that is not closed', '"MTNN\t245\nGTCO\t55', [['"MTNN', '245'], ['GTCO', '55']]], // prettier-ignore
    ['a quote within a cell', '5" pipe\t1', [['5" pipe', '1']]],
    ['text after a quoted part', '"a" b\tc', [['"a" b', 'c']]],
    ['spaces that do not break', '\u00a01\u00a0234,50\u202f\t b ', [['1 234,50', 'b']]],
    ['nothing', '', [['']]],
  ])('%s', (_what, text, rows) => {
    expect(readTabbed(text)).toEqual(rows);
  });

  it('reads 5,000 rows, and a quote that is never closed, without delay', () => {
    const rows = readTabbed(`"open\t1\n${'SYMBOL\t245.00\t270.00\r\n'.repeat(5000)}`);
    expect(rows).toHaveLength(5001);
    expect(rows.at(-1)).toEqual(['SYMBOL', '245.00', '270.00']);
  });
});

it.each([
  ['MTNN', false],
  ['MTNN\r\n', false],
  ['two words', false],
  ['MTNN\t245', true],
  ['MTNN\nGTCO', true],
  ['"MTN\nNigeria"\n', true],
])('%j is more than one plain cell: %s', (text, block) => {
  expect(isBlockText(text)).toBe(block);
});

it('makes one line of a cell', () => {
  expect(cellText(' MTN\r\n\u00a0 Nigeria\t')).toBe('MTN Nigeria');
});

describe('a block over a table of 5 rows and 3 columns', () => {
  const size = { rows: 5, columns: 3 };

  it('fills right and down from a cell', () => {
    expect(fitBlock([['a', 'b'], ['c']], { row: 2, column: 1 }, size)).toEqual({
      cells: [
        { row: 2, column: 1, text: 'a' },
        { row: 2, column: 2, text: 'b' },
        { row: 3, column: 1, text: 'c' },
      ],
      rowsLeft: [],
      columnsLeft: [],
    });
  });

  it('names what has no room, each row and each column once', () => {
    const block = [
      ['1', '2', ''],
      ['3', '4', '5', '6'],
      ['', 'below', 'too'],
    ];
    const fit = fitBlock(block, { row: 3, column: 1 }, size);
    expect(fit.cells.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    expect(fit.rowsLeft).toEqual(['below']);
    expect(fit.columnsLeft).toEqual(['5', '6']);
  });

  it('says nothing of blank rows and columns beyond', () => {
    const fit = fitBlock([['a', ''], ['', '']], { row: 4, column: 2 }, size); // prettier-ignore
    expect(fit).toMatchObject({ rowsLeft: [], columnsLeft: [] });
    expect(fit.cells).toHaveLength(1);
  });
});
