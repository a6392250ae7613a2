/** Limits of Security Rules, those of the service first; see the README for their sources. */
export const LIMITS = {
  /** Expressions evaluated for one request. */
  expressions: 1000,
  /**
   * Documents that one request looks up: a query, requests that share a budget, one for Storage.
   */
  accesses: 10,
  listAccesses: 20,
  sharedAccesses: 20,
  storageAccesses: 2,
  sourceBytes: 256 * 1024,
  /** Functions on one call stack; the reference says 20. */
  callDepth: 21,
  parameters: 7,
  /** The reference says 10. */
  letBindings: 11,
  /** The `match` of the documents and 10 inside of it. */
  matchDepth: 11,
  /** Levels of one expression, brackets included: `!(a && b)` has 4. */
  nesting: 99,
  patternSegments: 100,
  wildcards: 20,
} as const;

/** Limits of this engine: no source and no request takes all time or memory. */
export const ENGINE_LIMITS = {
  /** Expressions inside each other that the parser descends into: more than `LIMITS.nesting`. */
  descents: 100,
  /** Height of the syntax tree of one expression. */
  treeDepth: 1000,
  /** Characters of a string and items of a list. */
  valueSize: 1 << 20,
  pathSegments: 1000,
  /** Pairs of values compared for one request: nested lists can multiply them. */
  comparisons: 1_000_000,
  /** Expressions evaluated again to explain a denial. */
  explanationExpressions: 50_000,
  /** Cases that `in`, `or` and the like split the proof of a query into. */
  queryCases: 200,
  cachedPatterns: 500,
} as const;

/** The limits of a coverage report's values. */
export const COVERAGE_LIMITS = {
  /** Distinct values of one expression; further ones are only counted. */
  values: 10,
  /** Items of a list, or keys of a map. */
  items: 20,
  /** Levels of nested values. */
  levels: 5,
} as const;

const SECOND_NANOS = 1_000_000_000n;

/** Nanoseconds from 0001-01-01 to 9999-12-31, the range of google.protobuf.Timestamp. */
export const MIN_TIMESTAMP = -62_135_596_800n * SECOND_NANOS;
export const MAX_TIMESTAMP = 253_402_300_800n * SECOND_NANOS - 1n;
/** About 10,000 years in nanoseconds, the range of google.protobuf.Duration. */
export const MAX_DURATION = 315_576_000_000n * SECOND_NANOS;
