import { describe, expect, it } from 'vitest';
import recorded from '../../tests/conformance/rulesCosts.json' with { type: 'json' };
import { DOCUMENTS, REQUEST, ask, firestoreRules } from '../../tests/helpers/rules.ts';
import { tree } from '../../tests/helpers/tables.ts';
import { documentResource } from '../firestoreValues.ts';
import type { Decision } from '../types.ts';
import { bool, int, map, string } from '../values.ts';

const data = map({ a: int(1), m: map({ k: int(1) }) });
const resource = documentResource(`${DOCUMENTS}/a/x`, data);
const config = documentResource(`${DOCUMENTS}/cfg/c`, map({ on: bool(true) }));
const auth = map({ uid: string('ada'), token: map({ n: int(9) }) });

const joined = (condition: string, times: number): string =>
  Array.from({ length: times }, () => condition).join(' && ');

const decide = (statements: string): Decision =>
  ask(
    firestoreRules(`${recorded.functions} match /a/{id} { ${statements} }`),
    { path: `${DOCUMENTS}/a/x`, method: 'get', resource, request: map({ ...REQUEST, auth }) },
    { [`${DOCUMENTS}/cfg/c`]: config },
  );
const decideIf = (condition: string): Decision => decide(`allow get: if ${condition};`);

/** The most that the condition can cost. */
const worst = (condition: string): number | undefined =>
  firestoreRules(`${recorded.functions} match /a/{id} { allow get: if ${condition}; }`).costs()[0]
    ?.expressions;

describe('expressions are counted as in production', () => {
  it.each(recorded.costs)('$what: $expressions', (row) => {
    const { condition, times, expressions, what } = row;
    expect(decideIf(joined(condition, times))).toMatchObject({ allowed: true, expressions });
    // What is not evaluated could be, for another request.
    const more: Record<string, number> = { '&& that is false at once': 19 * 4, '? :': 20 * 2 };
    expect(worst(joined(condition, times))).toBe(expressions + (more[what] ?? 0));
    const [least, most = NaN] = row.recorded ?? [];
    if (least === undefined) return;
    expect(expressions).toBeGreaterThanOrEqual(least);
    expect(expressions).toBeLessThanOrEqual(most + 4);
  });

  it.each(recorded.trees)('a tree of `$condition`, $leaves times: $allowed', (row) => {
    const { condition, leaves, allowed } = row;
    expect(decideIf(tree(leaves, condition)).allowed).toBe(allowed);
  });

  it('up to 1,000 for all statements together, and nothing saves a request from that', () => {
    const half = `!${tree(167)}`;
    const halves = `allow get: if ${half}; allow get: if ${half};`;
    const within = decide(`${halves} allow get;`);
    expect([within.allowed, within.expressions]).toEqual([true, 1000]);
    const beyond = decide(`${halves} allow get: if true; allow get;`);
    expect(beyond.allowed).toBe(false);
    expect(beyond.explanation).toContain('1000 expressions');
  });
});

describe('the most that a rule can cost', () => {
  it('counts a function wherever it is called', () => {
    expect(worst('same(id) || same(id)')).toBe(2 * 5 + 2);
  });

  it('names each statement, in the order of the source', () => {
    const ruleset = firestoreRules(`match /a/{b} {
  allow read;
  match /c/{rest=**} { allow create, delete: if true; }
}`);
    expect(ruleset.costs()).toEqual([
      {
        line: 4,
        column: 3,
        path: '/databases/{database}/documents/a/{b}',
        methods: ['get', 'list'],
        expressions: 0,
      },
      {
        line: 5,
        column: 24,
        path: '/databases/{database}/documents/a/{b}/c/{rest=**}',
        methods: ['create', 'delete'],
        expressions: 1,
      },
    ]);
  });
});
