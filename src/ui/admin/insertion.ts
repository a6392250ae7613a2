/** The drop position of a dragged row: before or after the row with this id. */
export interface DropBar {
  id: string;
  side: 'before' | 'after';
}

interface RowBounds {
  id: string;
  top: number;
  height: number;
}

/** Returns the bar for a pointer at height `y`: before or after the nearest row. */
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

/** Returns the bar that drops the row at `index`; null if the row would not move. */
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

/** Returns a copy of the list with one item moved. Returns the list itself if nothing moves. */
export function moveItem<T extends { id: string }>(
  items: readonly T[],
  id: string,
  to: number,
): readonly T[] {
  const item = items.find((each) => each.id === id);
  const place = Math.min(to, items.length - 1);
  if (item === undefined || place < 0 || items[place] === item) return items;
  const rest = items.filter((each) => each !== item);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
