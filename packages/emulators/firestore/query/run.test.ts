import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import { field as filterOn } from '../../tests/helpers/firestoreServer.ts';
import { anyValue } from '../../tests/helpers/arbitraries.ts';
import { getField, isNameField } from '../fieldPaths.ts';
import { compareValues } from '../values/order.ts';
import { compareNames } from '../values/text.ts';
import type { Value } from '../values/value.ts';
import { toPredicate } from './match.ts';
import { parseQuery } from './parse.ts';
import { runQuery } from './run.ts';
import type { Query } from './types.ts';

const NAME = 'projects/p/databases/(default)';

const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), anyValue, { maxKeys: 3 });

/**
 * Generates two lists: enough documents for queries to create indexes, and later changes or
 * deletions of the first documents.
 */
const documents = fc.tuple(
  fc.array(fields, { minLength: 130, maxLength: 160 }),
  fc.array(fc.option(fields), { maxLength: 40 }),
);

const operand = anyValue.filter((value) => !('arrayValue' in value));
const fieldFilter = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c'),
    fc.constantFrom(
      ...['EQUAL', 'NOT_EQUAL', 'ARRAY_CONTAINS', 'IN'],
      ...['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'],
    ),
    operand,
    fc.array(operand, { minLength: 1, maxLength: 3 }),
  )
  .map(([fieldPath, op, one, values]) =>
    filterOn(fieldPath, op, op === 'IN' ? { arrayValue: { values } } : one),
  );

const composite = (filters: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom('AND', 'OR'), fc.array(filters, { minLength: 1, maxLength: 2 }))
    .map(([op, inner]) => ({ compositeFilter: { op, filters: inner } }));

const query = fc.record(
  {
    where: fc.oneof(fieldFilter, composite(fieldFilter), composite(composite(fieldFilter))),
    orderBy: fc.uniqueArray(
      fc.record({
        field: fc.record({ fieldPath: fc.constantFrom('a', 'b') }),
        direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
      }),
      { maxLength: 2, selector: ({ field }) => field.fieldPath },
    ),
    limit: fc.integer({ min: 0, max: 20 }),
    offset: fc.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: [] },
);

const cursors = fc.record({
  first: fc.option(anyValue),
  last: fc.option(anyValue),
  before: fc.boolean(),
});

it('finds the same documents with an index as with a scan of the whole collection', () => {
  fc.assert(
    fc.property(
      documents,
      fc.array(fc.tuple(query, cursors), { maxLength: 12 }),
      ([stored, changes], queries) => {
        const database = new Database(NAME);
        stored.forEach((each, n) => database.put(...documentAt(n, each)));
        const parsed = queries.flatMap(([json, { first, last, before }]) => {
          const ordered = (json.orderBy?.length ?? 0) > 0;
          const at = (value: Value | null): object | undefined =>
            value && ordered ? { values: [value], before } : undefined;
          try {
            const from = [{ collectionId: 'c' }];
            return [parseQuery({ from, ...json, startAt: at(first), endAt: at(last) }, '')];
          } catch {
            return [];
          }
        });
        for (const each of parsed) expectSameDocuments(database, each);
        // The queries above have created indexes, which the following writes must update.
        changes.forEach((change, n) => database.put(...documentAt(n, change)));
        for (const each of parsed) expectSameDocuments(database, each);
      },
    ),
    { numRuns: 60 },
  );
});

function documentAt(
  n: number,
  fieldsOf: Record<string, Value> | null,
): [string, StoredDocument | undefined] {
  const path = `c/d${n}`;
  const time = '2026-01-01T00:00:00Z';
  return [
    path,
    fieldsOf ? { path, fields: fieldsOf, createTime: time, updateTime: time } : undefined,
  ];
}

function expectSameDocuments(database: Database, query: Query): void {
  const actual = runQuery(database, query).map(({ path }) => path);
  expect(actual).toEqual(runNaively(database, query));
}

function runNaively(database: Database, query: Query): string[] {
  const position = (document: StoredDocument, values: readonly Value[]): number => {
    for (const [at, value] of values.entries()) {
      const order = query.orders[at];
      const actual = order && getField(document.fields, order.path);
      const result = actual ? compareValues(actual, value) : 0;
      if (result !== 0) return order?.descending ? -result : result;
    }
    return 0;
  };
  const { startAt, endAt } = query;
  return [...database.documents()]
    .filter(toPredicate(query.filter, NAME))
    .filter(({ fields: has }) =>
      query.orders.every(({ path }) => isNameField(path) || getField(has, path)),
    )
    .filter((each) => {
      const start = startAt ? position(each, startAt.values) : 1;
      const end = endAt ? position(each, endAt.values) : -1;
      return (
        (start > 0 || (start === 0 && startAt?.before)) &&
        (end < 0 || (end === 0 && !endAt?.before))
      );
    })
    .sort((a, b) => {
      for (const { path, descending } of query.orders) {
        const left = getField(a.fields, path);
        const right = getField(b.fields, path);
        const result =
          left && right && !isNameField(path)
            ? compareValues(left, right)
            : compareNames(a.path, b.path);
        if (result !== 0) return descending ? -result : result;
      }
      return 0;
    })
    .slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit)
    .map(({ path }) => path);
}
