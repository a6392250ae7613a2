import type { FieldPath } from '../fieldPaths.ts';
import { asList, asObject, checkKeys } from '../json.ts';
import { parseAggregations } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery as find } from '../query/run.ts';
import type { Query } from '../query/types.ts';
import type { StoredDocument } from '../storage/document.ts';
import { READ_KEYS, toRestDocument, readTransaction } from './reading.ts';
import type { RestCall } from './request.ts';

export function runQuery(call: RestCall): unknown {
  const { body, path, database, store } = call;
  checkKeys(body, ['parent', 'structuredQuery', 'explainOptions', ...READ_KEYS], 'runQuery');
  const query = parseQuery(body.structuredQuery, path);
  const { documents, transaction } = findAllowedDocuments(call, query);
  const readTime = store.clock.read();
  const results: unknown[] = documents.map((document) => ({
    document: toRestDocument(document, database, query.select),
    readTime,
  }));
  const answers = results.length > 0 ? results : [{ readTime }];
  return transaction === undefined ? answers : [{ transaction }, ...answers];
}

export function runAggregationQuery(call: RestCall): unknown {
  const { body, path, database, store } = call;
  const keys = ['parent', 'structuredAggregationQuery', 'explainOptions', ...READ_KEYS];
  checkKeys(body, keys, 'runAggregationQuery');
  const outer = asObject(body.structuredAggregationQuery, 'structuredAggregationQuery');
  checkKeys(outer, ['structuredQuery', 'aggregations'], 'structuredAggregationQuery');
  const query = parseQuery(outer.structuredQuery, path);
  const aggregations = parseAggregations(asList(outer.aggregations, 'aggregations'));
  const { documents, transaction } = findAllowedDocuments(call, query, aggregations.fields);
  const aggregateFields = aggregations.compute(documents, database.name);
  const begun = transaction === undefined ? {} : { transaction };
  return [{ result: { aggregateFields }, readTime: store.clock.read(), ...begun }];
}

function findAllowedDocuments(
  call: RestCall,
  query: Query,
  aggregated: readonly FieldPath[] = [],
): { documents: StoredDocument[]; transaction: string | undefined } {
  const { access, database, transactions, requireIndexes } = call;
  access.list(query);
  requireIndexes(query, aggregated);
  const documents = find(database, query);
  const { id, isNew } = readTransaction(call);
  if (id !== undefined) {
    for (const document of documents) transactions.recordRead(id, document.path, document);
  }
  return { documents, transaction: isNew ? id : undefined };
}
