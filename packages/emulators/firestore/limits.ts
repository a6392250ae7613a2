/** Limits of Cloud Firestore, from https://firebase.google.com/docs/firestore/quotas. */
export const LIMITS = {
  requestBytes: 10 * 1024 * 1024,
  documentBytes: 1_048_576,
  transformsPerDocument: 500,
  /** Maximum bytes of a document id and of a field name. */
  idBytes: 1500,
  fieldNameBytes: 1500,
  /** Maximum number of segments in a path, and bytes of the whole path. */
  pathSegments: 200,
  pathBytes: 6 * 1024,
  /** Maximum nesting of maps and arrays. */
  valueDepth: 20,
  disjunctions: 30,
  inequalityFields: 10,
  /** Maximum number of values in the list of a filter. */
  inValues: 30,
  notInValues: 10,
  aggregations: 5,
  pageSize: 1000,
  readTimeMs: 60 * 60 * 1000,
} as const;

export const SERVER_LIMITS = {
  /** Default page size of a list request. */
  defaultPageSize: 100,
  /** Maximum nesting of filters. */
  filterDepth: 50,
  /** Maximum number of open transactions. Another one replaces the oldest. */
  transactions: 1000,
  /** Minimum number of documents for an index. Queries sort smaller sets instead. */
  documentsWorthAnIndex: 100,
  /**
   * Maximum number of indexes for one set of documents. Another one replaces the least recently
   * used.
   */
  indexesPerSet: 12,
  /** Documents per line of a snapshot or export. */
  documentsPerLine: 200,
  /** Minimum size of a journal to compact. The journal must also be larger than the snapshot. */
  journalBytes: 32 * 1024 * 1024,
  /** Maximum number of connections waiting to be accepted. */
  backlog: 2048,
} as const;

export const TIMEOUTS_MS = {
  /**
   * How long the server keeps idle connections. Clients must close them first, because a request on
   * a connection that the server is closing fails.
   */
  keepAlive: 70_000,
  /** How long a client may continue to send a request that was rejected as too large. */
  rejectedRequest: 2_000,
  /** How long pending responses may take when the server is closed. */
  close: 500,
  /** Interval at which the process checks that its parent is still running. */
  parentCheck: 500,
} as const;
