import { expect, it } from 'vitest';
import { compareTexts, sortByOrder, applyOrder } from './order';

const createItem = (id: string, displayOrder: number) => ({ id, displayOrder });
const listIds = (items: { id: string }[]) => items.map(({ id }) => id);

it('sorts items by displayOrder, then by id', () => {
  expect(
    listIds(sortByOrder([createItem('c', 1), createItem('b', 0), createItem('a', 1)])),
  ).toEqual(['b', 'a', 'c']);
});

it('ignores ids that do not exist when it applies a new order', () => {
  const items = [createItem('a', 0), createItem('b', 1), createItem('new', 2)];
  expect(
    applyOrder(items, [createItem('b', 0), createItem('gone', 1), createItem('a', 2)]),
  ).toEqual([createItem('b', 0), createItem('a', 2), createItem('new', 2)]);
});

it('sorts texts by character code', () => {
  expect(['b', 'a', 'B', 'a'].sort(compareTexts)).toEqual(['B', 'a', 'a', 'b']);
});
