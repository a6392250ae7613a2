/** Limits of Security Rules in production. Their sources are in README.md. */
export const LIMITS = {
  /** Maximum number of evaluated expressions per request. */
  expressions: 1000,
  /**
   * Maximum numbers of document lookups: per request, per query, for all requests that share a
   * budget, and in Storage rules.
   */
  accesses: 10,
  listAccesses: 20,
  sharedAccesses: 20,
  storageAccesses: 2,
  sourceBytes: 256 * 1024,
  /**
   * Maximum number of functions on the call stack. The reference documentation says 20, but
   * production allows 21.
   */
  callDepth: 21,
  parameters: 7,
  /**
   * Maximum number of variables of a function. The reference documentation says 10, but production
   * allows 11.
   */
  letBindings: 11,
  /** Maximum number of nested matches: the outermost `match` and 10 matches inside it. */
  matchDepth: 11,
  /** Maximum nesting of an expression. Brackets count too: `!(a && b)` has 4 levels. */
  nesting: 99,
  patternSegments: 100,
  wildcards: 20,
} as const;

/** Limits of this engine. They prevent rules and requests from using too much time or memory. */
export const ENGINE_LIMITS = {
  /** Maximum nesting that the parser can read. It must be higher than `LIMITS.nesting`. */
  descents: 100,
  /** Maximum height of the syntax tree of an expression. */
  treeDepth: 1000,
  /** Maximum number of characters in a string, and of items in a list. */
  valueSize: 1 << 20,
  pathSegments: 1000,
  /**
   * Maximum number of comparisons of two values per request. Nested lists can need a large number
   * of them.
   */
  comparisons: 1_000_000,
  /** Maximum number of expressions that are evaluated again to explain a denial. */
  explanationExpressions: 50_000,
  /**
   * Maximum number of cases in the proof of a query. Filters such as `in` and `or` multiply the
   * cases.
   */
  queryCases: 200,
  cachedPatterns: 500,
} as const;

/** Limits of the values in a coverage report. */
export const COVERAGE_LIMITS = {
  /**
   * Maximum number of distinct values per expression. Further values are counted but not listed.
   */
  values: 10,
  /** Maximum number of items of a list, or of keys of a map. */
  items: 20,
  /** Maximum nesting of values. */
  levels: 5,
} as const;

const SECOND_NANOS = 1_000_000_000n;

/** Range of google.protobuf.Timestamp: from 0001-01-01 to 9999-12-31, in nanoseconds since 1970. */
export const MIN_TIMESTAMP = -62_135_596_800n * SECOND_NANOS;
export const MAX_TIMESTAMP = 253_402_300_800n * SECOND_NANOS - 1n;
/** Range of google.protobuf.Duration: about 10,000 years, in nanoseconds. */
export const MAX_DURATION = 315_576_000_000n * SECOND_NANOS;
