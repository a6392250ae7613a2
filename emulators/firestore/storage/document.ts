import type { Fields } from '../values/value.ts';

/** A stored document. Never changed: a write puts another in its place. */
export interface StoredDocument {
  /** Below the database: 'collection/id'. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}
