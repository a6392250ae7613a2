export function listKeys<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record).filter((key): key is K => Object.hasOwn(record, key));
}

/** Returns a record with the given keys. `make` returns the value for each key. */
export function mapKeys<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T>;
export function mapKeys<T>(keys: readonly string[], make: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}

/** Returns a record with only the given keys. Leaves out keys whose value is undefined. */
export function pickKeys<T extends object, K extends keyof T>(
  record: T,
  keys: readonly K[],
): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (record[key] !== undefined) picked[key] = record[key];
  return picked;
}

/** Returns the record if none of its values is null, otherwise null. */
export function toCompleteRecord<K extends string, T>(
  record: Record<K, T | null>,
): Record<K, T> | null {
  const isWhole = (all: Record<K, T | null>): all is Record<K, T> =>
    Object.values(all).every((value) => value !== null);
  return isWhole(record) ? record : null;
}

/** Groups items by key. The groups are in the order in which the keys first occur. */
export function groupBy<K, T>(items: readonly T[], getKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group === undefined) groups.set(getKey(item), [item]);
    else group.push(item);
  }
  return groups;
}
