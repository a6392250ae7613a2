import { describe, expect, it } from 'vitest';
import { fitBlock, readTabbed } from './pasteBlock';
import cases from './pasteBlock.cases.json' with { type: 'json' };

describe('what a spreadsheet copies as text', () => {
  it.each(cases.texts)('$what', ({ text, rows }) => {
    expect(readTabbed(text)).toEqual(rows);
  });

  it('reads 5,000 rows, and a quote that is never closed, without delay', () => {
    const rows = readTabbed(`"open\t1\n${'SYMBOL\t245.00\t270.00\r\n'.repeat(5000)}`);
    expect(rows).toHaveLength(5001);
    expect(rows.at(-1)).toEqual(['SYMBOL', '245.00', '270.00']);
  });
});

describe('a block over a table of 5 rows and 3 columns', () => {
  const size = { rows: 5, columns: 3 };

  it('names what has no room, each row and each column once', () => {
    const block = ['1,2,', '3,4,5,6', ',below,too'].map((row) => row.split(','));
    const fit = fitBlock(block, { row: 3, column: 1 }, size);
    expect(fit.cells.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    expect(fit.rowsLeft).toEqual(['below']);
    expect(fit.columnsLeft).toEqual(['5', '6']);
  });

  it('says nothing of blank rows and columns beyond', () => {
    const fit = fitBlock([['a', ''], ['', '']], { row: 4, column: 2 }, size); // oxfmt-ignore
    expect(fit).toMatchObject({ rowsLeft: [], columnsLeft: [] });
    expect(fit.cells).toHaveLength(1);
  });
});
