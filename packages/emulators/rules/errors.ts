/**
 * Thrown by a document lookup if the document must be fetched first. `evaluate` does not catch this
 * error.
 */
export class DocumentNeededError extends Error {
  override readonly name = 'DocumentNeededError';
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} has to be fetched first.`);
    this.path = path;
  }
}

/** Thrown if a limit is exceeded. The request is then denied, regardless of the rules. */
export class LimitExceededError extends Error {
  override readonly name = 'LimitExceededError';
}
