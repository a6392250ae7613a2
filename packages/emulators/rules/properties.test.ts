import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from './compile/compileRules.ts';
import { ComparisonCounter } from './evaluate/comparisonCounter.ts';
import * as sameness from './operators/sameness.ts';
import { compareOrder } from './operators/order.ts';
import { documentResource } from './firestoreValues.ts';
import {
  DOCUMENTS,
  evaluateRequest,
  compileFirestoreRules,
  evaluateCondition,
} from '../tests/helpers/rules.ts';
import { bool, float, fromJson, int, list, map, string, type RulesValue } from './values.ts';

const scalar = fc.oneof(
  fc.boolean().map(bool),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(int),
  fc.integer({ min: -3, max: 3 }).map(int),
  fc.double().map(float),
  fc.string({ unit: 'grapheme', maxLength: 5 }).map(string),
);
const value: fc.Arbitrary<RulesValue> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }).map(list),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), scalar).map((entries) => map(entries)),
);

/** Generates conditions from parts of the language. Most of the conditions can be evaluated. */
const { condition } = fc.letrec<{ condition: string; operand: string }>((tie) => ({
  operand: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('1', '1.5', "'a'", 'null', 'true', 'id', 'resource.data.a', 'resource.data.b'),
    fc
      .tuple(tie('operand'), fc.constantFrom('+', '-', '*'), tie('operand'))
      .map((p) => p.join(' ')),
    tie('operand').map((text) => `[${text}]`),
    tie('operand').map((text) => `(${text}).size()`),
  ),
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('true', 'false', 'resource.data.a', "'a' in resource.data"),
    fc.constantFrom(
      ...['resource.data.a[0] is int', 'resource.data.a.k is int', "resource.data.a == {'k': 1}"],
      ...["resource.data.a == [1, 'a']", "{'k': 1} in resource.data.a", '1 in resource.data.a'],
      '{}.diff(resource.data).addedKeys().size() == 0',
    ),
    fc
      .tuple(tie('operand'), fc.constantFrom('==', '!=', '<', '>=', 'in'), tie('operand'))
      .map((parts) => parts.join(' ')),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map((parts) => `(${parts.join(' ')})`),
    tie('condition').map((text) => `!(${text})`),
  ),
}));

const operator = fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'array-contains');
type Operator = typeof operator extends fc.Arbitrary<infer T> ? T : never;

/** Values from a small set, so that filters often match and rules often compare equal values. */
const small = fc.constantFrom(
  ...[true, false, 0, 1, 1.5, 'a', 'b', [1, 'a'], { k: 1 }].map(fromJson),
  ...[float(1), list([float(1), string('a')]), map({ k: float(1) })],
);

const haveSameValue = (a: RulesValue, b: RulesValue): boolean =>
  sameness.areEqual(a, b, new ComparisonCounter());

/**
 * Returns whether a Firestore filter matches a value. A range matches only values with the same
 * type as the limit.
 */
function isSelected(op: Operator, a: RulesValue, limit: RulesValue): boolean {
  if (op === '==') return haveSameValue(a, limit);
  if (op === '!=') return !haveSameValue(a, limit);
  if (op === 'array-contains') {
    return a.type === 'list' && a.items.some((item) => haveSameValue(item, limit));
  }
  const result = compareOrder(a, limit);
  if (result === undefined) return false;
  if (result === 0) return op === '<=' || op === '>=';
  return op.startsWith(result < 0 ? '<' : '>');
}

const FRAGMENTS = [
  ...'{}()[];:,.?!/=<>+-*%&|$\'"\\ \n'.split(''),
  ...'rules_version service cloud.firestore match allow read write if function return let'.split(
    ' ',
  ),
  ...'{x=**} == && || in is true null request resource.data get exists 1 2.5 /a/$( // /*'.split(
    ' ',
  ),
];
const valid = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  function f(a) { let b = a; return b == 1 || a in [1, 2]; }
  match /a/{b=**} { allow read, write: if f(1) && /a/$(request.auth.uid) is path; }
} }`;

const expectResult = (source: string): void => {
  const { ruleset, issues } = compileRules(source);
  const lines = source.split('\n').length;
  if (!ruleset) expect(issues.length).toBeGreaterThan(0);
  for (const { line, column, message } of issues) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(message).not.toBe('');
  }
};

// Strings of any characters, including unpaired surrogates. fast-check's unit 'binary' is not used,
// because it needs seconds to build its tables.
const characters = fc
  .array(fc.nat(0x10ffff), { maxLength: 200 })
  .map((codes) => String.fromCodePoint(...codes));
const piece = fc.constantFrom(...FRAGMENTS);
const pieces = fc
  .tuple(fc.array(piece, { maxLength: 60 }), fc.constantFrom('', ' '))
  .map(([parts, between]) => parts.join(between));
/** A valid source in which one fragment is inserted and up to five characters are removed. */
const mutatedSource = fc
  .tuple(fc.nat(valid.length), fc.nat(5), piece)
  .map(([at, cut, put]) => valid.slice(0, at) + put + valid.slice(at + cut));

it.each([
  ['random characters', characters, 100],
  ['a random sequence of tokens', pieces, 500],
  ['a valid source with random changes', mutatedSource, 1000],
])('returns a ruleset or issues with positions for %s', (_what, source, numRuns) => {
  fc.assert(fc.property(source, expectResult), { numRuns });
});

describe('random conditions', () => {
  const path = `${DOCUMENTS}/things/one`;
  const createResource = (a: RulesValue): RulesValue => documentResource(path, map({ a }));

  it('evaluates conditions by the laws of boolean logic', () => {
    fc.assert(
      fc.property(condition, condition, value, (one, two, a) => {
        const world = { resource: createResource(a) };
        const ruleset = compileFirestoreRules(`match /things/{id} { allow get: if ${one}; }`);
        const request = { path, method: 'get', ...world } as const;
        expect(evaluateRequest(ruleset, request)).toEqual(evaluateRequest(ruleset, request));
        const verdicts = [evaluateCondition(one, world), evaluateCondition(`!(${one})`, world)];
        expect(verdicts.filter((result) => result === 'true').length).toBeLessThan(2);
        for (const op of ['&&', '||']) {
          const getKind = (text: string): string | undefined =>
            evaluateCondition(text, world).split(':')[0];
          expect(getKind(`(${one}) ${op} (${two})`)).toBe(getKind(`(${two}) ${op} (${one})`));
        }
      }),
    );
  });

  it('allows a get of each document that an allowed query returns', () => {
    const documents = fc.array(fc.tuple(small, small, fc.boolean()), {
      minLength: 5,
      maxLength: 10,
    });
    let proofs = 0;
    fc.assert(
      fc.property(condition, operator, small, documents, (text, op, limit, candidates) => {
        const rules = compileFirestoreRules(`match /things/{id} { allow get, list: if ${text}; }`);
        const filter = { kind: 'field', field: ['a'], op, value: limit } as const;
        const listRequest = { path: `${DOCUMENTS}/things`, method: 'list' } as const;
        if (!evaluateRequest(rules, { ...listRequest, queryConstraints: [filter] }).allowed) return;
        proofs += 1;
        for (const [a, b, hasB] of candidates) {
          if (!isSelected(op, a, limit)) continue;
          const resource = documentResource(path, map(hasB ? { a, b } : { a }));
          expect(evaluateRequest(rules, { path, method: 'get', resource }).allowed).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
    // The test would prove nothing if the rules allowed too few queries.
    expect(proofs).toBeGreaterThan(50);
  });
});
