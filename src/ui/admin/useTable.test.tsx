import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TableKind } from '@/lib/table/columns';
import { toChoiceKey } from '@/browser/savedChoices';
import { DraftAccount } from './useSavedDraft';
import { useTable } from './useTable';

const kind: TableKind<'symbol' | 'before' | 'close'> = {
  things: 'prices',
  uses: { symbol: 'Symbol', before: 'Previous', close: 'Close' },
  needed: ['symbol', 'before', 'close'],
  findHeading: (text) => {
    if (/^symbol$/i.test(text)) return { use: 'symbol', rank: 0 };
    return /^close$/i.test(text) ? { use: 'close', rank: 0 } : undefined;
  },
  example: [['Symbol', 'Previous', 'Close']],
  hint: '',
};
const LIST = 'Symbol\tRef Px\tClose\nGTCO\t58.2\t63.1';

/** Reads a list with a new instance of the hook, like a new visit does. */
async function readTable(text = LIST, { account = 'ada', of = kind } = {}) {
  const { result } = renderHook(() => useTable(of), {
    wrapper: ({ children }) => <DraftAccount value={account}>{children}</DraftAccount>,
  });
  act(() => result.current.readText(text));
  await waitFor(() => expect(result.current.found).not.toBeNull());
  return result;
}
const listUses = ({ current }: Awaited<ReturnType<typeof readTable>>) =>
  current.found?.columns.map(({ use }) => use);

async function chooseColumns(): Promise<void> {
  const table = await readTable();
  expect(listUses(table)).toEqual(['symbol', undefined, 'close']);
  act(() => table.current.chooseColumn(1, 'before'));
  expect(listUses(table)).toEqual(['symbol', 'before', 'close']);
  expect(table.current.isRemembered).toBe(false);
}

it('suggests the columns that staff chose for an earlier table with the same headings', async () => {
  await chooseColumns();
  const next = await readTable('SYMBOL\tref px\tClose\nUBA\t30\t31');
  expect(next.current.isRemembered).toBe(true);
  expect(listUses(next)).toEqual(['symbol', 'before', 'close']);
  // A new choice replaces the remembered choice.
  act(() => next.current.chooseColumn(1, 'none'));
  expect(listUses(await readTable())).toEqual(['symbol', 'none', 'close']);
});

it.each([
  ['a table with other headings', 'Symbol\tOpen\tClose\nUBA\t30\t31'],
  ['a table with the same headings in another order', 'Ref Px\tSymbol\tClose\n30\tUBA\t31'],
])('suggests no earlier columns for %s', async (_, text) => {
  await chooseColumns();
  expect((await readTable(text)).current.isRemembered).toBe(false);
});

it('suggests no earlier columns for another account or another kind of table', async () => {
  await chooseColumns();
  expect((await readTable(LIST, { account: 'ngozi' })).current.isRemembered).toBe(false);
  const of = { ...kind, things: 'figures' };
  expect((await readTable(LIST, { of })).current.isRemembered).toBe(false);
});

it('remembers only the last 20 tables, and none with very long headings', async () => {
  const createList = (head: string) => `Symbol\t${head}\tClose\nUBA\t30\t31`;
  for (let index = 0; index <= 20; index += 1) {
    const table = await readTable(createList(`Ref ${index}`));
    act(() => table.current.chooseColumn(1, 'before'));
  }
  expect((await readTable(createList('Ref 0'))).current.isRemembered).toBe(false);
  expect((await readTable(createList('Ref 1'))).current.isRemembered).toBe(true);
  const long = createList('x'.repeat(2_000));
  const table = await readTable(long);
  act(() => table.current.chooseColumn(1, 'before'));
  expect((await readTable(long)).current.isRemembered).toBe(false);
});

it('ignores remembered columns with an unknown use', async () => {
  const stored = [{ heads: '0 symbol\n1 ref px\n2 close', uses: { 1: 'volume' } }];
  localStorage.setItem(toChoiceKey('ada', 'columns of prices'), JSON.stringify(stored));
  expect((await readTable()).current.isRemembered).toBe(false);
});
