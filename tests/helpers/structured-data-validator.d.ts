declare module '@adobe/structured-data-validator' {
  /** Checks data of schema.org against the requirements of search engines. */
  export default class Validator {
    /** @param data the items of a page, by format and type */
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string }[]>;
  }
}
