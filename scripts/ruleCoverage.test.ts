import { describe, expect, it } from 'vitest';
import { compileRules } from 'firebase-emulators-without-java/rules';
import {
  DOCUMENTS,
  documentsSource,
  evaluateRequest,
} from 'firebase-emulators-without-java/testing';
import { listUncoveredExpressions } from './ruleCoverage.ts';

const source = documentsSource("match /a/{id} { allow get: if id == 'one'; }");

/**
 * Evaluates requests for the given documents. Returns the expressions that these requests do not
 * cover.
 */
function listUncoveredAfter(...ids: string[]): string[] {
  const { ruleset } = compileRules(source, '/somewhere/test.rules');
  if (!ruleset) throw new Error('The rules have an error');
  for (const id of ids) evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/${id}`, method: 'get' });
  return listUncoveredExpressions([ruleset.coverage()]);
}

describe('the list of uncovered expressions', () => {
  it.each([
    ['was never true', ['two']],
    ['was never false', ['one']],
    ['was neither true nor false', []],
  ])('lists an expression that %s', (result, ids) => {
    expect(listUncoveredAfter(...ids)).toEqual([`test.rules:3:31 ${result}: id == 'one'`]);
  });

  it('returns an empty list if every expression was true and false', () => {
    expect(listUncoveredAfter('one', 'two')).toEqual([]);
  });
});
