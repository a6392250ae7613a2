/** Makes two engines' answers comparable, and says where they are not the same. */

/** What is another on every run: compared only for being there. */
const VOLATILE = new Set([
  'createTime',
  'updateTime',
  'readTime',
  'commitTime',
  'transaction',
  'nextPageToken',
]);
/** Each engine has its own words for what is wrong, and its own details. */
const WORDS = new Set(['message', 'details', 'description', 'warnings']);

/** The answer with sorted keys, and without what may differ from run to run. */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !WORDS.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, VOLATILE.has(key) ? `<${key}>` : comparable(inner)]);
  return Object.fromEntries(entries) as unknown;
}

/** One line for each place in which two comparable answers differ. */
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
