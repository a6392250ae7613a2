/** Runs a task as soon as fewer than the maximum number of tasks are running. */
export type Pool = <T>(task: () => Promise<T>) => Promise<T>;

/** Creates a pool that runs at most `size` tasks at the same time. Other tasks wait in order. */
export function createPool(size: number): Pool {
  let free = size;
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
