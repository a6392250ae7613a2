import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile/compileRules.ts';
import { compiled, errorsOf, firestoreRules, showIssue } from '../../tests/helpers/rules.ts';
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

  it('refuses calls more than 21 deep', () => {
    const chain = (length: number): string =>
      Array.from({ length }, (_, i) =>
        i === 0 ? 'function f0() { return true; }' : `function f${i}() { return f${i - 1}(); }`,
      ).join('\n');
    const source = (length: number): string =>
      firestore(`${chain(length)}\nmatch /a/{b} { allow get: if f${length - 1}(); }`);
    expect(compileRules(source(21)).ruleset).toBeDefined();
    expect(compileRules(source(22)).issues.map(showIssue).join()).toContain('Calls can be 21 deep');
  });

  it('refuses sources above 256 KiB', () => {
    const filler = `// ${'x'.repeat(1000)}\n`;
    const base = firestore('');
    expect(compileRules(base + filler.repeat(255)).ruleset).toBeDefined();
    expect(compileRules(base + filler.repeat(262)).issues[0]?.message).toContain('256 KiB');
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

describe('what is only worth a warning', () => {
  it('warns of a function that is not used', () => {
    const { ruleset, issues } = compileRules(firestore('function f() { return true; }'));
    expect(ruleset).toBeDefined();
    expect(issues).toEqual([
      { line: 3, column: 10, message: "Function 'f' is not used.", severity: 'warning' },
    ]);
  });
});

describe('what can be compiled', () => {
  it.each([
    ['comments', '// one\n/* two\n three */ match /a/{b} { allow read; /* four */ }'],
    [
      'trailing commas',
      "match /a/{b} { allow get: if [1, 2,] == [1, 2] && {'a': 1,}.size() == 1; }",
    ],
    ['a single-segment wildcard written out', 'match /a/{b=*} { allow read; }'],
    ['literal segments', 'match /databases/(default)/documents/a-b_c/{d} { allow read; }'],
    ['words of the language as fields', 'match /a/{b} { allow get: if request.match.in == 1; }'],
    [
      'functions used before they are declared',
      'match /a/{b} { allow get: if f(); }\nfunction f() { return true; }',
    ],
  ])('%s', (_name, body) => {
    expect(compileRules(firestore(body)).issues).toEqual([]);
  });

  it('is version 1 if it does not say otherwise', () => {
    expect(compiled('service cloud.firestore {}').version).toBe(1);
    expect(firestoreRules('').version).toBe(2);
  });
});
