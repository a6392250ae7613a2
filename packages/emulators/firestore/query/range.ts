import { formatFieldPath, isNameField } from '../fieldPaths.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { IndexedField } from '../storage/sortedIndex.ts';
import { compareText } from '../../shared/text.ts';
import { compareValues, getTypeRank } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import type { Conjunction } from './disjunctions.ts';
import { getFieldValue } from './match.ts';
import { compareToCursor } from './cursor.ts';
import type { FieldFilter, Query } from './types.ts';

interface IndexRange {
  readonly fields: readonly IndexedField[];
  /** Returns -1 for a document before the range in the index, 0 inside the range and 1 after it. */
  readonly position: (document: StoredDocument) => number;
}

/**
 * Returns an index for one conjunction, and the range of the index that must be scanned. The index
 * starts with the fields that have an equality filter. The sort fields of the query follow. The
 * range is limited by cursors, and by inequalities on the first sort field.
 */
export function toIndexRange(conjunction: Conjunction, query: Query, database: string): IndexRange {
  const equalities = new Map<string, FieldFilter>();
  for (const filter of conjunction) {
    if (filter.op === '==') equalities.set(formatFieldPath(filter.path), filter);
  }
  const byName = [...equalities].sort(([a], [b]) => compareText(a, b)).map(([, each]) => each);
  const fixed = byName.filter(({ path }) => !isNameField(path));
  const rest = query.orders.filter(({ path }) => !equalities.has(formatFieldPath(path)));
  const first = rest[0] ?? { path: ['__name__'], descending: false };
  const bounds = conjunction.filter(
    ({ op, path }) => /^[<>]/.test(op) && formatFieldPath(path) === formatFieldPath(first.path),
  );
  const name = equalities.get('__name__');
  const { startAt, endAt, orders } = query;
  // Cursors compare all sort fields in order. They can limit the range only if no sort field has an
  // equality filter.
  const cursors = rest.length === orders.length ? { startAt, endAt } : {};

  const position = (document: StoredDocument): number => {
    for (const { path, value } of fixed) {
      const actual = getFieldValue(document, path, database);
      const order = actual ? compareValues(actual, value) : 0;
      if (order !== 0) return order;
    }
    if (cursors.startAt && compareToCursor(document, orders, cursors.startAt, database) < 0)
      return -1;
    if (cursors.endAt && compareToCursor(document, orders, cursors.endAt, database) > 0) return 1;
    for (const bound of bounds) {
      const outside = compareToBound(getFieldValue(document, first.path, database), bound);
      if (outside !== 0) return first.descending ? -outside : outside;
    }
    return 0;
  };
  const fields = [...fixed.map(({ path }) => ({ path, descending: false })), ...rest];
  if (name && rest.length === 0)
    return { fields, position: narrowToName(position, name, database) };
  return { fields, position };
}

function compareToBound(actual: Value | undefined, { op, value }: FieldFilter): number {
  if (!actual) return 0;
  const type = getTypeRank(actual) - getTypeRank(value);
  if (type !== 0) return type;
  const order = compareValues(actual, value);
  if (op.startsWith('<')) return order > 0 ? 1 : 0;
  return order < 0 ? -1 : 0;
}

/**
 * Narrows the range to a single document name. Every index field must have an equality filter,
 * because only then is the range sorted by name.
 */
function narrowToName(
  position: IndexRange['position'],
  { path, value }: FieldFilter,
  database: string,
): IndexRange['position'] {
  return (document) => {
    const side = position(document);
    const actual = getFieldValue(document, path, database);
    return side === 0 && actual ? compareValues(actual, value) : side;
  };
}
