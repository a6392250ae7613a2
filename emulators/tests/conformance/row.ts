/**
 * An expression, its result as a condition, and its source: the page of the public reference that
 * documents it, or where what Google's engines answered is recorded (`RECORDED`).
 * `request.auth` is REQUEST.auth of ../helpers/rules.ts.
 */
export type Row = readonly [
  expression: string,
  expected: 'true' | 'false' | 'error',
  source: string,
];

/** Where others recorded what Google's engines answered. */
export const RECORDED = {
  production: 'production: github.com/davideast/pyric, packages/conformance',
  emulator: 'official emulator: github.com/t-k/fireemu, conformance/RULES-MATRIX.md',
} as const;
