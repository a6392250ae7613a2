/**
 * An expression, its result as a condition, and the page of the public reference that documents it.
 * `request.auth` is REQUEST.auth of ../helpers/rules.ts.
 */
export type Row = readonly [
  expression: string,
  expected: 'true' | 'false' | 'error',
  source: string,
];
