import { describe, expect, it } from 'vitest';
import { compileRules } from 'firebase-emulators-without-java/rules';
import {
  DOCUMENTS,
  documentsSource,
  evaluateRequest,
} from 'firebase-emulators-without-java/testing';
import { openExpressions } from './ruleCoverage.ts';

const source = documentsSource("match /a/{id} { allow get: if id == 'one'; }");

/** Returns the expressions that requests for these documents do not cover. */
function openAfter(...ids: string[]): string[] {
  const { ruleset } = compileRules(source, '/somewhere/test.rules');
  if (!ruleset) throw new Error('The rules have an error');
  for (const id of ids) evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/${id}`, method: 'get' });
  return openExpressions([ruleset.coverage()]);
}

describe('what tests left open of the rules', () => {
  it.each([
    ['was never true', ['two']],
    ['was never false', ['one']],
    ['was neither true nor false', []],
  ])('is named by file, place and text: %s', (what, ids) => {
    expect(openAfter(...ids)).toEqual([`test.rules:3:31 ${what}: id == 'one'`]);
  });

  it('is nothing where all was both', () => {
    expect(openAfter('one', 'two')).toEqual([]);
  });
});
