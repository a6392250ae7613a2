import { describe, expect, it } from 'vitest';
import { documentResource } from '../firestoreValues.ts';
import {
  DOCUMENTS,
  REQUEST,
  evaluateRequest,
  compileOrThrow,
  compileFirestoreRules,
  evaluateCondition,
} from '../../tests/helpers/rules.ts';
import { NULL, list, map, string } from '../values.ts';

const createDocument = (path: string, data = {}): ReturnType<typeof documentResource> =>
  documentResource(`${DOCUMENTS}/${path}`, map(data));

describe('evaluation of requests', () => {
  it('explains the denial of a request that no rule matches', () => {
    const decision = evaluateRequest(compileFirestoreRules('match /a/{b} { allow read; }'), {
      path: `${DOCUMENTS}/c/d`,
      method: 'get',
    });
    expect(decision.allowed).toBe(false);
    expect(decision.explanation).toBe(`No allow statement matches 'get' of ${DOCUMENTS}/c/d.`);
  });

  it('denies every request to a service without rules', () => {
    const ruleset = compileOrThrow("rules_version = '2'; service firebase.storage {}");
    expect(evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get' }).allowed).toBe(
      false,
    );
  });
});

describe('functions in rules', () => {
  it('gives functions access to their parameters, their variables and the surrounding wildcards', () => {
    const ruleset = compileFirestoreRules(`match /a/{b} {
      function isB(name, prefix) { let full = prefix + name; let twice = full + full; return twice == 'x' + b + 'x' + b; }
      allow get: if isB('one', 'x') && outer(b) && isB('one', 'x');
    }
    function outer(b) { return b == 'one' && database == '(default)'; }`);
    expect(evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/one`, method: 'get' }).allowed).toBe(
      true,
    );
    expect(evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/two`, method: 'get' }).allowed).toBe(
      false,
    );
  });

  it('ignores a failed variable in a function unless the result depends on it', () => {
    const ruleset = compileFirestoreRules(`function f(yes) { let bad = null.x; return yes || bad; }
      match /a/{b} { allow get: if f(true); allow delete: if f(false); }`);
    expect(evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get' }).allowed).toBe(
      true,
    );
    expect(evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'delete' }).allowed).toBe(
      false,
    );
  });
});

