import { describe, expect, it } from 'vitest';
import { documentResource } from '../firestoreValues.ts';
import type { FieldConstraint, QueryConstraint } from '../types.ts';
import { DOCUMENTS, REQUEST, ask, firestoreRules } from '../../tests/helpers/rules.ts';
import { NULL, bool, float, int, list, map, pathOf, string } from '../values.ts';

const where = (
  field: string,
  op: FieldConstraint['op'],
  value: FieldConstraint['value'],
): FieldConstraint => ({ kind: 'field', field: field.split('.'), op, value });
const either = (...filters: QueryConstraint[]): QueryConstraint => ({ kind: 'or', filters });
const both = (...filters: QueryConstraint[]): QueryConstraint => ({ kind: 'and', filters });

const active = where('isActive', '==', bool(true));
const ada = where('owner', '==', string('ada'));

const oneA = list([int(1), string('a')]);

type Row = readonly [condition: string, filters: readonly QueryConstraint[], proved: boolean];
const data = (field: string): string => `resource.data.${field}`;

const rows: readonly Row[] = [
  ['true', [], true],
  ['false', [active], false],
  ['request.auth != null', [], true],
  [`${data('isActive')} == true`, [active], true],
  [data('isActive'), [active], true],
  [`${data('isActive')} == true`, [], false],
  [`${data('isActive')} == true`, [where('isActive', '==', bool(false))], false],
  [`${data('isActive')} == true || false`, [active], true],
  [`${data('isActive')} == true || true`, [], true],
  [`false && ${data('isActive')} == true`, [active], false],
  [`!(${data('isActive')} == false)`, [active], true],
  [`${data('isActive')} is bool`, [active], true],
  [`${data('isActive')} == true && ${data('owner')} == request.auth.uid`, [active], false],
  [`${data('isActive')} == true && ${data('owner')} == request.auth.uid`, [active, ada], true],
  [
    `${data('isActive')} == true && ${data('owner')} == request.auth.uid`,
    [both(active, ada)],
    true,
  ],
  [`${data('isActive')} ? true : false`, [active], true],
  [`${data('isActive')} ? true : true`, [], false],
  ["resource.data.get('isActive', false) == true", [active], true],
  ["resource.data.get('other', true) == true", [active], false],
  ["'isActive' in resource.data", [active], true],
  ["!('secret' in resource.data)", [active], false],
  ["resource.data.keys().hasOnly(['isActive'])", [active], false],
  ['resource.data.size() == 1', [active], false],
  ['resource != null && resource.data is map', [], true],
  [`${data('a.b')} == 1`, [where('a.b', '==', int(1))], true],
  [`${data('a.c')} == 1`, [where('a.b', '==', int(1))], false],
  // A query does not tell 1 from 1.0, so neither type is proved.
  [`${data('n')} == 1 && ${data('n')} is number`, [where('n', '==', int(1))], true],
  [`${data('n')} is int`, [where('n', '==', int(1))], false],
  [`${data('n')} == 1.0 && ${data('n')} != 2`, [where('n', '==', int(1))], true],
  // The query finds [1.0, 'a'] too, which rules tell from [1, 'a'].
  [`${data('l')} == [1, 'a']`, [where('l', '==', oneA)], false],
  [`1 in ${data('l')} && 'a' in ${data('l')}`, [where('l', '==', oneA)], true],
  [`${data('l')}[0] is int`, [where('l', '==', oneA)], false],
  [`${data('m')}.k == 1`, [where('m', '==', map({ k: int(1) }))], true],
  [`${data('m')}.k is int`, [where('m', '==', map({ k: int(1) }))], false],
  [`${data('m')} == {'k': 1}`, [where('m', '==', map({ k: int(1) }))], false],
  [`${data('m')} == {'k': 'v'}`, [where('m', '==', map({ k: string('v') }))], true],
  ['{}.diff(resource.data).addedKeys().size() == 0', [], false],
  // Bounds that leave one value do not prove equality, neither here nor in the emulator.
  [`${data('n')} == 1`, [where('n', '>=', int(1)), where('n', '<=', int(1))], false],
  [`${data('s')} == 'x'`, [where('s', '>=', string('x')), where('s', '<=', string('x'))], false],
  [`${data('n')} != 2`, [where('n', '>=', int(1)), where('n', '<=', int(1))], true],
  [`${data('n')} == null`, [where('n', '==', NULL)], true],
  // Ranges
  [`${data('n')} > 5`, [where('n', '>', int(5))], true],
  [`${data('n')} > 5`, [where('n', '>=', int(5))], false],
  [`${data('n')} >= 5`, [where('n', '>=', float(5))], true],
  [`${data('n')} > 5`, [where('n', '>', int(4))], false],
  [`${data('n')} > 5`, [where('n', '>', int(6)), where('n', '<', int(9))], true],
  [`5 < ${data('n')}`, [where('n', '>', int(6))], true],
  [`${data('n')} < 10 && ${data('n')} != 10`, [where('n', '<', int(10))], true],
  [`${data('n')} is number && ${data('n')} != null`, [where('n', '<', int(10))], true],
  [`${data('n')} is string`, [where('n', '<', string('x'))], true],
  [`!(${data('n')} > 5)`, [where('n', '<=', int(5))], true],
  [`${data('n')} != 3`, [where('n', '!=', int(3))], true],
  [`${data('n')} != null`, [where('n', '!=', int(3))], true],
  [`${data('n')} != 4`, [where('n', '!=', int(3))], false],
  [`${data('n')} != 4`, [where('n', 'not-in', list([int(3), int(4)]))], true],
  // Alternatives
  [`${data('s')} in ['a', 'b', 'c']`, [where('s', 'in', list([string('a'), string('b')]))], true],
  [`${data('s')} in ['a']`, [where('s', 'in', list([string('a'), string('b')]))], false],
  [`${data('s')} == 'a'`, [either(where('s', '==', string('a')), active)], false],
  [
    `${data('s')} == 'a' || ${data('isActive')} == true`,
    [either(where('s', '==', string('a')), active)],
    true,
  ],
  [`${data('s')} == 'a'`, [either(where('s', '==', string('a')), active), both(active)], false],
  [`${data('s')} == 'a'`, [where('s', 'in', list([]))], false],
  // Arrays
  [`request.auth.uid in ${data('tags')}`, [where('tags', 'array-contains', string('ada'))], true],
  [`request.auth.uid in ${data('tags')}`, [where('tags', 'array-contains', string('bob'))], false],
  [
    `${data('tags')}.hasAny(['a', 'b'])`,
    [where('tags', 'array-contains-any', list([string('a'), string('b')]))],
    true,
  ],
  [
    `${data('tags')}.hasAny(['a'])`,
    [where('tags', 'array-contains-any', list([string('a'), string('b')]))],
    false,
  ],
  [`${data('tags')} is list`, [where('tags', 'array-contains', string('a'))], true],
  // A query finds [1.0] for [1], which are two values to a rule.
  [`${data('f')} == ['a']`, [where('f', '==', list([string('a')]))], true],
  [`${data('f')} == [1]`, [where('f', '==', list([int(1)]))], false],
  [`${data('f')} == [1.5]`, [where('f', '==', list([float(1.5)]))], true],
  [`${data('f')} == {'a': 1}`, [where('f', '==', map({ a: int(1) }))], false],
  [`${data('f')} is list`, [where('f', '==', list([int(1)]))], true],
  [`{'a': 'b'} in ${data('f')}`, [where('f', 'array-contains', map({ a: string('b') }))], true],
  [`{'a': 1} in ${data('f')}`, [where('f', 'array-contains', map({ a: int(1) }))], false],
  [`1 in ${data('f')}`, [where('f', 'array-contains', int(1))], true],
  [`${data('f')} in [1, 2]`, [where('f', '==', float(1))], true],
  // Ids
  ['id == request.auth.uid', [], false],
  ['id is string', [], false],
  ["id == 'one'", [where('__name__', '==', pathOf(`${DOCUMENTS}/things/one`))], true],
  ["resource.id == 'one'", [where('__name__', '==', pathOf(`${DOCUMENTS}/things/one`))], true],
  // What is unknown stays unknown in whatever is made of it.
  [`[${data('a')}, 1].size() == 2`, [], false],
  [`1 in [${data('a')}, 1]`, [], false],
  ['exists(/databases/(default)/documents/x/$(id))', [], false],
  [`${data('a')} + 1 == 2 || true`, [], true],
  [`math.abs(${data('a')}) >= 0`, [], false],
  [`${data('a')} == ${data('a')}`, [], false],
];

