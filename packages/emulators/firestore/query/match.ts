import { getField, isNameField, type FieldPath } from '../fieldPaths.ts';
import type { StoredDocument } from '../storage/document.ts';
import { compareValues, areEqualValues, getTypeRank } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import type { FieldFilter, Filter } from './types.ts';

export type Predicate = (document: StoredDocument) => boolean;

/** Returns a field of a document. The field `__name__` is the document's name. */
export function getFieldValue(
  document: StoredDocument,
  path: FieldPath,
  database: string,
): Value | undefined {
  if (isNameField(path)) return { referenceValue: `${database}/documents/${document.path}` };
  return getField(document.fields, path);
}

export function toPredicate(filter: Filter | undefined, database: string): Predicate {
  if (!filter) return () => true;
  if (filter.kind === 'field') {
    return (document) => passesFilter(getFieldValue(document, filter.path, database), filter);
  }
  const parts = filter.filters.map((inner) => toPredicate(inner, database));
  return filter.kind === 'and'
    ? (document) => parts.every((part) => part(document))
    : (document) => parts.some((part) => part(document));
}

/**
 * Returns whether a value passes the filter. A document without the field matches no filter, not
 * even != and not-in.
 */
function passesFilter(actual: Value | undefined, { op, value }: FieldFilter): boolean {
  if (!actual) return false;
  switch (op) {
    case '==':
      return areEqualValues(actual, value);
    case '!=':
      return !('nullValue' in actual) && !areEqualValues(actual, value);
    case '<':
      return isComparable(actual, value) && compareValues(actual, value) < 0;
    case '<=':
      return isComparable(actual, value) && compareValues(actual, value) <= 0;
    case '>':
      return isComparable(actual, value) && compareValues(actual, value) > 0;
    case '>=':
      return isComparable(actual, value) && compareValues(actual, value) >= 0;
    case 'in':
      return getElements(value).some((each) => isFindable(each) && areEqualValues(actual, each));
    case 'not-in':
      // A `not-in` filter whose list contains null matches no document, like `NOT IN` in SQL.
      return (
        !('nullValue' in actual) &&
        !getElements(value).some((each) => 'nullValue' in each || areEqualValues(actual, each))
      );
    case 'array-contains':
      return (
        'arrayValue' in actual &&
        isFindable(value) &&
        getElements(actual).some((each) => areEqualValues(each, value))
      );
    case 'array-contains-any':
      return (
        'arrayValue' in actual &&
        getElements(actual).some((each) =>
          getElements(value).some((any) => isFindable(any) && areEqualValues(each, any)),
        )
      );
  }
}

/**
 * Returns whether `in` and the array operators can find the value. Only the unary operators find
 * null and NaN.
 */
export const isFindable = (value: Value): boolean => !('nullValue' in value) && !isNaN(value);

const isNaN = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';

/**
 * Returns whether a filter such as `a < b` can match: both values have the same type, and `a` is
 * not NaN.
 */
const isComparable = (a: Value, b: Value): boolean =>
  getTypeRank(a) === getTypeRank(b) && !isNaN(a);

const getElements = (value: Value): readonly Value[] =>
  'arrayValue' in value ? value.arrayValue.values : [];
