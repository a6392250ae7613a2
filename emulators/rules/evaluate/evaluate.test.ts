import { describe, expect, it } from 'vitest';
import { documentResource } from '../firestoreValues.ts';
import { DocumentNeeded } from '../errors.ts';
import type { RulesMethod } from '../types.ts';
import { DOCUMENTS, REQUEST, ask, compiled, firestoreRules } from '../../tests/helpers/rules.ts';
import { NULL, bool, map, string } from '../values.ts';
import cases from './evaluate.cases.json' with { type: 'json' };

const { lookUps, explained } = cases;

const document = (path: string, data = {}): ReturnType<typeof documentResource> =>
  documentResource(`${DOCUMENTS}/${path}`, map(data));

describe('operations', () => {
  const all: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create, delete', ['create', 'delete']],
    ['read, write', all],
  ] as const)('allow %s is %j', (operations, expected) => {
    const ruleset = firestoreRules(`match /a/{b} { allow ${operations}; }`);
    const allowed = all.filter(
      (method) =>
        ask(ruleset, { path: `${DOCUMENTS}/a${method === 'list' ? '' : '/b'}`, method }).allowed,
    );
    expect(allowed).toEqual(expected);
  });

  it('denies what no rule matches, and says so', () => {
    const decision = ask(firestoreRules('match /a/{b} { allow read; }'), {
      path: `${DOCUMENTS}/c/d`,
      method: 'get',
    });
    expect(decision.allowed).toBe(false);
    expect(decision.explanation).toBe(`No allow statement matches 'get' of ${DOCUMENTS}/c/d.`);
  });

  it('denies every request to a service without rules', () => {
    const ruleset = compiled("rules_version = '2'; service firebase.storage {}");
    expect(ask(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get' }).allowed).toBe(false);
  });

  it('is enough if one of several statements allows', () => {
    const ruleset = firestoreRules(`match /a/{b} { allow get: if false; allow get: if b.x; }
      match /{all=**} { allow get: if true; }`);
    expect(ask(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get' }).allowed).toBe(true);
  });
});

describe('functions', () => {
  it('see parameters, variables, and the wildcards around them', () => {
    const ruleset = firestoreRules(`match /a/{b} {
      function isB(name, prefix) { let full = prefix + name; let twice = full + full; return twice == 'x' + b + 'x' + b; }
      allow get: if isB('one', 'x') && outer(b) && isB('one', 'x');
    }
    function outer(b) { return b == 'one' && database == '(default)'; }`);
    expect(ask(ruleset, { path: `${DOCUMENTS}/a/one`, method: 'get' }).allowed).toBe(true);
    expect(ask(ruleset, { path: `${DOCUMENTS}/a/two`, method: 'get' }).allowed).toBe(false);
  });

  it('fail only where a failed variable is used', () => {
    const ruleset = firestoreRules(`function f(yes) { let bad = null.x; return yes || bad; }
      match /a/{b} { allow get: if f(true); allow delete: if f(false); }`);
    expect(ask(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get' }).allowed).toBe(true);
    expect(ask(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'delete' }).allowed).toBe(false);
  });
});

describe('looking at other documents', () => {
  const path = `${DOCUMENTS}/a/b`;
  const staff: Record<string, ReturnType<typeof document>> = {
    [`${DOCUMENTS}/staff/ada`]: document('staff/ada', { level: string('high') }),
  };
  it.each([
    ...lookUps.allowed.map((condition) => [condition, true] as const),
    ...lookUps.denied.map((condition) => [condition, false] as const),
  ])('%s is %s', (condition, expected) => {
    const ruleset = firestoreRules(`match /a/{b} { allow get: if ${condition}; }`);
    const after: Record<string, ReturnType<typeof document>> = {
      [`${DOCUMENTS}/new/one`]: document('new/one', { ok: bool(true) }),
    };
    const decision = ruleset.evaluate(
      { service: 'cloud.firestore', path, method: 'get', request: map(REQUEST), resource: null },
      { get: (at) => staff[at] ?? null, getAfter: (at) => after[at] ?? null },
    );
    expect(decision.allowed).toBe(expected);
  });

  const lookups = (count: number): string =>
    Array.from({ length: count }, (_, i) => `!exists(/databases/(default)/documents/x/d${i})`).join(
      ' && ',
    );

  // Source: "Security Rules limits" of Cloud Storage.
  it('allows 2 in rules for Storage', () => {
    const storage = (count: number) =>
      compiled(`rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{file} {
        allow get: if ${lookups(count).replaceAll('!exists', '!firestore.exists')}; } }`);
    const about = {
      service: 'firebase.storage',
      path: '/b/bucket/o/a.png',
      method: 'get',
    } as const;
    expect(ask(storage(2), about).allowed).toBe(true);
    expect(ask(storage(3), about).explanation).toContain('x/d2 is beyond the limit');
  });

  it('counts a document once, before and after the writes', () => {
    const ruleset = firestoreRules(`match /a/{b} {
      allow create: if getAfter(/databases/$(database)/documents/x/d) == null
        && !exists(/databases/$(database)/documents/x/d)
        && getAfter(/databases/$(database)/documents/x/d) == null; }`);
    expect(ask(ruleset, { path, method: 'create' })).toMatchObject({ allowed: true, accesses: 1 });
  });

  it('lets through that a document has to be fetched', () => {
    const ruleset = firestoreRules(
      'match /a/{b} { allow get: if exists(/databases/(default)/documents/x/y); }',
    );
    const run = (): unknown =>
      ruleset.evaluate(
        { service: 'cloud.firestore', path, method: 'get', request: map({}), resource: null },
        {
          get: (wanted) => {
            throw new DocumentNeeded(wanted);
          },
        },
      );
    expect(run).toThrow(DocumentNeeded);
  });
});

describe('limits of a request', () => {
  const path = `${DOCUMENTS}/a/b`;

  it.each([
    ['strings', "'abcdefgh'", 'v + v', 'the string becomes too long'],
    ['lists', '[1]', 'v.concat(v)', 'the list becomes too long'],
    ['nested lists', '[1]', '[v, v]', 'Too many values are compared.'],
    ['nested maps', '{}', "{'a': v, 'b': v}", 'Too many values are compared.'],
    ['paths', '/a/b', '/$(v)/$(v)', 'the path becomes too long'],
    ['replacements', "'aaaa'", "v.replace('a', v)", 'the string becomes too long'],
  ])('does not let %s grow without end', (_name, start, step, reason) => {
    const doubled = Array.from({ length: 18 }, (_, i) =>
      i === 0
        ? `function f0(v) { return ${step}; }`
        : `function f${i}(v) { let a = f${i - 1}(v); return f0(a) == a ? a : g(a); }`,
    );
    const grow = Array.from({ length: 30 }, (_, i) => i).reduce((inner) => `g(${inner})`, start);
    const ruleset = firestoreRules(`function g(v) { return ${step}; }
      ${doubled.slice(0, 6).join('\n')}
      match /a/{b} { allow get: if ${grow} == ${grow}; }`);
    const decision = ask(ruleset, { path, method: 'get' });
    expect(decision.allowed).toBe(false);
    expect(decision.explanation).toContain(reason);
  });
});

describe('an explanation', () => {
  it('names the part that was false, within functions too', () => {
    const ruleset = firestoreRules(`function isStaff() {
  return request.auth != null
    && exists(/databases/$(database)/documents/staff/$(request.auth.uid));
}
match /a/{b} {
  allow create: if isStaff() && request.resource.data.title.size() <= 3;
  allow create: if b == 'special';
}`);
    const request = map({ ...REQUEST, resource: document('a/b', { title: string('long') }) });
    const about = { path: `${DOCUMENTS}/a/b`, method: 'create', request } as const;
    expect(ask(ruleset, about).explanation).toBe(
      `No rule allows 'create' of ${DOCUMENTS}/a/b.
false for 'create' @ test.rules:8:3: \`exists(/databases/$(database)/documents/staff/$(request.auth.uid))\` (line 5) is false
false for 'create' @ test.rules:9:3: \`b == 'special'\` (line 9) is false (b is 'b')`,
    );
    const staff = { [`${DOCUMENTS}/staff/ada`]: document('staff/ada') };
    expect(ask(ruleset, about, staff).outcomes[0]?.reason).toBe(
      '`request.resource.data.title.size() <= 3` (line 8) is false (request.resource.data.title.size() is 4)',
    );
  });

  it.each(explained)('quotes %s with its brackets', (condition, reason) => {
    const ruleset = firestoreRules(`match /a/{b} { allow get: if ${condition}; }`);
    const { outcomes } = ask(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get' });
    expect(outcomes[0]?.reason).toBe(reason);
  });

  it('says what failed', () => {
    const ruleset = firestoreRules('match /a/{b} { allow get: if resource.data.a == 1; }');
    const decision = ask(ruleset, { path: `${DOCUMENTS}/a/b`, method: 'get', resource: NULL });
    expect(decision.outcomes).toEqual([
      {
        line: 3,
        column: 16,
        result: 'error',
        reason: '`resource.data.a == 1` failed (line 3): Null value error: .data of null',
      },
    ]);
  });
});
