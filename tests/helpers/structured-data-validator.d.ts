/** The package brings no types of its own. */
declare module '@adobe/structured-data-validator' {
  /** Checks what search engines require of schema.org's types. */
  export default class Validator {
    /** @param data items by format, then by type, as they stand in a page */
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string }[]>;
  }
}
