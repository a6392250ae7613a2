import { expect, it } from 'vitest';
import { byText, inOrder, withOrder } from './order';

const at = (id: string, displayOrder: number) => ({ id, displayOrder });
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

it('sorts items by displayOrder, then by id', () => {
  expect(ids(inOrder([at('c', 1), at('b', 0), at('a', 1)]))).toEqual(['b', 'a', 'c']);
});

it('changes the order of existing items only', () => {
  const items = [at('a', 0), at('b', 1), at('new', 2)];
  expect(withOrder(items, [at('b', 0), at('gone', 1), at('a', 2)])).toEqual([
    at('b', 0),
    at('a', 2),
    at('new', 2),
  ]);
});

it('sorts texts by their characters', () => {
  expect(['b', 'a', 'B', 'a'].sort(byText)).toEqual(['B', 'a', 'a', 'b']);
});
