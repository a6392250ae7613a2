export interface OrderedItem {
  id: string;
  displayOrder: number;
}

/**
 * Sorts items by `displayOrder`. Items with the same `displayOrder` are sorted by id, as in
 * Firestore.
 */
export function sortByOrder<T extends OrderedItem>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1));
}

export function removeByIds<T extends { id: string }>(
  items: readonly T[],
  ids: readonly string[],
): T[] {
  const removedIds = new Set(ids);
  return items.filter(({ id }) => !removedIds.has(id));
}

/** Returns the items in a new order. Items that are not in `newOrder` keep their `displayOrder`. */
export function applyOrder<T extends OrderedItem>(
  items: readonly T[],
  newOrder: readonly OrderedItem[],
): T[] {
  const orderById = new Map(newOrder.map(({ id, displayOrder }) => [id, displayOrder]));
  return sortByOrder(
    items.map((item) => ({ ...item, displayOrder: orderById.get(item.id) ?? item.displayOrder })),
  );
}

/**
 * Compares texts such as ISO times or ids by character code. This is faster than `localeCompare`,
 * which loads the sorting rules of a language.
 */
export const compareTexts = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
