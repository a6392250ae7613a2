import type { ComparisonCounter } from '../evaluate/comparisonCounter.ts';
import type { FloatValue, IntValue, MapValue, RulesValue, SetValue } from '../values.ts';
import { compareOrder } from './order.ts';

type NumberTest = (a: IntValue | FloatValue, b: IntValue | FloatValue) => boolean;

/** Compares numbers by value: `1 == 1.0`. */
const areEqualNumbers: NumberTest = (a, b) => compareOrder(a, b) === 0;
/**
 * Compares numbers in a list or map. There, 1 differs from 1.0, 0.0 differs from -0.0, and NaN
 * differs from NaN.
 */
const areIdenticalNumbers: NumberTest = (a, b) =>
  a.type === b.type && Object.is(a.value, b.value) && !Number.isNaN(a.value);
/** Compares numbers by value. NaN equals NaN. */
const areEqualNumbersInSets: NumberTest = (a, b) =>
  areEqualNumbers(a, b) || (Number.isNaN(a.value) && Number.isNaN(b.value));

/**
 * Evaluates `==` for known values: `1 == 1.0`, but `[1] != [1.0]`. Values of different types are
 * not equal.
 */
export function areEqual(a: RulesValue, b: RulesValue, comparisons: ComparisonCounter): boolean {
  return compareWith(a, b, areEqualNumbers, areIdenticalNumbers, comparisons);
}

/**
 * Returns whether sets and `diff` treat two values as equal. Unlike `==`, they compare numbers by
 * value at any depth.
 */
export function areEqualInSets(
  a: RulesValue,
  b: RulesValue,
  comparisons: ComparisonCounter,
): boolean {
  return compareWith(a, b, areEqualNumbersInSets, areEqualNumbersInSets, comparisons);
}

function compareWith(
  a: RulesValue,
  b: RulesValue,
  numbers: NumberTest,
  numbersInside: NumberTest,
  comparisons: ComparisonCounter,
): boolean {
  comparisons.add();
  if (a === b && a.type !== 'float') return true;
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'string':
      return b.type === a.type && a.value === b.value;
    case 'int':
    case 'float':
      return (b.type === 'int' || b.type === 'float') && numbers(a, b);
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && a.nanos === b.nanos;
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'path':
      return (
        b.type === 'path' &&
        a.segments.length === b.segments.length &&
        a.segments.every((segment, i) => segment === b.segments[i])
      );
    case 'list':
      return b.type === 'list' && haveSameItems(a.items, b.items, numbersInside, comparisons);
    case 'map':
      return b.type === 'map' && haveSameEntries(a, b, numbersInside, comparisons);
    case 'set':
      return b.type === 'set' && areSameSets(a, b, comparisons);
    case 'mapDiff':
      return (
        b.type === 'mapDiff' &&
        areSameSets(a.added, b.added, comparisons) &&
        areSameSets(a.removed, b.removed, comparisons) &&
        areSameSets(a.changed, b.changed, comparisons) &&
        areSameSets(a.unchanged, b.unchanged, comparisons)
      );
    case 'error':
    case 'unknown':
      return false;
  }
}

function haveSameItems(
  a: readonly RulesValue[],
  b: readonly RulesValue[],
  numbers: NumberTest,
  comparisons: ComparisonCounter,
): boolean {
  if (a.length !== b.length) return false;
  return a.every((item, at) => {
    const other = b[at];
    return other !== undefined && compareWith(item, other, numbers, numbers, comparisons);
  });
}

function haveSameEntries(
  a: MapValue,
  b: MapValue,
  numbers: NumberTest,
  comparisons: ComparisonCounter,
): boolean {
  if (a.entries.size !== b.entries.size) return false;
  for (const [key, value] of a.entries) {
    const other = b.entries.get(key);
    if (other === undefined || !compareWith(value, other, numbers, numbers, comparisons))
      return false;
  }
  return true;
}

function areSameSets(a: SetValue, b: SetValue, comparisons: ComparisonCounter): boolean {
  if (a.items.length !== b.items.length) return false;
  return a.items.every(createMemberTest('set', b.items, a.items.length, comparisons));
}

