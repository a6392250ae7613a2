import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile/compileRules.ts';
import { listErrors, formatIssue } from '../../tests/helpers/rules.ts';

const wrapInService = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n${body}\n}`;

describe('compileRules', () => {
  // Each error starts with its position. The condition starts at line 3, column 15.
  it.each<[condition: string, error: string]>([
    ['nobody.uid == 1', "3:15 Unknown variable 'nobody'."],
    ['reqest.auth != null', "3:15 Unknown variable 'reqest'. Did you mean 'request'?"],
    ['isOwner()', "3:15 Unknown function 'isOwner'."],
    ["'a'.sise() == 1", "3:19 Unknown function 'sise'. Did you mean 'size'?"],
    ['math.flor(1.5) == 1', "3:20 Unknown function 'flor'. Did you mean 'floor'?"],
    ['exist(/a/b)', "3:15 Unknown function 'exist'. Did you mean 'exists'?"],
    ['exists(/a/b, /c/d)', '3:15 exists() takes 1 argument, not 2.'],
    ["'a'.size(1) == 1", '3:19 size() takes 0 arguments, not 1.'],
    ["{}.get('a') == 1", '3:18 get() takes 2 arguments, not 1.'],
    ['math.pow(2) == 4.0', '3:20 pow() takes 2 arguments, not 1.'],
    ["'a'.matches('(')", "3:27 Invalid regular expression '('"],
    ["'a'.replace('[', '') == ''", "3:27 Invalid regular expression '['"],
    ["'a'.matches('(?=a)')", '3:27 Invalid regular expression'],
    ['1 is integer', "3:20 Unknown type 'integer'."],
    ['1 is null', "3:20 Unknown type 'null'."],
    ['9223372036854775808 == 1', '3:15 This integer does not fit into 64 bits.'],
    ['1 +', "3:18 Unexpected ';'; an expression is missing here."],
    ['(1 == 1', "3:22 Missing ')' at ';'."],
    ['[1, 2', "3:20 Missing ',' at ';'."],
    ["'abc", '3:15 This string is never closed.'],
    ['true # no', "3:20 Unexpected character '#'."],
    ['/a//b is path', '3:18 A path segment is missing.'],
    ['firestore.get(/a/b) == null', "3:15 Unknown variable 'firestore'."],
  ])('rejects the condition %s', (condition, error) => {
    expect(listErrors(condition)[0]).toContain(error);
  });

  function expectError(source: string, expected: string): void {
    const { ruleset, issues } = compileRules(source);
    expect(ruleset).toBeUndefined();
    const errors = issues.filter(({ severity }) => severity === 'error');
    expect(errors.map(formatIssue)[0]).toContain(expected);
  }

  it.each<[file: string, error: string]>([
    ['', '1:1 There is no service in this file.'],
    ["rules_version = '3';", '1:17 rules_version must be'],
    ['service cloud.datastore {}', "1:9 Unknown service 'cloud.datastore'."],
    ['service cloud.firestore {', "1:26 Unexpected 'the end of the file'"],
    ['service cloud.firestore {{', "1:26 Unexpected '{'"],
    ['/* never closed', '1:1 This comment is never closed.'],
  ])('rejects a file with the content %j', (file, error) => {
    expectError(file, error);
  });

  // Each error starts with its position. The content of the service starts at line 3, column 1.
  it.each<[content: string, error: string]>([
    ['allow read;', "3:1 'allow' must be inside a match."],
    ['match a/b {}', "3:7 Expected a path that begins with '/', not 'a'."],
    ['match /a/{b} { allow read: true; }', "3:28 Missing 'if' at 'true'."],
    ['match /{a}/{a} {}', "3:13 The wildcard 'a' is declared twice."],
    [
      'match /a/{math} { allow get; }',
      "3:11 'math' is a namespace and cannot be the name of a variable.",
    ],
    ['match /{a=**}/b/{c=**} {}', '3:18 A match has at most one wildcard of several'],
    [
      'function f() { return true; }\nfunction f() { return true; }',
      "4:10 The function 'f' is declared twice.",
    ],
    ['function f(a, a) { return true; }', "3:15 'a' is declared twice."],
    ['function f(a) { let a = 1; return a; }', "3:21 'a' is declared twice."],
    ['function f() { let a = b; let b = 1; return a; }', "3:24 Unknown variable 'b'."],
    ['function f() { return f(); }', '3:23 Functions must not call themselves: f calls f.'],
    [
      'function f() { return g(); }\nfunction g() { return f(); }',
      '4:23 Functions must not call themselves: f calls g calls f.',
    ],
    ['function f(a) { return a; }\nfunction g() { return f(); }', '4:23 f() takes 1'],
    ['function if() { return true; }', "3:10 'if' is a reserved word."],
    ['function f() { true }', "3:16 Missing 'return' at 'true'."],
    ['function f(a,b,c,d,e,f,g,h) { return a; }', '3:10 A function has at most 7 parameters.'],
  ])('rejects a service with %j', (content, error) => {
    expectError(wrapInService(content), error);
  });

  it('reports several mistakes in the order of the source', () => {
    expect(listErrors('a.b || c() || "x".matches("[")').map((text) => text.slice(0, 5))).toEqual([
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
    ['&& operators', 'true && '.repeat(25_000)],
    ['field accesses', `a${'.b'.repeat(100_000)}`],
    ['conditionals', 'true ? '.repeat(30_000)],
    ['path bindings', '/$('.repeat(60_000)],
  ])('reports an error for thousands of nested %s', (_name, expression) => {
    expect(listErrors(expression)[0]).toMatch(/^3:\d+ /);
  });

  it('reports an error for thousands of nested match blocks', () => {
    const { issues } = compileRules(wrapInService('match /a/b { '.repeat(15_000)));
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
])('accepts %s with a warning', (body, warning) => {
  const { ruleset, issues } = compileRules(wrapInService(body));
  expect(ruleset).toBeDefined();
  expect(issues.map((issue) => `${formatIssue(issue)} (${issue.severity})`)).toEqual([
    `${warning} (warning)`,
  ]);
});

it.each([
  ['comments', '// one\n/* two\n three */ match /a/{b} { allow read; /* four */ }'],
  ['trailing commas', "match /a/{b} { allow get: if [1, 2,] == [1, 2] && {'a': 1,}.size() == 1; }"],
  ['a single-segment wildcard in its long form', 'match /a/{b=*} { allow read; }'],
  ['literal segments', 'match /databases/(default)/documents/a-b_c/{d} { allow read; }'],
  ['reserved words as fields', 'match /a/{b} { allow get: if request.match.in == 1; }'],
])('compiles rules with %s', (_name, body) => {
  expect(compileRules(wrapInService(body)).issues).toEqual([]);
});
