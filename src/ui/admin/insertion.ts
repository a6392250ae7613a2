/** The bar that shows where a row would be dropped: before or after the row with this id. */
export interface DropBar {
  id: string;
  side: 'before' | 'after';
}

interface RowBounds {
  id: string;
  top: number;
  height: number;
}

/**
 * Returns the bar for a pointer at the height `y`. The bar is at the upper or lower edge of the
 * nearest row.
 */
export function findDropBar(rows: readonly RowBounds[], y: number): DropBar | null {
  const getDistance = ({ top, height }: RowBounds) => Math.max(top - y, y - (top + height), 0);
  const [nearest] = [...rows].sort((a, b) => getDistance(a) - getDistance(b));
  if (nearest === undefined) return null;
  return { id: nearest.id, side: y < nearest.top + nearest.height / 2 ? 'before' : 'after' };
}

export function getDropIndex(ids: readonly string[], dragged: string, bar: DropBar): number {
  const rest = ids.filter((id) => id !== dragged);
  // A row that is dropped on itself keeps its position.
  if (bar.id === dragged) return ids.indexOf(dragged);
  const target = rest.indexOf(bar.id);
  return bar.side === 'before' ? target : target + 1;
}

/** Returns the bar for dropping the row at `index`; null if the row would not move. */
export function findDropBarForIndex(
  ids: readonly string[],
  dragged: string,
  index: number,
): DropBar | null {
  const from = ids.indexOf(dragged);
  const id = ids[index];
  if (id === undefined || index === from) return null;
  return { id, side: index < from ? 'before' : 'after' };
}

/**
 * Returns a copy of the list in which one item has moved. If no item moves, returns the list
 * itself.
 */
export function moveItem<T extends { id: string }>(
  items: readonly T[],
  id: string,
  to: number,
): readonly T[] {
  const item = items.find((each) => each.id === id);
  const target = Math.min(to, items.length - 1);
  if (item === undefined || target < 0 || items[target] === item) return items;
  const rest = items.filter((each) => each !== item);
  return [...rest.slice(0, target), item, ...rest.slice(target)];
}
