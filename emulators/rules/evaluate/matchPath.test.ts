import { describe, expect, it } from 'vitest';
import { DOCUMENTS, ask, compiled, firestoreRules } from '../../tests/helpers/rules.ts';

/** A pattern, a document, and what `verdict` of the captured values must be. */
type Row = readonly [pattern: string, document: string, condition: string, matches: boolean];

const version2: readonly Row[] = [
  ['/a/{b}', 'a/x', "b == 'x'", true],
  ['/a/{b}', 'a/x/c/y', 'true', false],
  ['/a/{b}', 'c/x', 'true', false],
  ['/a/x', 'a/x', 'true', true],
  ['/a/x', 'a/X', 'true', false],
  ['/a/{b}/c/{d}', 'a/x/c/y', "b + d == 'xy'", true],
  ['/{all=**}', 'a/x', 'all == /a/x', true],
  ['/a/{all=**}', 'a/x/c/y', 'all == /x/c/y', true],
  ['/a/x/{all=**}', 'a/x', "all == path('')", true],
  ['/{first=**}/c/{d}', 'a/x/c/y', "first == /a/x && d == 'y'", true],
  ['/{first=**}/c/{d}', 'c/y', "first == path('')", true],
  ['/{first=**}/c/{d}', 'c/y/e/z', 'true', false],
  ['/a/{b}/{rest=**}', 'a/x/c/y', "b == 'x' && rest[1] == 'y'", true],
  ['/{one}/{two}', 'a/x', "one == 'a' && two is string", true],
];

describe('paths in version 2', () => {
  it.each(version2)('%s, %s, %s: %s', (pattern, document, condition, matches) => {
    const ruleset = firestoreRules(`match ${pattern} { allow get: if ${condition}; }`);
    const decision = ask(ruleset, { path: `${DOCUMENTS}/${document}`, method: 'get' });
    expect(decision.allowed).toBe(matches);
  });

  it('nest, each wildcard visible further in', () => {
    const ruleset = firestoreRules(`match /a/{b} { match /c/{d} { match /{rest=**} {
      allow get: if b == 'x' && d == 'y' && rest == /e/z && database == '(default)'; } } }`);
    const ask1 = (document: string): boolean =>
      ask(ruleset, { path: `${DOCUMENTS}/${document}`, method: 'get' }).allowed;
    expect(ask1('a/x/c/y/e/z')).toBe(true);
    expect(ask1('a/x/c/y')).toBe(false);
  });

  it('do not let an outer statement allow what is further in', () => {
    const ruleset = firestoreRules('match /a/{b} { allow get; match /c/{d} { allow list; } }');
    expect(ask(ruleset, { path: `${DOCUMENTS}/a/x/c/y`, method: 'get' }).allowed).toBe(false);
  });
});

describe('paths in version 1', () => {
  const rules = compiled(`service cloud.firestore { match /databases/{db}/documents {
    match /a/{rest=**} { allow get: if rest is path; } } }`);
  it.each([
    ['a/x', true],
    ['a/x/c/y', true],
    ['a', false],
  ])('/a/{rest=**} matches %s: %s', (document, matches) => {
    const decision = ask(rules, { path: `${DOCUMENTS}/${document}`, method: 'get' });
    expect(decision.allowed).toBe(matches);
  });
});

describe('listing a folder of Storage', () => {
  const list = (rules: string, folder: string): boolean =>
    ask(
      compiled(
        `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${rules} } }`,
      ),
      {
        service: 'firebase.storage',
        method: 'list',
        path: `/b/bucket/o${folder}`,
      },
    ).allowed;

  it.each([
    ['match /pictures { allow list; }', '/pictures', true],
    ['match /pictures/{file} { allow list; }', '/pictures', true],
    ['match /pictures/{all=**} { allow list; }', '/pictures', true],
    ['match /pictures/{all=**} { allow list; }', '/pictures/deep', true],
    ['match /pictures/{file} { allow get; }', '/pictures', false],
    ["match /pictures/{file} { allow list: if file == 'one.png'; }", '/pictures', false],
    ['match /pictures/one.png { allow list; }', '/pictures', false],
    ['match /{all=**} { allow list; }', '', true],
    ['match /{file} { allow list; }', '', true],
  ])('%s allows %s: %s', (rules, folder, allowed) => {
    expect(list(rules, folder)).toBe(allowed);
  });
});
