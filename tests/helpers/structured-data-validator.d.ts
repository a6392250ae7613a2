/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  /** Checks the types of schema.org against the requirements of search engines. */
  export default class Validator {
    /** @param data items by format, then by type, as they are in a page */
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string }[]>;
  }
}
