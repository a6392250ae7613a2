/**
 * An expression, what it comes to as a condition, and the page of the public reference that says
 * so. `request.auth` is REQUEST.auth of ../testing.ts.
 */
export type Row = readonly [
  expression: string,
  expected: 'true' | 'false' | 'error',
  source: string,
];
