import type { AccessBudget } from './evaluate/accessBudget.ts';
import type { RulesValue } from './values.ts';

export interface RulesIssue {
  /** Line number, starting at 1 as in an editor. */
  line: number;
  column: number;
  message: string;
  severity: 'error' | 'warning';
}

export type RulesService = 'cloud.firestore' | 'firebase.storage';
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * One filter of a query. A field is given by its segments, for example `['address', 'city']`. The
 * document's name is `['__name__']` with a path value. `array-contains-any`, `in` and `not-in` need
 * a list value.
 */
export interface FieldConstraint {
  kind: 'field';
  field: readonly string[];
  op:
    | '=='
    | '!='
    | '<'
    | '<='
    | '>'
    | '>='
    | 'in'
    | 'not-in'
    | 'array-contains'
    | 'array-contains-any';
  value: RulesValue;
}
export interface CompositeConstraint {
  kind: 'and' | 'or';
  filters: readonly QueryConstraint[];
}
export type QueryConstraint = FieldConstraint | CompositeConstraint;

export interface RulesRequest {
  service: RulesService;
  /**
   * The path of the document or object, such as '/databases/(default)/documents/a/b' or
   * '/b/BUCKET/o/x/y'. For a Firestore query (`list`), the path of the collection, such as
   * '/databases/(default)/documents/a'. For a collection group, the path of its parent (a document,
   * or '/databases/(default)/documents').
   */
  path: string;
  collectionGroup?: string;
  method: RulesMethod;
  /**
   * A map with `auth` (null, or `uid` and `token`), `time`, `method` and `path`. A write also needs
   * `resource`: the new document (see `documentResource`), or null for a delete. A Firestore list
   * also needs `query` with `limit` (or null), `offset` and `orderBy` (`{field: 'ASC'}`).
   */
  request: RulesValue;
  /**
   * The stored document or file, or null if there is none. For a Firestore list, null proves the
   * query for every document that it could return. Pass a document to check only that one.
   */
  resource: RulesValue | null;
  /** Filters of a Firestore list. Every returned document passes all of them. */
  queryConstraints?: readonly QueryConstraint[];
  /** Fields of the query's order. Every returned document has all of them. */
  queryOrderedBy?: readonly (readonly string[])[];
  /**
   * A limit of document lookups that several requests share: 20 for a batch or transaction. Each
   * request also has its own limit of 10 (20 for a list).
   */
  budget?: AccessBudget;
}

/**
 * Source of documents for `get()` and `exists()`. A path looks like
 * '/databases/(default)/documents/a/b'. Both functions are synchronous and return the document in
 * the format of `documentResource`, or null or undefined if there is none. Both may throw
 * `DocumentNeededError`.
 */
export interface DocumentLookup {
  get(path: string): RulesValue | null | undefined;
  /**
   * Returns the document after the batch. If this function is missing, `getAfter()` in rules uses
   * `get`.
   */
  getAfter?(path: string): RulesValue | null | undefined;
}

export interface RuleOutcome {
  line: number;
  column: number;
  result: 'true' | 'false' | 'error' | 'unproven';
  /** The reason of any result except 'true'. */
  reason?: string;
}

export interface RulesDecision {
  allowed: boolean;
  explanation: string;
  outcomes: readonly RuleOutcome[];
  accesses: number;
  /** Number of evaluated expressions, counted as in production. */
  expressions: number;
}

export interface Ruleset {
  readonly version: 1 | 2;
  /** Decides one request. It only throws `DocumentNeededError`. */
  evaluate(request: RulesRequest, lookup: DocumentLookup): RulesDecision;
  costs(): readonly RuleCost[];
  /** Returns each expression with its values since the last reset. */
  coverage(): CoverageReport;
  resetCoverage(): void;
}

/**
 * The cost of an `allow` statement. A request adds up the costs of all statements until one allows
 * it.
 */
export interface RuleCost {
  line: number;
  column: number;
  /**
   * The path as written, including the surrounding matches:
   * '/databases/{database}/documents/a/{b}'.
   */
  path: string;
  methods: readonly string[];
  /** The highest possible number of evaluated expressions, for any request and any data. */
  expressions: number;
}

/** The report of the `ruleCoverage` endpoint of the Firestore emulator. */
export interface CoverageReport {
  rules: { files: { name: string; content: string }[] };
  /** Expressions of the rules, or undefined if all of them are literals. */
  report?: CoverageNode[];
}
export interface CoverageNode {
  /**
   * Lines and columns start at 1, offsets at 0. `endOffset` is the offset of the last character.
   */
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  /** Values of the expression, or undefined if it was neither evaluated nor skipped. */
  values?: CoverageValue[];
  children?: CoverageNode[];
}
/** A value such as `{boolValue: true}`. `{undefined: ...}` is a failure, and `{}` means skipped. */
export interface CoverageValue {
  value: Record<string, unknown>;
  count: number;
}
