import type { MethodContext } from '../evaluate/context.ts';
import {
  UNKNOWN,
  error,
  int,
  list,
  set,
  string,
  type MapDiffValue,
  type MapValue,
  type RulesValue,
} from '../values.ts';
import { areEqualInSets } from '../operators/sameness.ts';
import { compareText } from '../../shared/text.ts';
import {
  createMethods,
  createNullaryMethod,
  createUnaryMethod,
  createTypeError,
} from './method.ts';

/**
 * Maximum number of keys for which an insertion sort is used. For so few keys, it is five times as
 * fast as `sort`.
 */
const INSERTION_SORT_KEYS = 32;

/** Returns the keys in the order of their code points. */
function sortKeys({ entries }: MapValue): string[] {
  if (entries.size > INSERTION_SORT_KEYS) return [...entries.keys()].sort(compareText);
  const keys: string[] = [];
  for (const key of entries.keys()) {
    let at = keys.length;
    for (; at > 0; at -= 1) {
      const before = keys[at - 1] ?? '';
      if (compareText(before, key) < 0) break;
      keys[at] = before;
    }
    keys[at] = key;
  }
  return keys;
}

/**
 * Methods of rules.Map. The method `keys` sorts the keys, but `values` returns the values in the
 * order of the source.
 */
export const mapMethods = createMethods<MapValue>({
  size: createNullaryMethod((self) => int(self.entries.size)),
  keys: createNullaryMethod((self) => list(sortKeys(self).map(string))),
  values: createNullaryMethod((self) => list([...self.entries.values()])),
  diff: createUnaryMethod('map', diff),
  get: {
    min: 2,
    max: 2,
    call: (self, [key, fallback]) =>
      key && fallback ? getOrDefault(self, key, fallback) : error('get needs two arguments'),
  },
});

/** Returns the value of a key, or of nested keys if `key` is a list of names. */
function getOrDefault(self: MapValue, key: RulesValue, fallback: RulesValue): RulesValue {
  const names = key.type === 'list' ? key.items : [key];
  let current: RulesValue = self;
  for (const name of names) {
    if (name.type === 'unknown') return UNKNOWN;
    if (name.type !== 'string') return createTypeError('string or list of strings', name);
    if (current.type === 'unknown') return UNKNOWN;
    if (current.type !== 'map') return fallback;
    const next: RulesValue | undefined = current.entries.get(name.value);
    if (next === undefined) return current.open ? UNKNOWN : fallback;
    current = next;
  }
  return current;
}

function diff(self: MapValue, other: MapValue, { comparisons }: MethodContext): RulesValue {
  if (other.open) return UNKNOWN;
  const added: RulesValue[] = [];
  const changed: RulesValue[] = [];
  const unchanged: RulesValue[] = [];
  const removed: RulesValue[] = [];
  for (const [key, value] of self.entries) {
    const before = other.entries.get(key);
    const group =
      before === undefined
        ? added
        : areEqualInSets(value, before, comparisons)
          ? unchanged
          : changed;
    group.push(string(key));
  }
  for (const key of other.entries.keys()) if (!self.entries.has(key)) removed.push(string(key));
  return {
    type: 'mapDiff',
    added: set(added),
    removed: set(removed),
    changed: set(changed),
    unchanged: set(unchanged),
  };
}

export const mapDiffMethods = createMethods<MapDiffValue>({
  addedKeys: createNullaryMethod((self) => self.added),
  removedKeys: createNullaryMethod((self) => self.removed),
  changedKeys: createNullaryMethod((self) => self.changed),
  unchangedKeys: createNullaryMethod((self) => self.unchanged),
  affectedKeys: createNullaryMethod((self) =>
    set([...self.added.items, ...self.removed.items, ...self.changed.items]),
  ),
});
