/** Thrown by a look-up that has to fetch the document first; `evaluate` lets it through. */
export class DocumentNeeded extends Error {
  override readonly name = 'DocumentNeeded';
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} has to be fetched first.`);
    this.path = path;
  }
}

/** A limit was exceeded: the whole request is denied, whatever its rules say. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
}
