import { describe, expect, it } from 'vitest';
import { fitBlock, parseTabbed } from './pasteBlock';

describe('parseTabbed', () => {
  it.each([
    { what: 'one cell', text: 'MTNN', rows: [['MTNN']] },
    { what: 'one cell and a line break', text: 'MTNN\r\n', rows: [['MTNN']] },
    { what: 'a row', text: 'MTNN\t245.00\t270.00', rows: [['MTNN', '245.00', '270.00']] },
    { what: 'a column', text: 'MTNN\nGTCO\n', rows: [['MTNN'], ['GTCO']] },
    {
      what: 'line breaks of Windows',
      text: 'a\tb\r\nc\td\r\n',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      what: 'line breaks of old Macs',
      text: 'a\tb\rc\td',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    { what: 'a blank row between others', text: 'a\n\nb\n', rows: [['a'], [''], ['b']] },
    { what: 'a blank row at the end', text: 'a\n\n', rows: [['a'], ['']] },
    { what: 'blank cells', text: '\ta\t\n', rows: [['', 'a', '']] },
    { what: 'rows of different lengths', text: 'a\nb\tc', rows: [['a'], ['b', 'c']] },
    { what: 'a line break in a cell', text: '"MTN\nNigeria"\t245', rows: [['MTN Nigeria', '245']] },
    { what: 'a tab in a cell', text: '"MTN\tNigeria"\t245', rows: [['MTN Nigeria', '245']] },
    { what: 'quotes in a cell', text: '"the ""big"" one"\t1\r\n', rows: [['the "big" one', '1']] },
    { what: 'an empty cell in quotes', text: '""\t1', rows: [['', '1']] },
    { what: 'a cell in quotes at the end', text: 'a\t"b\r\nc"\r\n', rows: [['a', 'b c']] },
    {
      what: 'a quote that is not closed',
      text: '"MTNN\t245\nGTCO\t55',
      rows: [
        ['"MTNN', '245'],
        ['GTCO', '55'],
      ],
    },
    { what: 'a quote within a cell', text: '5" pipe\t1', rows: [['5" pipe', '1']] },
    { what: 'text after a quoted part', text: '"a" b\tc', rows: [['"a" b', 'c']] },
    {
      what: 'non-breaking spaces',
      text: '\u00a01\u00a0234,50\u202f\t b ',
      rows: [['1 234,50', 'b']],
    },
    { what: 'an empty text', text: '', rows: [['']] },
  ])('parses pasted text: $what', ({ text, rows }) => {
    expect(parseTabbed(text)).toEqual(rows);
  });

  it('parses 5,000 rows after an unclosed quote', () => {
    const rows = parseTabbed(`"open\t1\n${'SYMBOL\t245.00\t270.00\r\n'.repeat(5000)}`);
    expect(rows).toHaveLength(5001);
    expect(rows.at(-1)).toEqual(['SYMBOL', '245.00', '270.00']);
  });
});

describe('fitBlock with a table of 5 rows and 3 columns', () => {
  const size = { rows: 5, columns: 3 };

  it('returns the first text of each pasted row and column that does not fit into the table', () => {
    const block = ['1,2,', '3,4,5,6', ',below,too'].map((row) => row.split(','));
    const fit = fitBlock(block, { row: 3, column: 1 }, size);
    expect(fit.cells.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    expect(fit.rowsLeft).toEqual(['below']);
    expect(fit.columnsLeft).toEqual(['5', '6']);
  });

  it('ignores blank rows and columns that do not fit', () => {
    const fit = fitBlock([['a', ''], ['', '']], { row: 4, column: 2 }, size); // oxfmt-ignore
    expect(fit).toMatchObject({ rowsLeft: [], columnsLeft: [] });
    expect(fit.cells).toHaveLength(1);
  });
});
