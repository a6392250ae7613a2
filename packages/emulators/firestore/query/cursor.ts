import type { StoredDocument } from '../storage/document.ts';
import type { IndexedField } from '../storage/sortedIndex.ts';
import { compareValues } from '../values/order.ts';
import { getFieldValue } from './match.ts';
import type { Cursor } from './types.ts';

export function compareToCursor(
  document: StoredDocument,
  orders: readonly IndexedField[],
  { values }: Cursor,
  database: string,
): number {
  for (const [index, value] of values.entries()) {
    const order = orders[index];
    const actual = order && getFieldValue(document, order.path, database);
    if (!actual) return 0;
    const result = compareValues(actual, value);
    if (result !== 0) return order.descending ? -result : result;
  }
  return 0;
}
