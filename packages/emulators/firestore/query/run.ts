import { SERVER_LIMITS } from '../limits.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import { createDocumentOrder } from '../storage/sortedIndex.ts';
import type { DocumentSet } from '../storage/documentSet.ts';
import { compareToCursor } from './cursor.ts';
import { toDisjunctions, type Conjunction } from './disjunctions.ts';
import { toPredicate, getFieldValue, type Predicate } from './match.ts';
import { toIndexRange } from './range.ts';
import type { Cursor, Query } from './types.ts';

export function runQuery(database: Database, query: Query): StoredDocument[] {
  const source = getDocumentSet(database, query);
  const matchesQuery = toQueryPredicate(query, database.name);
  const end = query.limit === undefined ? Infinity : query.offset + query.limit;
  const conjunctions =
    source.size < SERVER_LIMITS.documentsWorthAnIndex ? undefined : toDisjunctions(query.filter);
  const documents = conjunctions
    ? scanIndexes(source, query, database.name, conjunctions, matchesQuery, end)
    : [...source.values()].filter(matchesQuery).sort(createDocumentOrder(query.orders));
  return documents.slice(query.offset, end);
}

function getDocumentSet(database: Database, query: Query): DocumentSet {
  if (query.allDescendants) return database.group(query.collectionId);
  const { parent, collectionId } = query;
  return database.collection(parent === '' ? collectionId : `${parent}/${collectionId}`);
}

/**
 * Combines the conditions of the query: collection, filter, presence of the sort fields, and
 * cursors.
 */
function toQueryPredicate(query: Query, database: string): Predicate {
  const passes = toPredicate(query.filter, database);
  const prefix = query.allDescendants && query.parent !== '' ? `${query.parent}/` : '';
  const { orders, startAt, endAt } = query;
  const compareTo = (document: StoredDocument, cursor: Cursor): number =>
    compareToCursor(document, orders, cursor, database);
  return (document) =>
    document.path.startsWith(prefix) &&
    passes(document) &&
    orders.every(({ path }) => getFieldValue(document, path, database) !== undefined) &&
    (!startAt ||
      (startAt.before ? compareTo(document, startAt) >= 0 : compareTo(document, startAt) > 0)) &&
    (!endAt || (endAt.before ? compareTo(document, endAt) < 0 : compareTo(document, endAt) <= 0));
}

function scanIndexes(
  source: DocumentSet,
  query: Query,
  database: string,
  conjunctions: readonly Conjunction[],
  matchesQuery: Predicate,
  end: number,
): StoredDocument[] {
  const documents = new Set<StoredDocument>();
  for (const conjunction of conjunctions) {
    const { fields, position } = toIndexRange(conjunction, query, database);
    let count = 0;
    if (end === 0) break;
    for (const document of source.index(fields).range(position)) {
      if (!matchesQuery(document)) continue;
      documents.add(document);
      count += 1;
      if (count >= end) break;
    }
  }
  const list = [...documents];
  return conjunctions.length > 1 ? list.sort(createDocumentOrder(query.orders)) : list;
}
