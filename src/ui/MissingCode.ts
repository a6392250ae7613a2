interface CodeRetry {
  preload: () => Promise<unknown>;
  /** Makes the next render request the code again. Must be called once the error is shown. */
  forget: () => void;
  /** True if the document has shown a page before, so that reloading the document may help. */
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
