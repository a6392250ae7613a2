/** Limits of Cloud Firestore, from https://firebase.google.com/docs/firestore/quotas. */
export const LIMITS = {
  requestBytes: 10 * 1024 * 1024,
  documentBytes: 1_048_576,
  transformsPerDocument: 500,
  idBytes: 1500,
  fieldNameBytes: 1500,
  /** Maximum number of segments in a path. `pathBytes` limits the length of the whole path. */
  pathSegments: 200,
  pathBytes: 6 * 1024,
  valueDepth: 20,
  disjunctions: 30,
  inequalityFields: 10,
  inValues: 30,
  notInValues: 10,
  aggregations: 5,
  pageSize: 1000,
  readTimeMs: 60 * 60 * 1000,
} as const;

export const SERVER_LIMITS = {
  defaultPageSize: 100,
  filterDepth: 50,
  /**
   * Maximum number of open transactions. When the limit is reached, a new transaction replaces the
   * oldest one.
   */
  transactions: 1000,
  /**
   * Minimum number of documents in a collection for which an index is created. Smaller collections
   * are sorted for each query.
   */
  documentsWorthAnIndex: 100,
  /**
   * Maximum number of indexes per collection. When the limit is reached, a new index replaces the
   * least recently used one.
   */
  indexesPerSet: 12,
  /** Number of documents per line of a snapshot or export. */
  documentsPerLine: 200,
  /** A journal is compacted only if it is larger than this and larger than the snapshot. */
  journalBytes: 32 * 1024 * 1024,
  /**
   * Maximum number of connections that may wait in the operating system's queue until the server
   * accepts them.
   */
  backlog: 2048,
} as const;

export const TIMEOUTS_MS = {
  /**
   * How long the server keeps idle connections open. The time must be longer than the timeout of
   * clients. Otherwise, the server could close a connection just when a client sends a request, and
   * the request would fail.
   */
  keepAlive: 70_000,
  /** How long a client may continue to send a request that was rejected as too large. */
  rejectedRequest: 2_000,
  /** How long a stopping server waits for pending responses. */
  close: 500,
  /** Interval at which the process checks that its parent is still running. */
  parentCheck: 500,
} as const;
