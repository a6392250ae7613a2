/** Limits of Security Rules in production. See the README for their sources. */
export const LIMITS = {
  /** Evaluated expressions per request. */
  expressions: 1000,
  /**
   * Document lookups: per request, per query, for requests that share a budget, and in Storage
   * rules.
   */
  accesses: 10,
  listAccesses: 20,
  sharedAccesses: 20,
  storageAccesses: 2,
  sourceBytes: 256 * 1024,
  /** Functions on one call stack. The reference says 20, but production allows 21. */
  callDepth: 21,
  parameters: 7,
  /** Variables of a function. The reference says 10, but production allows 11. */
  letBindings: 11,
  /** Nested matches: the `match` of the documents, and 10 inside it. */
  matchDepth: 11,
  /** Nesting of one expression, including brackets: `!(a && b)` has 4 levels. */
  nesting: 99,
  patternSegments: 100,
  wildcards: 20,
} as const;

/** Limits of this engine, so that no rules and no request can use too much time or memory. */
export const ENGINE_LIMITS = {
  /** Nesting that the parser can read, which must be more than `LIMITS.nesting`. */
  descents: 100,
  /** Height of the syntax tree of one expression. */
  treeDepth: 1000,
  /** Characters of a string, or items of a list. */
  valueSize: 1 << 20,
  pathSegments: 1000,
  /** Compared pairs of values per request, which nested lists can multiply. */
  comparisons: 1_000_000,
  /** Expressions evaluated again to explain a denial. */
  explanationExpressions: 50_000,
  /** Cases in the proof of a query, which filters such as `in` and `or` multiply. */
  queryCases: 200,
  cachedPatterns: 500,
} as const;

/** Limits of the values in a coverage report. */
export const COVERAGE_LIMITS = {
  /** Distinct values of one expression. Further values are only counted. */
  values: 10,
  /** Items of a list, or keys of a map. */
  items: 20,
  /** Nesting of values. */
  levels: 5,
} as const;

const SECOND_NANOS = 1_000_000_000n;

/** Nanoseconds from 0001-01-01 to 9999-12-31, the range of google.protobuf.Timestamp. */
export const MIN_TIMESTAMP = -62_135_596_800n * SECOND_NANOS;
export const MAX_TIMESTAMP = 253_402_300_800n * SECOND_NANOS - 1n;
/** About 10,000 years in nanoseconds, the range of google.protobuf.Duration. */
export const MAX_DURATION = 315_576_000_000n * SECOND_NANOS;