const show = (filters: readonly QueryConstraint[]): string =>
  JSON.stringify(filters, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );

describe('a query is allowed only if each document that it could return is', () => {
  const named = rows.map((row) => ({ name: `${row[0]}, with ${show(row[1])}: ${row[2]}`, row }));
  it.each(named)('$name', ({ row: [condition, queryConstraints, proved] }) => {
    const ruleset = firestoreRules(`match /things/{id} { allow list: if ${condition}; }`);
    const decision = ask(ruleset, {
      path: `${DOCUMENTS}/things`,
      method: 'list',
      queryConstraints,
    });
    expect(decision.allowed).toBe(proved);
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
        `match /{all=**} { allow list: if ${data('owner')} == request.auth.uid; }`,
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
        `match /things/{id} { allow list: if ${data('owner')} == request.auth.uid; }`,
      );
      const about = { path: DOCUMENTS, method: 'list', queryConstraints: [name('mine')] } as const;
      expect(ask(ruleset, { ...about, collectionGroup: 'things' }, stored).allowed).toBe(true);
      expect(ask(ruleset, { ...about, collectionGroup: 'others' }, stored).allowed).toBe(false);
    });
  });

  it('sees request.query', () => {
    const ruleset = firestoreRules('match /t/{id} { allow list: if request.query.limit <= 10; }');
    const allowed = (limit: bigint | null): boolean =>
      ask(ruleset, {
        path: `${DOCUMENTS}/t`,
        method: 'list',
        request: map({ ...REQUEST, query: map({ limit: limit === null ? NULL : int(limit) }) }),
      }).allowed;
    expect([allowed(10n), allowed(11n), allowed(null)]).toEqual([true, false, false]);
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
