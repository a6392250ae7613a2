import { describe, expect, it } from 'vitest';
import { fitBlock, plainCell } from './pasteBlock';

it('makes one line of a cell', () => {
  expect(plainCell(' MTN\r\n\u00a0 Nigeria\t')).toBe('MTN Nigeria');
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