describe('document lookups in rules', () => {
  const ada = createDocument('staff/ada', { level: string('high') });
  it.each<[condition: string, holds: boolean]>([
    [
      'get(/databases/(default)/documents/staff/ada).__name__ == /databases/(default)/documents/staff/ada',
      true,
    ],
    ['exists(/databases/$(database)/documents/staff/$(request.auth.uid))', true],
    ['exists(/databases/(default)/documents/staff)', false],
    ['exists(/staff/ada)', false],
  ])('evaluates the document lookup %s to %s', (condition, holds) => {
    const documents = { [`${DOCUMENTS}/staff/ada`]: ada };
    expect(evaluateCondition(condition, { documents }) === 'true').toBe(holds);
  });

  // The limit comes from the section "Security Rules limits" in the documentation of Cloud Storage.
  it('limits Storage rules to 2 document lookups', () => {
    const decideWithLookups = (count: number) => {
      const lookUps = Array.from(
        { length: count },
        (_, n) => `!firestore.exists(/databases/(default)/documents/x/d${n})`,
      );
      const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{file} {
        allow get: if ${lookUps.join(' && ')}; } }`;
      const service = 'firebase.storage';
      return evaluateRequest(compileOrThrow(source), {
        service,
        path: '/b/bucket/o/a.png',
        method: 'get',
      });
    };
    expect(decideWithLookups(2).allowed).toBe(true);
    expect(decideWithLookups(3).explanation).toContain('x/d2 is beyond the limit');
  });
});

const path = `${DOCUMENTS}/a/b`;

it.each([
  ['strings', "'abcdefgh'", 'v + v', 'the string becomes too long'],
  ['lists', '[1]', 'v.concat(v)', 'the list becomes too long'],
  ['nested lists', '[1]', '[v, v]', 'Too many values are compared.'],
  ['nested maps', '{}', "{'a': v, 'b': v}", 'Too many values are compared.'],
  ['paths', '/a/b', '/$(v)/$(v)', 'the path becomes too long'],
  ['replacements', "'aaaa'", "v.replace('a', v)", 'the string becomes too long'],
])('limits the growth of %s in a request', (_name, start, step, reason) => {
  const doubled = Array.from({ length: 18 }, (_, i) =>
    i === 0
      ? `function f0(v) { return ${step}; }`
      : `function f${i}(v) { let a = f${i - 1}(v); return f0(a) == a ? a : g(a); }`,
  );
  const grow = Array.from({ length: 30 }, (_, i) => i).reduce((inner) => `g(${inner})`, start);
  const ruleset = compileFirestoreRules(`function g(v) { return ${step}; }
    ${doubled.slice(0, 6).join('\n')}
    match /a/{b} { allow get: if ${grow} == ${grow}; }`);
  const decision = evaluateRequest(ruleset, { path, method: 'get' });
  expect(decision.allowed).toBe(false);
  expect(decision.explanation).toContain(reason);
});

describe('the explanation of a denial', () => {
  it('names the false part of a condition, even inside functions', () => {
    const ruleset = compileFirestoreRules(`function isStaff() {
  return request.auth != null
    && exists(/databases/$(database)/documents/staff/$(request.auth.uid));
}
match /a/{b} {
  allow create: if isStaff() && request.resource.data.title.size() <= 3;
  allow create: if b == 'special';
}`);
    const request = map({ ...REQUEST, resource: createDocument('a/b', { title: string('long') }) });
    const about = { path: `${DOCUMENTS}/a/b`, method: 'create', request } as const;
    expect(evaluateRequest(ruleset, about).explanation).toBe(
      `No rule allows 'create' of ${DOCUMENTS}/a/b.
false for 'create' @ test.rules:8:3: \`exists(/databases/$(database)/documents/staff/$(request.auth.uid))\` (line 5) is false
false for 'create' @ test.rules:9:3: \`b == 'special'\` (line 9) is false (b is 'b')`,
    );
    const staff = { [`${DOCUMENTS}/staff/ada`]: createDocument('staff/ada') };
    expect(evaluateRequest(ruleset, about, staff).outcomes[0]?.reason).toBe(
      '`request.resource.data.title.size() <= 3` (line 8) is false (request.resource.data.title.size() is 4)',
    );
  });

  it.each<[condition: string, reason: string]>([
    [
      "!('uid' in request.auth)",
      "`!('uid' in request.auth)` (line 3) is false ('uid' in request.auth is true)",
    ],
    [
      '(b == 1) == (b != 1)',
      '`(b == 1) == (b != 1)` (line 3) is false (b == 1 is false, b != 1 is true)',
    ],
    ['true && ((b + b) == b)', "`(b + b) == b` (line 3) is false (b + b is 'bb', b is 'b')"],
    ['(b + b).size() == 3', '`(b + b).size() == 3` (line 3) is false ((b + b).size() is 2)'],
    ['(b) is int', "`(b) is int` (line 3) is false (b is 'b')"],
    [
      "(b + 'c')[1] == (b)",
      "`(b + 'c')[1] == (b)` (line 3) is false ((b + 'c')[1] is 'c', b is 'b')",
    ],
    ["({'a': b}).a == 'x'", "`({'a': b}).a == 'x'` (line 3) is false (({'a': b}).a is 'b')"],
    ["(b == 'b') ? (!(true)) : true", '`!(true)` (line 3) is false'],
    [
      "({'a': b}).c == 'x'",
      "`({'a': b}).c == 'x'` failed (line 3): Property c is undefined on object.",
    ],
  ])('quotes the condition %s with its brackets', (condition, reason) => {
    const ruleset = compileFirestoreRules(`match /a/{b} { allow get: if ${condition}; }`);
    const { outcomes } = evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get' });
    expect(outcomes[0]?.reason).toBe(reason);
  });

  it('names the part of a condition that failed', () => {
    const ruleset = compileFirestoreRules('match /a/{b} { allow get: if resource.data.a == 1; }');
    const decision = evaluateRequest(ruleset, {
      path: `${DOCUMENTS}/a/b`,
      method: 'get',
      resource: NULL,
    });
    expect(decision.outcomes).toEqual([
      {
        line: 3,
        column: 16,
        result: 'error',
        reason: '`resource.data.a == 1` failed (line 3): Null value error: .data of null',
      },
    ]);
  });

  it('names the part of a condition that does not follow from the filters of the query', () => {
    const ruleset = compileFirestoreRules(
      'match /things/{id} { allow list: if resource.data.isActive == true; }',
    );
    expect(
      evaluateRequest(ruleset, { path: `${DOCUMENTS}/things`, method: 'list' }).explanation,
    ).toContain(
      "not proved for every document for 'list' @ test.rules:3:22: `resource.data.isActive == true` (line 3) does not follow from the query's filters",
    );
  });
});

it('denies a query with an empty `in` filter', () => {
  const ruleset = compileFirestoreRules("match /t/{id} { allow list: if resource.data.s == 'a'; }");
  const none = { kind: 'field', field: ['s'], op: 'in', value: list([]) } as const;
  const about = { path: `${DOCUMENTS}/t`, method: 'list' } as const;
  expect(evaluateRequest(ruleset, { ...about, queryConstraints: [none] }).allowed).toBe(false);
});

it('uses the fields of the given document when it evaluates a list rule', () => {
  const ruleset = compileFirestoreRules('match /t/{id} { allow list: if id == resource.data.a; }');
  const about = { path: `${DOCUMENTS}/t`, method: 'list' } as const;
  const resource = createDocument('t/x', { a: string('x') });
  expect(evaluateRequest(ruleset, { ...about, resource }).allowed).toBe(true);
});
