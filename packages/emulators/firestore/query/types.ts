import type { FieldConstraint } from '../../rules/index.ts';
import type { FieldPath } from '../fieldPaths.ts';
import type { IndexedField } from '../storage/sortedIndex.ts';
import type { Value } from '../values/value.ts';

export type Operator = FieldConstraint['op'];

export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  readonly op: Operator;
  readonly value: Value;
}

interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | CompositeFilter;

export interface Cursor {
  readonly values: readonly Value[];
  /**
   * True if the cursor is just before the documents with these values, false if just after them.
   */
  readonly before: boolean;
}

export interface Query {
  /** Path of the document that contains the queried collections, or '' for the root. */
  readonly parent: string;
  /**
   * Id of the queried collections. The value '' means all collections and requires
   * `allDescendants`.
   */
  readonly collectionId: string;
  /** True if the query includes collections at any depth below the parent. */
  readonly allDescendants: boolean;
  readonly filter: Filter | undefined;
  /** All sort fields, including the implicit ones: fields with an inequality, and the name last. */
  readonly orders: readonly IndexedField[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** The fields to return. If undefined, all fields are returned. */
  readonly select: readonly FieldPath[] | undefined;
}

const INEQUALITIES: ReadonlySet<Operator> = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);

export const isInequality = (op: Operator): boolean => INEQUALITIES.has(op);

export function* listFieldFilters(filter: Filter | undefined): Generator<FieldFilter> {
  if (!filter) return;
  if (filter.kind === 'field') yield filter;
  else for (const inner of filter.filters) yield* listFieldFilters(inner);
}
