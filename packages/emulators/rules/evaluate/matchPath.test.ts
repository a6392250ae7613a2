import { expect, it } from 'vitest';
import { DOCUMENTS, ask, compiled, firestoreRules } from '../../tests/helpers/rules.ts';
import cases from './matchPath.cases.json' with { type: 'json' };

it.each(cases.paths)('$rules allows $document: $allowed', ({ rules, document, allowed }) => {
  const decision = ask(firestoreRules(rules), { path: `${DOCUMENTS}/${document}`, method: 'get' });
  expect(decision.allowed).toBe(allowed);
});

const versionOne = compiled(`service cloud.firestore { match /databases/{db}/documents {
  match /a/{rest=**} { allow get: if rest is path; } } }`);
it.each([
  ['a/x', true],
  ['a/x/c/y', true],
  ['a', false],
])('in version 1, /a/{rest=**} matches %s: %s', (document, matches) => {
  const decision = ask(versionOne, { path: `${DOCUMENTS}/${document}`, method: 'get' });
  expect(decision.allowed).toBe(matches);
});

it.each(cases.folders)(
  '$rules allows listing $folder of Storage: $allowed',
  ({ rules, folder, allowed }) => {
    const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${rules} } }`;
    const about = { service: 'firebase.storage', method: 'list' } as const;
    const decision = ask(compiled(source), { ...about, path: `/b/bucket/o${folder}` });
    expect(decision.allowed).toBe(allowed);
  },
);
