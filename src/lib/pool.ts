/** Runs a task as soon as a place is free. */
export type Pool = <T>(task: () => Promise<T>) => Promise<T>;

/** Returns a pool that runs at most `places` tasks at a time; the others wait in order. */
export function createPool(places: number): Pool {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
