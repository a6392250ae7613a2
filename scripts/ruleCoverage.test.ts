import { describe, expect, it } from 'vitest';
import type { CoverageReport } from '#emulators/rules';
import { openExpressions } from './ruleCoverage.ts';

const content = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /a/{id} { allow get: if id == 'one'; }
} }`;

/** A report in which `id == 'one'` took these values. */
function reportOf(...values: readonly boolean[]): CoverageReport {
  const start = content.indexOf("id == 'one'");
  return {
    rules: { files: [{ name: '/somewhere/test.rules', content }] },
    report: [
      {
        sourcePosition: { line: 3, column: 33, currentOffset: start, endOffset: start + 10 },
        values: values.map((boolValue) => ({ value: { boolValue }, count: 1 })),
      },
    ],
  };
}

describe('what tests left open of the rules', () => {
  it.each([
    ['was never true', [false]],
    ['was never false', [true]],
    ['was neither true nor false', []],
  ])('is named by file, place and text: %s', (what, values) => {
    const open = openExpressions([reportOf(...values)]);
    expect(open).toEqual([`test.rules:3:33 ${what}: id == 'one'`]);
  });

  it('is nothing where all was both', () => {
    expect(openExpressions([reportOf(true, false)])).toEqual([]);
  });
});
