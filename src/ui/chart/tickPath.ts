export const getTickLength = (isLong: boolean) => (isLong ? 8 : 4);

/** Returns the SVG path of the ticks along a horizontal axis. `width` is its length in px. */
export const createTickPath = (ticks: readonly number[], long: readonly number[], width: number) =>
  ticks.map((at) => `M${at * width} 0v${getTickLength(long.includes(at))}`).join('');
