/** A document of a list that staff put in order. */
export interface Placed {
  id: string;
  displayOrder: number;
}

/** Items by their places; those of one place by their ids, as the database sorts them. */
export function inOrder<T extends Placed>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1));
}

/** Returns the items but those of these ids. */
export function without<T extends { id: string }>(
  items: readonly T[],
  ids: readonly string[],
): T[] {
  const gone = new Set(ids);
  return items.filter(({ id }) => !gone.has(id));
}

/**
 * Returns the same items at other places; those that `places` does not name stay where they are.
 */
export function withPlaces<T extends Placed>(items: readonly T[], places: readonly Placed[]): T[] {
  const placeOf = new Map(places.map(({ id, displayOrder }) => [id, displayOrder]));
  return inOrder(
    items.map((item) => ({ ...item, displayOrder: placeOf.get(item.id) ?? item.displayOrder })),
  );
}

/**
 * Compares plain texts such as ISO times or ids, without the collation of a language, which has to
 * be loaded.
 */
export const byText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
