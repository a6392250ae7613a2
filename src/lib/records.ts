export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record).filter((key): key is K => Object.hasOwn(record, key));
}

/** Returns a record with the same keys, each with what `make` returns for it. */
export function mapKeys<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T>;
export function mapKeys<T>(keys: readonly string[], make: (key: string) => T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
