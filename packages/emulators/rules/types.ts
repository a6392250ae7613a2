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
 * A filter of a query. `field` is the list of segments, for example `['address', 'city']`. For the
 * name of the document, `field` is `['__name__']` and `value` is a path. For `array-contains-any`,
 * `in` and `not-in`, `value` is a list.
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
   * Path of the document or object, for example '/databases/(default)/documents/a/b' or
   * '/b/BUCKET/o/x/y'. For a Firestore query (`list`), the path of the collection:
   * '/databases/(default)/documents/a'. For a collection-group query, the path of the parent: a
   * document, or '/databases/(default)/documents'.
   */
  path: string;
  collectionGroup?: string;
  method: RulesMethod;
  /**
   * The variable `request`: a map with `auth` (null, or `uid` and `token`), `time`, `method` and
   * `path`. A write also needs `resource`, which is the new document (see `documentResource`), or
   * null for a delete. A Firestore query also needs `query`, with `limit` (or null), `offset` and
   * `orderBy` (`{field: 'ASC'}`).
   */
  request: RulesValue;
  /**
   * The stored document or file, or null if it does not exist. For a Firestore query, null means
   * that every document that the query could return is checked. A document means that only this
   * document is checked.
   */
  resource: RulesValue | null;
  /** Filters of a Firestore query. Every returned document passes all of them. */
  queryConstraints?: readonly QueryConstraint[];
  /** Fields that the query sorts by. Every returned document has all of them. */
  queryOrderedBy?: readonly (readonly string[])[];
  /**
   * Limit of document lookups that several requests share. The limit is 20 for a batch or
   * transaction. Each request also has a separate limit: 20 for a query and 10 for any other
   * request.
   */
  budget?: AccessBudget;
}

/**
 * Source of documents for `get()` and `exists()` in rules. A path looks like
 * '/databases/(default)/documents/a/b'. Both functions return a document in the format of
 * `documentResource`, or null or undefined if there is no document. Both are synchronous, and both
 * may throw `DocumentNeededError`.
 */
export interface DocumentLookup {
  get(path: string): RulesValue | null | undefined;
  /**
   * Returns the document as it will be after the batch. If this function is missing, `getAfter()`
   * in rules uses `get`.
   */
  getAfter?(path: string): RulesValue | null | undefined;
}

export interface RuleOutcome {
  line: number;
  column: number;
  result: 'true' | 'false' | 'error' | 'unproven';
  /** Why the result is not 'true'. */
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
  /** Decides one request. Never throws, except for `DocumentNeededError`. */
  evaluate(request: RulesRequest, lookup: DocumentLookup): RulesDecision;
  costs(): readonly RuleCost[];
  /** Returns all expressions with their values since the last reset. */
  coverage(): CoverageReport;
  resetCoverage(): void;
}

/**
 * Cost of an `allow` statement. The `allow` statements are evaluated until one of them allows the
 * request. The cost of a request is the sum of the costs of the evaluated statements.
 */
export interface RuleCost {
  line: number;
  column: number;
  /**
   * Path in the source, including the surrounding matches: '/databases/{database}/documents/a/{b}'.
   */
  path: string;
  methods: readonly string[];
  /** Maximum number of evaluated expressions, for any request and any data. */
  expressions: number;
}

/** Report in the format of the Firestore emulator's `ruleCoverage` endpoint. */
export interface CoverageReport {
  rules: { files: { name: string; content: string }[] };
  /** Expressions of the rules. Undefined if all expressions are literals. */
  report?: CoverageNode[];
}
export interface CoverageNode {
  /**
   * Lines and columns start at 1, and offsets at 0. `endOffset` is the offset of the last
   * character.
   */
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  /** Values of the expression. Undefined if the expression was neither evaluated nor skipped. */
  values?: CoverageValue[];
  children?: CoverageNode[];
}
/**
 * A value such as `{boolValue: true}`. A failure is `{undefined: ...}`, and a skipped evaluation is
 * `{}`.
 */
export interface CoverageValue {
  value: Record<string, unknown>;
  count: number;
}
