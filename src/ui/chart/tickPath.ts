export const lengthOf = (isLong: boolean) => (isLong ? 8 : 4);

/** Returns the path of ticks along a width. */
export const tickPath = (ticks: readonly number[], long: readonly number[], width: number) =>
  ticks.map((at) => `M${at * width} 0v${lengthOf(long.includes(at))}`).join('');
