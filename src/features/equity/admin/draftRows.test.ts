import { expect, it } from 'vitest';
import { stockRows } from './draftRows';

it('writes a list by its places, with both closes in small print', () => {
  const row = (id: string, symbol: string, previous: string, current: string) => ({
    id,
    stockId: '',
    symbol,
    previous,
    current,
  });
  expect(
    stockRows([
      row('row-1', 'mtnn ', '220', '1,245.5'),
      row('row-0', '', '5', 'abc'),
      row('row-2', 'OANDO', '', '7'),
      row('row-3', ' ', '', ''),
    ]),
  ).toEqual([
    { label: '#1', text: 'mtnn', detail: '220.00 to 1,245.50' },
    { label: '#2', text: '-', detail: '5.00 to abc' },
    { label: '#3', text: 'OANDO', detail: '- to 7.00' },
    { label: '#4', text: '' },
  ]);
});
