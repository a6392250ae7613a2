export const lengthOf = (isLong: boolean) => (isLong ? 8 : 4);

/** Returns the SVG path of the ticks along an axis of this width. */
export const tickPath = (ticks: readonly number[], long: readonly number[], width: number) =>
  ticks.map((at) => `M${at * width} 0v${lengthOf(long.includes(at))}`).join('');
