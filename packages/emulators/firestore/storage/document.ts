import type { Fields } from '../values/value.ts';

/** A stored document. It is immutable: a write replaces it. */
export interface StoredDocument {
  /** The path below the database, for example 'collection/id'. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}
