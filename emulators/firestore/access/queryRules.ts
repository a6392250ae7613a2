import {
  NULL,
  fromFirestoreValue,
  int,
  map,
  string,
  type QueryConstraint,
  type RulesValue,
} from '../../rules/index.ts';
import { fieldPathText, isNameField } from '../fieldPaths.ts';
import type { Filter, Query } from '../query/types.ts';

interface QueryForRules {
  /** The collection, or for a group the document above it. */
  readonly collection: string;
  readonly request: RulesValue;
  readonly constraints: readonly QueryConstraint[];
  readonly orderedBy: readonly (readonly string[])[];
}

/** A query as the rules see it: `request.query`, and the filters that hold for each document. */
export function queryForRules(query: Query): QueryForRules {
  const { parent, collectionId, allDescendants, filter, orders, limit, offset } = query;
  const below = parent === '' ? collectionId : `${parent}/${collectionId}`;
  const ordered = orders.filter(({ path }) => !isNameField(path));
  const orderText = ordered
    .map(({ path, descending }) => `${fieldPathText(path)} ${descending ? 'DESC' : 'ASC'}`)
    .join(', ');
  return {
    collection: allDescendants ? parent : below,
    request: map({
      limit: limit === undefined ? NULL : int(limit),
      offset: offset === 0 ? NULL : int(offset),
      orderBy: orderText === '' ? NULL : string(orderText),
    }),
    constraints: filter ? [constraintOf(filter)] : [],
    orderedBy: ordered.map(({ path }) => path),
  };
}

function constraintOf(filter: Filter): QueryConstraint {
  if (filter.kind !== 'field') {
    return { kind: filter.kind, filters: filter.filters.map(constraintOf) };
  }
  const { path, op, value } = filter;
  return { kind: 'field', field: path, op, value: fromFirestoreValue(value) };
}
