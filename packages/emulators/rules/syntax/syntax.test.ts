import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile/compileRules.ts';
import { errorsOf, showIssue } from '../../tests/helpers/rules.ts';
import broken from './syntax.cases.json' with { type: 'json' };

const firestore = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`;

describe('what cannot be compiled', () => {
  it.each(broken.conditions)('%s', (expression, expected) => {
    expect(errorsOf(expression)[0]).toContain(expected);
  });

  const services = broken.services.map(([body = '', expected = '']) => [firestore(body), expected]);
  it.each([...broken.files, ...services])('%j', (source, expected) => {
    const { ruleset, issues } = compileRules(source);
    expect(ruleset).toBeUndefined();
    const errors = issues.filter(({ severity }) => severity === 'error');
    expect(errors.map(showIssue)[0]).toContain(expected);
  });

  it('reports every mistake that it can, in order', () => {
    expect(errorsOf('a.b || c() || "x".matches("[")').map((text) => text.slice(0, 5))).toEqual([
      '3:15 ',
      '3:22 ',
      '3:41 ',
    ]);
  });

  it.each([
    ['brackets', '('.repeat(100_000)],
    ['lists', '['.repeat(100_000)],
    ['maps', "{'a':".repeat(40_000)],
    ['negations', '!'.repeat(200_000)],
    ['minus signs', '-'.repeat(200_000)],
    ['a chain of &&', 'true && '.repeat(25_000)],
    ['a chain of fields', `a${'.b'.repeat(100_000)}`],
    ['conditionals', 'true ? '.repeat(30_000)],
    ['path bindings', '/$('.repeat(60_000)],
  ])('survives %s without end', (_name, expression) => {
    expect(errorsOf(expression)[0]).toMatch(/^3:\d+ /);
  });

  it('survives matches without end', () => {
    const { issues } = compileRules(firestore('match /a/b { '.repeat(15_000)));
    expect(issues[0]?.message).toContain('11 deep');
  });
});

it.each([
  ['match /a/{b} { allow get: if true }', "3:35 Missing ';' at '}'."],
  ['match /a/{b} { allow read, reed; }', "3:28 Unknown operation 'reed': it allows nothing."],
  ["match /a/{b} { allow get: if bool('true'); }", '3:30 bool() does not exist in production.'],
  [
    'match /a/{b} { allow get: if math.isInfinite(1.0); }',
    '3:35 math.isInfinite() does not exist in production.',
  ],
  ['function f() { return true; }', "3:10 Function 'f' is not used."],
])('is accepted with a warning: %s', (body, warning) => {
  const { ruleset, issues } = compileRules(firestore(body));
  expect(ruleset).toBeDefined();
  expect(issues.map((issue) => `${showIssue(issue)} (${issue.severity})`)).toEqual([
    `${warning} (warning)`,
  ]);
});

it.each([
  ['comments', '// one\n/* two\n three */ match /a/{b} { allow read; /* four */ }'],
  ['trailing commas', "match /a/{b} { allow get: if [1, 2,] == [1, 2] && {'a': 1,}.size() == 1; }"],
  ['a single-segment wildcard written out', 'match /a/{b=*} { allow read; }'],
  ['literal segments', 'match /databases/(default)/documents/a-b_c/{d} { allow read; }'],
  ['words of the language as fields', 'match /a/{b} { allow get: if request.match.in == 1; }'],
])('%s can be compiled', (_name, body) => {
  expect(compileRules(firestore(body)).issues).toEqual([]);
});
