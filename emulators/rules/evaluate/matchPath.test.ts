import { describe, expect, it } from 'vitest';
import { DOCUMENTS, ask, compiled, firestoreRules } from '../../tests/helpers/rules.ts';
import cases from './matchPath.cases.json' with { type: 'json' };

describe('paths in version 2', () => {
  it.each(cases.paths)('$pattern, $document, $if: $matches', (row) => {
    const ruleset = firestoreRules(`match ${row.pattern} { allow get: if ${row.if}; }`);
    const decision = ask(ruleset, { path: `${DOCUMENTS}/${row.document}`, method: 'get' });
    expect(decision.allowed).toBe(row.matches);
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
  it.each(cases.folders)('$rules allows $folder: $allowed', ({ rules, folder, allowed }) => {
    const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${rules} } }`;
    const about = { service: 'firebase.storage', method: 'list' } as const;
    const decision = ask(compiled(source), { ...about, path: `/b/bucket/o${folder}` });
    expect(decision.allowed).toBe(allowed);
  });
});
