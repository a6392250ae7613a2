import { getField, isNameField, type FieldPath } from '../fieldPaths.ts';
import type { StoredDocument } from '../storage/document.ts';
import { compareValues, equalValues, typeRank } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import type { FieldFilter, Filter } from './types.ts';

export type Predicate = (document: StoredDocument) => boolean;

/** Returns a field of a document. The field `__name__` is the document's name. */
export function valueOf(
  document: StoredDocument,
  path: FieldPath,
  database: string,
): Value | undefined {
  if (isNameField(path)) return { referenceValue: `${database}/documents/${document.path}` };
  return getField(document.fields, path);
}

export function matches(filter: Filter | undefined, database: string): Predicate {
  if (!filter) return () => true;
  if (filter.kind === 'field') {
    return (document) => passes(valueOf(document, filter.path, database), filter);
  }
  const parts = filter.filters.map((inner) => matches(inner, database));
  return filter.kind === 'and'
    ? (document) => parts.every((part) => part(document))
    : (document) => parts.some((part) => part(document));
}

/**
 * Returns whether a value passes the filter. A document without the field matches no filter, not
 * even != and not-in.
 */
function passes(actual: Value | undefined, { op, value }: FieldFilter): boolean {
  if (!actual) return false;
  switch (op) {
    case '==':
      return equalValues(actual, value);
    case '!=':
      return !('nullValue' in actual) && !equalValues(actual, value);
    case '<':
      return sameType(actual, value) && compareValues(actual, value) < 0;
    case '<=':
      return sameType(actual, value) && compareValues(actual, value) <= 0;
    case '>':
      return sameType(actual, value) && compareValues(actual, value) > 0;
    case '>=':
      return sameType(actual, value) && compareValues(actual, value) >= 0;
    case 'in':
      return elements(value).some((each) => isFindable(each) && equalValues(actual, each));
    case 'not-in':
      // A list with null matches nothing, as `NOT IN` does in SQL.
      return (
        !('nullValue' in actual) &&
        !elements(value).some((each) => 'nullValue' in each || equalValues(actual, each))
      );
    case 'array-contains':
      return (
        'arrayValue' in actual &&
        isFindable(value) &&
        elements(actual).some((each) => equalValues(each, value))
      );
    case 'array-contains-any':
      return (
        'arrayValue' in actual &&
        elements(actual).some((each) =>
          elements(value).some((any) => isFindable(any) && equalValues(each, any)),
        )
      );
  }
}

/**
 * Returns whether `in` and the array operators can find the value. Only unary operators find null
 * and NaN.
 */
export const isFindable = (value: Value): boolean => !('nullValue' in value) && !isNaN(value);

const isNaN = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';

/**
 * Returns whether a range with the limit `b` can contain `a`: both have one type, and `a` is not
 * NaN.
 */
const sameType = (a: Value, b: Value): boolean => typeRank(a) === typeRank(b) && !isNaN(a);

const elements = (value: Value): readonly Value[] =>
  'arrayValue' in value ? value.arrayValue.values : [];
