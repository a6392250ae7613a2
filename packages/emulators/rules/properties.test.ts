import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from './compile/compileRules.ts';
import { ComparisonCounter } from './evaluate/comparisonCounter.ts';
import * as sameness from './operators/sameness.ts';
import { order } from './operators/order.ts';
import { documentResource } from './firestoreValues.ts';
import { DOCUMENTS, ask, firestoreRules, verdict } from '../tests/helpers/rules.ts';
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

/** Conditions made of the language's parts, most of which mean something. */
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

/** Few values, so that filters often select and rules often compare equal ones. */
const small = fc.constantFrom(
  ...[true, false, 0, 1, 1.5, 'a', 'b', [1, 'a'], { k: 1 }].map(fromJson),
  ...[float(1), list([float(1), string('a')]), map({ k: float(1) })],
);

const equal = (a: RulesValue, b: RulesValue): boolean =>
  sameness.equal(a, b, new ComparisonCounter());

/** Returns whether a Firestore filter selects a value: only one of the limit's kind. */
function selects(op: Operator, a: RulesValue, limit: RulesValue): boolean {
  if (op === '==') return equal(a, limit);
  if (op === '!=') return !equal(a, limit);
  if (op === 'array-contains') {
    return a.type === 'list' && a.items.some((item) => equal(item, limit));
  }
  const compared = order(a, limit);
  if (compared === undefined) return false;
  if (compared === 0) return op === '<=' || op === '>=';
  return op.startsWith(compared < 0 ? '<' : '>');
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

const compiles = (source: string): void => {
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

// Halves of pairs too. fast-check's own unit 'binary' takes seconds to make its tables.
const characters = fc
  .array(fc.nat(0x10ffff), { maxLength: 200 })
  .map((codes) => String.fromCodePoint(...codes));
const piece = fc.constantFrom(...FRAGMENTS);
const pieces = fc
  .tuple(fc.array(piece, { maxLength: 60 }), fc.constantFrom('', ' '))
  .map(([parts, between]) => parts.join(between));
/** Valid until a piece was put in or cut out. */
const changed = fc
  .tuple(fc.nat(valid.length), fc.nat(5), piece)
  .map(([at, cut, put]) => valid.slice(0, at) + put + valid.slice(at + cut));

it.each([
  ['any characters', characters, 100],
  ["the language's own pieces", pieces, 500],
  ['what was valid', changed, 1000],
])('any source made of %s gives a ruleset or an issue with a place', (_what, source, numRuns) => {
  fc.assert(fc.property(source, compiles), { numRuns });
});

describe('any condition', () => {
  const path = `${DOCUMENTS}/things/one`;
  const about = (a: RulesValue): RulesValue => documentResource(path, map({ a }));

  it('is decided the same way each time, never both as itself and negated, and alike with && and || in either order', () => {
    fc.assert(
      fc.property(condition, condition, value, (one, two, a) => {
        const world = { resource: about(a) };
        const ruleset = firestoreRules(`match /things/{id} { allow get: if ${one}; }`);
        const request = { path, method: 'get', ...world } as const;
        expect(ask(ruleset, request)).toEqual(ask(ruleset, request));
        const verdicts = [verdict(one, world), verdict(`!(${one})`, world)];
        expect(verdicts.filter((result) => result === 'true').length).toBeLessThan(2);
        for (const op of ['&&', '||']) {
          const kind = (text: string): string | undefined => verdict(text, world).split(':')[0];
          expect(kind(`(${one}) ${op} (${two})`)).toBe(kind(`(${two}) ${op} (${one})`));
        }
      }),
    );
  });

  it('that is proved for a query holds for each document of the query', () => {
    const documents = fc.array(fc.tuple(small, small, fc.boolean()), {
      minLength: 5,
      maxLength: 10,
    });
    let proofs = 0;
    fc.assert(
      fc.property(condition, operator, small, documents, (text, op, limit, candidates) => {
        const rules = firestoreRules(`match /things/{id} { allow get, list: if ${text}; }`);
        const filter = { kind: 'field', field: ['a'], op, value: limit } as const;
        const about = { path: `${DOCUMENTS}/things`, method: 'list' } as const;
        if (!ask(rules, { ...about, queryConstraints: [filter] }).allowed) return;
        proofs += 1;
        for (const [a, b, hasB] of candidates) {
          if (!selects(op, a, limit)) continue;
          const resource = documentResource(path, map(hasB ? { a, b } : { a }));
          expect(ask(rules, { path, method: 'get', resource }).allowed).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
    // Otherwise nothing has been shown.
    expect(proofs).toBeGreaterThan(50);
  });
});
