import { describe, expect, it } from 'vitest';
import { DOCUMENTS, ask, compiled, firestoreRules } from '../../tests/helpers/rules.ts';
import cases from './matchPath.cases.json' with { type: 'json' };

it.each(cases.paths)('$rules allows $document: $allowed', ({ rules, document, allowed }) => {
  const decision = ask(firestoreRules(rules), { path: `${DOCUMENTS}/${document}`, method: 'get' });
  expect(decision.allowed).toBe(allowed);
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
