import type { AccessBudget } from './evaluate/accessBudget.ts';
import type { RulesValue } from './values.ts';

export interface RulesIssue {
  /** 1-based, as editors count. */
  line: number;
  column: number;
  message: string;
  severity: 'error' | 'warning';
}

export type RulesService = 'cloud.firestore' | 'firebase.storage';
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * One filter of a query. Fields are given as segments: `['address', 'city']`; a document's name is
 * `['__name__']` with a path value. `array-contains-any`, `in` and `not-in` take a list value.
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
   * The document or object: '/databases/(default)/documents/a/b' or '/b/BUCKET/o/x/y'. For a
   * Firestore query (`list`) the collection: '/databases/(default)/documents/a'; for a collection
   * group the parent ('/databases/(default)/documents' or a document) and `collectionGroup`.
   */
  path: string;
  collectionGroup?: string;
  method: RulesMethod;
  /**
   * A map with auth (null, or uid and token), time, method, path; for a write resource (what would
   * be stored, see `documentResource`; null for a delete), for a Firestore list `query` (limit:
   * null if there is none; offset; orderBy: `{field: 'ASC'}`).
   */
  request: RulesValue;
  /**
   * The stored document or file: null if there is none. For a Firestore list, leave it null to
   * prove the query for every document it could return, or pass one document to check that one.
   */
  resource: RulesValue | null;
  /** The filters of the query of a Firestore list, all of which hold. */
  queryConstraints?: readonly QueryConstraint[];
  /** Fields that the query orders by: each document it returns has them. */
  queryOrderedBy?: readonly (readonly string[])[];
  /**
   * Document look-ups that several requests share: 20 for a batch or transaction, on top of the
   * limit of 10 for each request (20 for a list).
   */
  budget?: AccessBudget;
}

/**
 * The source of documents for `get()` and `exists()`. Synchronous. Paths look like
 * '/databases/(default)/documents/a/b'. Each function gives the document as `documentResource`
 * builds it, null or undefined when there is none, and may throw `DocumentNeededError`.
 */
export interface Lookup {
  get(path: string): RulesValue | null | undefined;
  /** The state after the batch; without it `getAfter()` sees what `get` sees. */
  getAfter?(path: string): RulesValue | null | undefined;
}

/** The result of one `allow` statement that was evaluated. */
export interface RuleOutcome {
  line: number;
  column: number;
  result: 'true' | 'false' | 'error' | 'unproven';
  /** The reason, for anything but true. */
  reason?: string;
}

export interface Decision {
  allowed: boolean;
  /** Names the allow lines that were false or failed, and why. */
  explanation: string;
  outcomes: readonly RuleOutcome[];
  /** Documents looked up. */
  accesses: number;
  /** Expressions evaluated, counted as production does. */
  expressions: number;
}

export interface Ruleset {
  readonly version: 1 | 2;
  /** Decides one request. Lets `DocumentNeededError` through; otherwise never throws. */
  evaluate(request: RulesRequest, lookup: Lookup): Decision;
  /** Returns the highest cost of each `allow`. */
  costs(): readonly RuleCost[];
  /** Each expression with the values it took since the last reset. */
  coverage(): CoverageReport;
  resetCoverage(): void;
}

/** The cost of an `allow` statement. A request pays for each that is evaluated until one allows. */
export interface RuleCost {
  line: number;
  column: number;
  /** The path as written, with the matches around it: '/databases/{database}/documents/a/{b}'. */
  path: string;
  methods: readonly string[];
  /** The most expressions that its condition needs, whatever the request and the data. */
  expressions: number;
}

/** The report of the `ruleCoverage` endpoint of the Firestore emulator. */
export interface CoverageReport {
  rules: { files: { name: string; content: string }[] };
  /** Missing where there are only literals. */
  report?: CoverageNode[];
}
export interface CoverageNode {
  /** Lines and columns count from 1, offsets from 0; the last one is inside of the expression. */
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  /** Missing where the expression was neither evaluated nor passed over. */
  values?: CoverageValue[];
  children?: CoverageNode[];
}
/** `{boolValue: true}` and the like; `{undefined: ...}` is a failure, `{}` was passed over. */
export interface CoverageValue {
  value: Record<string, unknown>;
  count: number;
}
