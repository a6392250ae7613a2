/** A document of a list that staff put in order. */
export interface OrderedItem {
  id: string;
  displayOrder: number;
}

/** Sorts items by `displayOrder`, then by id, as Firestore does. */
export function sortByOrder<T extends OrderedItem>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1));
}

/** Removes the items with the given ids. */
export function removeByIds<T extends { id: string }>(
  items: readonly T[],
  ids: readonly string[],
): T[] {
  const gone = new Set(ids);
  return items.filter(({ id }) => !gone.has(id));
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
 * Compares plain texts such as ISO times or ids by their characters. Does not need the collation
 * rules of a language, which take time to load.
 */
export const compareTexts = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
