/** Normalizes and compares the answers of two engines. */

/** Keys whose values differ on every run: only their presence is compared. */
const VOLATILE = new Set([
  'createTime',
  'updateTime',
  'readTime',
  'commitTime',
  'transaction',
  'nextPageToken',
]);
/** Keys of error texts, which each engine words differently. */
const TEXTS = new Set(['message', 'details', 'description', 'warnings']);

/** The answer with sorted keys, without texts and values that differ on every run. */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !TEXTS.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, VOLATILE.has(key) ? `<${key}>` : comparable(inner)]);
  return Object.fromEntries(entries) as unknown;
}

/** One line for each difference of two comparable answers. */
export function differences(ours: unknown, theirs: unknown, at = ''): string[] {
  if (Object.is(ours, theirs)) return [];
  if (!isContainer(ours) || !isContainer(theirs) || Array.isArray(ours) !== Array.isArray(theirs)) {
    return [`${at || 'the answer'}: ours ${shown(ours)}, theirs ${shown(theirs)}`];
  }
  const left = new Map(Object.entries(ours));
  const right = new Map(Object.entries(theirs));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    differences(left.get(key), right.get(key), at ? `${at}.${key}` : key),
  );
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200);
