import { describe, expect, it } from 'vitest';
import { compileRows, documentsSource } from '../../tests/conformance/rulesCompile.ts';
import { showIssue } from '../../tests/helpers/rules.ts';
import { compileRules } from './compileRules.ts';

describe('a ruleset', () => {
  it.each(compileRows)('with %s', (_what, body, compiles) => {
    const { ruleset, issues } = compileRules(documentsSource(body));
    expect(ruleset !== undefined, issues.map(showIssue).join('\n')).toBe(compiles);
  });

  it.each([
    ['match /a/{b} { allow get: if true }', "3:35 Missing ';' at '}'."],
    ['match /a/{b} { allow read, reed; }', "3:28 Unknown operation 'reed': it allows nothing."],
    ["match /a/{b} { allow get: if bool('true'); }", '3:30 bool() does not exist in production.'],
    [
      'match /a/{b} { allow get: if math.isInfinite(1.0); }',
      '3:35 math.isInfinite() does not exist in production.',
    ],
  ])('is accepted with a warning: %s', (body, warning) => {
    const { issues } = compileRules(documentsSource(body));
    expect(issues.map((issue) => `${showIssue(issue)} (${issue.severity})`)).toEqual([
      `${warning} (warning)`,
    ]);
  });

  it('has no wildcard named like a namespace', () => {
    const { issues } = compileRules(documentsSource('match /a/{math} { allow get; }'));
    expect(issues.map(showIssue)).toEqual([
      "3:11 'math' is a namespace and cannot be the name of a variable.",
    ]);
  });
});
