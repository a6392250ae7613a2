interface Retry {
  preload: () => Promise<unknown>;
  /** Call it once the error is shown: the code is then fetched again for the next render. */
  forget: () => void;
  /** A page was shown since the document was loaded: a new document may do better. */
  inVisit: boolean;
}

export class MissingCode extends Error {
  override name = 'MissingCode';
  readonly retry: Retry;
  constructor(cause: unknown, retry: Retry) {
    super('The code of a page did not arrive', { cause });
    this.retry = retry;
  }
}
