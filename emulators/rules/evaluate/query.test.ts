import { describe, expect, it } from 'vitest';
import { asArray, isObject } from '../../firestore/json.ts';
import { documentResource } from '../firestoreValues.ts';
import type { FieldConstraint, QueryConstraint } from '../types.ts';
import { DOCUMENTS, ask, firestoreRules } from '../../tests/helpers/rules.ts';
import { float, fromJson, int, list, map, pathOf, string, type RulesValue } from '../values.ts';
import table from './query.cases.json' with { type: 'json' };

const where = (
  field: string,
  op: FieldConstraint['op'],
  value: FieldConstraint['value'],
): FieldConstraint => ({ kind: 'field', field: field.split('.'), op, value });
const either = (...filters: QueryConstraint[]): QueryConstraint => ({ kind: 'or', filters });
const both = (...filters: QueryConstraint[]): QueryConstraint => ({ kind: 'and', filters });

const ada = where('owner', '==', string('ada'));

function operandOf(json: unknown): RulesValue {
  if (isObject(json) && typeof json.double === 'number') return float(json.double);
  if (isObject(json) && typeof json.path === 'string') return pathOf(`${DOCUMENTS}/${json.path}`);
  return fromJson(json);
}

const OPERATORS = [
  ...(['==', '!=', '<', '<=', '>', '>=', 'in', 'not-in'] as const),
  ...(['array-contains', 'array-contains-any'] as const),
];
/** A filter of the table: a field, its operator and operand, or several filters. */
function filterOf(json: unknown): QueryConstraint {
  if (isObject(json)) {
    const filters = asArray(json.or ?? json.and, 'filters').map(filterOf);
    return json.or ? either(...filters) : both(...filters);
  }
  const [field, name, operand] = asArray(json, 'a filter');
  const op = OPERATORS.find((each) => each === name);
  if (!op) throw new Error(`${String(name)} is no operator`);
  return where(String(field), op, operandOf(operand));
}

describe('a query is allowed only if each document that it could return is', () => {
  it.each(Object.values(table.rows).flat())('$if, with $filters: $proved', (row) => {
    const ruleset = firestoreRules(`match /things/{id} { allow list: if ${row.if}; }`);
    const queryConstraints = row.filters.map(filterOf);
    const about = { path: `${DOCUMENTS}/things`, method: 'list', queryConstraints } as const;
    expect(ask(ruleset, about).allowed).toBe(row.proved);
  });

  it('says which part does not follow from the filters', () => {
    const ruleset = firestoreRules(
      'match /things/{id} { allow list: if resource.data.isActive == true; }',
    );
    expect(ask(ruleset, { path: `${DOCUMENTS}/things`, method: 'list' }).explanation).toContain(
      "not proved for every document for 'list' @ test.rules:3:22: `resource.data.isActive == true` (line 3) does not follow from the query's filters",
    );
  });

  it('knows that ordered fields exist', () => {
    const ruleset = firestoreRules("match /t/{id} { allow list: if 'a' in resource.data; }");
    const about = { path: `${DOCUMENTS}/t`, method: 'list' } as const;
    expect(ask(ruleset, { ...about, queryOrderedBy: [['a']] }).allowed).toBe(true);
    expect(ask(ruleset, { ...about, queryOrderedBy: [['b']] }).allowed).toBe(false);
  });

  describe('of one document', () => {
    const stored = {
      [`${DOCUMENTS}/things/mine`]: documentResource(
        `${DOCUMENTS}/things/mine`,
        map({ owner: string('ada') }),
      ),
    };
    const name = (id: string): FieldConstraint =>
      where('__name__', '==', pathOf(`${DOCUMENTS}/things/${id}`));
    it.each([
      ['by its name', [name('mine')], 'things', true],
      [
        'by one of several names',
        [where('__name__', 'in', list([name('mine').value]))],
        'things',
        true,
      ],
      ['that is not stored', [name('missing')], 'things', false],
      ['beside one that is not stored', [either(name('mine'), name('missing'))], 'things', false],
      ['of another collection', [name('mine')], 'others', false],
      // Anything more is left to the filters, as before.
      ['by name and field', [name('mine'), where('n', '==', int(1))], 'things', false],
      ['by name and the field of the rule', [name('missing'), ada], 'things', true],
    ] as const)('%s', (_what, queryConstraints, collection, allowed) => {
      const ruleset = firestoreRules(
        `match /{all=**} { allow list: if resource.data.owner == request.auth.uid; }`,
      );
      const about = {
        path: `${DOCUMENTS}/${collection}`,
        method: 'list',
        queryConstraints,
      } as const;
      expect(ask(ruleset, about, stored)).toMatchObject({ allowed, accesses: 0 });
    });

    it('in a collection group, which is found at its path', () => {
      const ruleset = firestoreRules(
        `match /things/{id} { allow list: if resource.data.owner == request.auth.uid; }`,
      );
      const about = { path: DOCUMENTS, method: 'list', queryConstraints: [name('mine')] } as const;
      expect(ask(ruleset, { ...about, collectionGroup: 'things' }, stored).allowed).toBe(true);
      expect(ask(ruleset, { ...about, collectionGroup: 'others' }, stored).allowed).toBe(false);
    });
  });

  it('can be asked about one document', () => {
    const ruleset = firestoreRules('match /t/{id} { allow list: if id == resource.data.a; }');
    const resource = documentResource(`${DOCUMENTS}/t/x`, map({ a: string('x') }));
    const about = { path: `${DOCUMENTS}/t`, method: 'list', resource } as const;
    expect(ask(ruleset, about).allowed).toBe(true);
  });
});

describe('a query of a collection group', () => {
  it.each([
    ['match /{path=**}/posts/{id} { allow list; }', true],
    ['match /{all=**} { allow list; }', true],
    ['match /posts/{id} { allow list; }', false],
    ['match /users/{user}/posts/{id} { allow list; }', false],
    ['match /{path=**}/comments/{id} { allow list; }', false],
    ['match /{path=**}/posts/{id} { allow list: if path == /users/ada; }', false],
  ])('%s: %s', (rules, allowed) => {
    const decision = ask(firestoreRules(rules), {
      path: DOCUMENTS,
      collectionGroup: 'posts',
      method: 'list',
    });
    expect(decision.allowed).toBe(allowed);
  });
});
