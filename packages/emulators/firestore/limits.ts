/** Limits of Cloud Firestore, from https://firebase.google.com/docs/firestore/quotas. */
export const LIMITS = {
  requestBytes: 10 * 1024 * 1024,
  documentBytes: 1_048_576,
  transformsPerDocument: 500,
  /** Bytes of a document's id and of a field's name. */
  idBytes: 1500,
  fieldNameBytes: 1500,
  /** Collections and ids of a path; bytes of a whole path. */
  pathSegments: 200,
  pathBytes: 6 * 1024,
  /** Levels of nested maps and arrays. */
  valueDepth: 20,
  disjunctions: 30,
  inequalityFields: 10,
  /** Values of a filter's list. */
  inValues: 30,
  notInValues: 10,
  aggregations: 5,
  pageSize: 1000,
  readTimeMs: 60 * 60 * 1000,
} as const;

export const SERVER_LIMITS = {
  /** The page of a list request that names no size. */
  defaultPageSize: 100,
  /** Levels of nested filters. */
  filterDepth: 50,
  /** Open transactions; beyond it the oldest is forgotten. */
  transactions: 1000,
  /** Smaller sets of documents are sorted for each query instead of being indexed. */
  documentsWorthAnIndex: 100,
  /** Indexes kept for one set of documents; beyond it the least recently used is dropped. */
  indexesPerSet: 12,
  /** Documents in one line of a snapshot or export. */
  documentsPerLine: 200,
  /** The journal is compacted when it is larger than this and than the snapshot. */
  journalBytes: 32 * 1024 * 1024,
  /** Connections that wait to be accepted. */
  backlog: 2048,
} as const;

export const TIMEOUTS_MS = {
  /** Longer than clients keep an idle connection: or they would use one that is just closing. */
  keepAlive: 70_000,
  /** A client whose request is too large may go on sending for so long. */
  refusedRequest: 2_000,
  /** Pending answers may take so long when the server is closed. */
  close: 500,
  /** The interval at which the process checks that its parent is still there. */
  parentCheck: 500,
} as const;
