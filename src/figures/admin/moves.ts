import { keysOf } from '@/lib/records';

/** How a list of shares differs from another: how many are new, gone, and at another place. */
export function moves(before: readonly string[], after: readonly string[]) {
  const entered = after.filter((symbol) => !before.includes(symbol)).length;
  const gone = before.filter((symbol) => !after.includes(symbol)).length;
  const moved = after.filter(
    (symbol, place) => before.includes(symbol) && before[place] !== symbol,
  ).length;
  return { entered, gone, moved };
}

/** Such as '2 in, 2 out, 3 moved' of one list or of several; '' where nothing is. */
export function describeMoves(...lists: readonly ReturnType<typeof moves>[]): string {
  const words = { entered: 'in', gone: 'out', moved: 'moved' };
  const parts = keysOf(words).flatMap((what) => {
    const count = lists.reduce((sum, list) => sum + list[what], 0);
    return count > 0 ? `${count} ${words[what]}` : [];
  });
  return parts.join(', ');
}
