import type { Access } from '../access/access.ts';
import type { FieldPath } from '../fieldPaths.ts';
import type { JsonObject } from '../json.ts';
import type { Query } from '../query/types.ts';
import type { Database } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';
import type { Transactions } from './transactions.ts';

export interface RestCall {
  readonly store: Store;
  readonly database: Database;
  readonly access: Access;
  readonly transactions: Transactions;
  /** Throws if the query needs an index that is missing from firestore.indexes.json. */
  readonly requireIndexes: (query: Query, aggregated: readonly FieldPath[]) => void;
  /** Decoded path below `documents`, '' for the root. */
  readonly path: string;
  readonly search: URLSearchParams;
  /** Parsed request body. An empty body becomes an empty object. */
  readonly body: JsonObject;
  /** The time of the request, for the rules and the commit. */
  readonly time: string;
}
