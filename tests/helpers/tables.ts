import type { TableKind } from '@/lib/table/columns';

/** A kind of table for tests. Its columns are a name, an amount and an optional day. */
export const testKind: TableKind<'name' | 'amount' | 'day'> = {
  things: 'amounts',
  uses: { name: 'Name', amount: 'Amount', day: 'Day' },
  needed: ['name', 'amount'],
  findHeading: (text) => {
    const heads = {
      name: { use: 'name', rank: 0 },
      amount: { use: 'amount', rank: 0 },
      sum: { use: 'amount', rank: 0 },
      total: { use: 'amount', rank: 1 },
      day: { use: 'day', rank: 0 },
      note: { use: 'other', rank: 0 },
    } as const;
    return Object.entries(heads).find(([head]) => head === text.toLowerCase())?.[1];
  },
  example: [['Name', 'Amount']],
  hint: '',
};

/** Splits rows such as `'Name|Amount'` into cells. */
export const splitRows = (...rows: string[]) => rows.map((row) => row.split('|'));
