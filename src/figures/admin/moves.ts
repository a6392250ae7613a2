/** How a list of shares differs from another: how many are new, gone, and at another place. */
export function moves(before: readonly string[], after: readonly string[]) {
  const entered = after.filter((symbol) => !before.includes(symbol)).length;
  const gone = before.filter((symbol) => !after.includes(symbol)).length;
  const moved = after.filter(
    (symbol, place) => before.includes(symbol) && before[place] !== symbol,
  ).length;
  return { entered, gone, moved };
}

/** Such as '2 in, 2 out, 3 moved'; '' where nothing is. */
export function describeMoves({ entered, gone, moved }: ReturnType<typeof moves>): string {
  const parts = [
    entered > 0 && `${entered} in`,
    gone > 0 && `${gone} out`,
    moved > 0 && `${moved} moved`,
  ];
  return parts.filter(Boolean).join(', ');
}
