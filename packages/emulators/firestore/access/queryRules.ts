import {
  NULL,
  bool,
  fromFirestoreValue,
  int,
  map,
  toPathValue,
  string,
  type QueryConstraint,
  type RulesValue,
} from '../../rules/index.ts';
import { formatFieldPath, isNameField } from '../fieldPaths.ts';
import type { Filter, Query } from '../query/types.ts';

interface QueryForRules {
  /**
   * Path of the queried collection. For a collection-group query, the path of the document that
   * contains the collections.
   */
  readonly collection: string;
  readonly request: RulesValue;
  readonly constraints: readonly QueryConstraint[];
  readonly orderedBy: readonly (readonly string[])[];
}

/**
 * Returns the query as the rules receive it: the value of `request.query`, and the filters of the
 * query. Every returned document passes these filters.
 * @param root path prefix of all documents, for example '/databases/(default)/documents'
 */
export function toQueryForRules(query: Query, root: string): QueryForRules {
  const { parent, collectionId, allDescendants, filter, orders, limit, offset, select } = query;
  const below = parent === '' ? collectionId : `${parent}/${collectionId}`;
  const ordered = orders.filter(({ path }) => !isNameField(path));
  const orderBy = ordered.map(
    ({ path, descending }) => [formatFieldPath(path), string(descending ? 'DESC' : 'ASC')] as const,
  );
  return {
    collection: allDescendants ? parent : below,
    request: map({
      limit: limit === undefined ? NULL : int(limit),
      offset: int(offset),
      orderBy: map(new Map(orderBy)),
      // Production also sets these undocumented fields: see rules/README.md.
      kind: string(collectionId),
      parent: parent === '' ? NULL : toPathValue(`${root}/${parent}`),
      allDescendants: bool(allDescendants),
      distinct: bool(false),
      groupBy: map({}),
      selectOnlyKeys: bool(select?.length === 1 && select.every(isNameField)),
    }),
    constraints: filter ? [toConstraint(filter)] : [],
    orderedBy: ordered.map(({ path }) => path),
  };
}

function toConstraint(filter: Filter): QueryConstraint {
  if (filter.kind !== 'field') {
    return { kind: filter.kind, filters: filter.filters.map(toConstraint) };
  }
  const { path, op, value } = filter;
  return { kind: 'field', field: path, op, value: fromFirestoreValue(value) };
}
