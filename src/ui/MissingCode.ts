interface Retry {
  preload: () => Promise<unknown>;
  /** Call it once the error is shown. The next render then requests the code again. */
  forget: () => void;
  /**
   * True if a page was shown since the document was loaded, so that loading the document again may
   * help.
   */
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
