/** Thrown by a lookup that must fetch the document first. `evaluate` does not catch this error. */
export class DocumentNeededError extends Error {
  override readonly name = 'DocumentNeededError';
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} has to be fetched first.`);
    this.path = path;
  }
}

/** Thrown if a limit is exceeded. The whole request is denied, regardless of its rules. */
export class LimitExceededError extends Error {
  override readonly name = 'LimitExceededError';
}
