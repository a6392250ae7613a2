import type { Fields } from '../values/value.ts';

/** An immutable stored document, which a write replaces. */
export interface StoredDocument {
  /** The path below the database, for example 'collection/id'. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}