/**
 * Returns whether every stored value that a query treats as equal to this value also has the same
 * type. For example, a query for 1 also finds a stored 1.0, so the result for 1 is false.
 */
export function hasOneForm(value: RulesValue): boolean {
  switch (value.type) {
    case 'int':
      return false;
    case 'float':
      return !Number.isInteger(value.value);
    case 'list':
      return value.items.every(hasOneForm);
    case 'map':
      return [...value.entries.values()].every(hasOneForm);
    default:
      return true;
  }
}

/** Below this number of pairs, comparing every pair is faster than building an index. */
const PAIRS_WITHOUT_INDEX = 256;

/**
 * Returns a function that tests whether a list or set contains a value. For a list, values are
 * compared with `==`.
 * @param tests expected number of tests, to decide whether an index is worthwhile
 */
export function createMemberTest(
  kind: 'list' | 'set',
  items: readonly RulesValue[],
  tests: number,
  comparisons: ComparisonCounter,
): (value: RulesValue) => boolean {
  if (items.length * tests > PAIRS_WITHOUT_INDEX) {
    const index = new ValueIndex(kind, comparisons);
    for (const item of items) index.add(item);
    return (value) => index.has(value);
  }
  const same = kind === 'list' ? areEqual : areEqualInSets;
  return (value) =>
    value.type === 'string'
      ? hasString(items, value.value, comparisons)
      : items.some((item) => same(item, value, comparisons));
}

/**
 * Looks for a string without an index. Comparing only strings is fast, and most lists contain
 * strings: `data.keys().hasOnly([...])`.
 */
function hasString(
  items: readonly RulesValue[],
  text: string,
  comparisons: ComparisonCounter,
): boolean {
  comparisons.add();
  for (const item of items) if (item.type === 'string' && item.value === text) return true;
  return false;
}

/** A collection of values with a fast lookup. Only lists, maps and sets are compared one by one. */
export class ValueIndex {
  readonly #kind: 'list' | 'set';
  readonly #comparisons: ComparisonCounter;
  readonly #scalars = new Map<string, Set<unknown>>();
  readonly #others: RulesValue[] = [];

  constructor(kind: 'list' | 'set', comparisons: ComparisonCounter) {
    this.#kind = kind;
    this.#comparisons = comparisons;
  }

  has(value: RulesValue): boolean {
    this.#comparisons.add();
    const key = toScalar(value);
    if (!key) {
      const same = this.#kind === 'list' ? areEqual : areEqualInSets;
      return this.#others.some((other) => same(other, value, this.#comparisons));
    }
    if (this.#kind === 'list' && Number.isNaN(key.scalar)) return false;
    return this.#scalars.get(key.type)?.has(key.scalar) === true;
  }

  /** Adds a value. Returns false if the index already has it. */
  add(value: RulesValue): boolean {
    if (this.has(value)) return false;
    const key = toScalar(value);
    if (!key) {
      this.#others.push(value);
      return true;
    }
    const sameType = this.#scalars.get(key.type);
    if (sameType) sameType.add(key.scalar);
    else this.#scalars.set(key.type, new Set([key.scalar]));
    return true;
  }
}

/**
 * Returns the type and a scalar that together identify a value. Equal values have equal results.
 * Returns undefined for lists, maps and sets.
 */
function toScalar(value: RulesValue): { type: string; scalar: unknown } | undefined {
  const { type } = value;
  switch (value.type) {
    case 'null':
      return { type, scalar: null };
    case 'bool':
    case 'string':
      return { type, scalar: value.value };
    case 'int':
      return { type: 'number', scalar: value.value };
    case 'float': {
      const isWhole = Number.isInteger(value.value);
      return { type: 'number', scalar: isWhole ? BigInt(value.value) : value.value };
    }
    case 'timestamp':
    case 'duration':
      return { type, scalar: value.nanos };
    case 'latlng':
      return { type, scalar: `${value.latitude},${value.longitude}` };
    case 'bytes':
      return { type, scalar: Buffer.from(value.value).toString('latin1') };
    case 'path':
      return { type, scalar: value.segments.join('/') };
    default:
      return undefined;
  }
}
