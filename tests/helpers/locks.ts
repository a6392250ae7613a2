/** The part of the browser's locks that is used: shared holders, and whoever wants one alone. */
export function newLocks() {
  const held = new Map<string, number>();
  const hold = async <T>(name: string, work: (lock: object) => Promise<T>): Promise<T> => {
    held.set(name, (held.get(name) ?? 0) + 1);
    try {
      return await work({ name });
    } finally {
      held.set(name, (held.get(name) ?? 1) - 1);
    }
  };
  const request = async (
    name: string,
    options: { ifAvailable?: boolean },
    work: (lock: object | null) => Promise<unknown>,
  ) => (options.ifAvailable === true && (held.get(name) ?? 0) > 0 ? work(null) : hold(name, work));
  return { request };
}
