import { describe, expect, it } from 'vitest';
import recorded from '../../tests/conformance/rulesCosts.json' with { type: 'json' };
import {
  DOCUMENTS,
  REQUEST,
  evaluateRequest,
  compileFirestoreRules,
} from '../../tests/helpers/rules.ts';
import { createTree } from '../../tests/helpers/tables.ts';
import { documentResource } from '../firestoreValues.ts';
import type { RulesDecision } from '../types.ts';
import { bool, int, map, string } from '../values.ts';

const data = map({ a: int(1), m: map({ k: int(1) }) });
const resource = documentResource(`${DOCUMENTS}/a/x`, data);
const config = documentResource(`${DOCUMENTS}/cfg/c`, map({ on: bool(true) }));
const auth = map({ uid: string('ada'), token: map({ n: int(9) }) });

const repeatCondition = (condition: string, times: number): string =>
  Array.from({ length: times }, () => condition).join(' && ');

const decide = (statements: string): RulesDecision =>
  evaluateRequest(
    compileFirestoreRules(`${recorded.functions} match /a/{id} { ${statements} }`),
    { path: `${DOCUMENTS}/a/x`, method: 'get', resource, request: map({ ...REQUEST, auth }) },
    { [`${DOCUMENTS}/cfg/c`]: config },
  );
const decideIf = (condition: string): RulesDecision => decide(`allow get: if ${condition};`);

const computeWorstCost = (condition: string): number | undefined =>
  compileFirestoreRules(
    `${recorded.functions} match /a/{id} { allow get: if ${condition}; }`,
  ).costs()[0]?.expressions;

describe('the number of expressions that a request evaluates', () => {
  it.each(recorded.costs)(
    'counts as many expressions as production for $what: $expressions',
    (row) => {
      const { condition, times, expressions, what } = row;
      expect(decideIf(repeatCondition(condition, times))).toMatchObject({
        allowed: true,
        expressions,
      });
      // Number of expressions that this request skips but another request could evaluate. The
      // highest possible cost includes them.
      const notEvaluated: Record<string, number> = {
        '&& with a false left side': 19 * 4,
        '? :': 20 * 2,
      };
      expect(computeWorstCost(repeatCondition(condition, times))).toBe(
        expressions + (notEvaluated[what] ?? 0),
      );
      const [least, most = NaN] = row.recorded ?? [];
      if (least === undefined) return;
      expect(expressions).toBeGreaterThanOrEqual(least);
      expect(expressions).toBeLessThanOrEqual(most + 4);
    },
  );

  it.each(recorded.trees)(
    'evaluates `$condition` joined $leaves times as production does: $allowed',
    (row) => {
      const { condition, leaves, allowed } = row;
      expect(decideIf(createTree(leaves, condition)).allowed).toBe(allowed);
    },
  );

  it('limits all statements of a request together to 1,000 expressions', () => {
    const half = `!${createTree(167)}`;
    const halves = `allow get: if ${half}; allow get: if ${half};`;
    const within = decide(`${halves} allow get;`);
    expect([within.allowed, within.expressions]).toEqual([true, 1000]);
    const over = decide(`${halves} allow get: if true; allow get;`);
    expect(over.allowed).toBe(false);
    expect(over.explanation).toContain('1000 expressions');
  });
});

describe('Ruleset.costs', () => {
  it('counts the cost of a function at every call', () => {
    expect(computeWorstCost('same(id) || same(id)')).toBe(2 * 5 + 2);
  });

  it('lists the cost of each statement in the order of the source', () => {
    const ruleset = compileFirestoreRules(`match /a/{b} {
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
