interface CodeRetry {
  preload: () => Promise<unknown>;
  /** Makes the next render load the code again. Call this after the error is shown. */
  forget: () => void;
  /** True if this document has shown a page before. Then reloading the document may help. */
  inVisit: boolean;
}

export class MissingCode extends Error {
  override name = 'MissingCode';
  readonly retry: CodeRetry;
  constructor(cause: unknown, retry: CodeRetry) {
    super('The code of a page did not arrive', { cause });
    this.retry = retry;
  }
}
