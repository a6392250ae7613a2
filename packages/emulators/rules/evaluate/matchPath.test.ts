import { expect, it } from 'vitest';
import {
  DOCUMENTS,
  evaluateRequest,
  compileOrThrow,
  compileFirestoreRules,
} from '../../tests/helpers/rules.ts';

/** Three nested matches. The condition uses the wildcards of all three. */
const NESTED = `match /a/{b} {
  match /c/{d} {
    match /{rest=**} {
      allow get: if b == 'x' && d == 'y' && rest == /e/z && database == '(default)';
    }
  }
}`;

it.each<[rules: string, document: string, allowed: boolean]>([
  ["match /a/{b} { allow get: if b == 'x'; }", 'a/x', true],
  ['match /a/{b} { allow get; }', 'a/x/c/y', false],
  ['match /a/{b} { allow get; }', 'c/x', false],
  ['match /a/x { allow get; }', 'a/x', true],
  ['match /a/x { allow get; }', 'a/X', false],
  ["match /a/{b}/c/{d} { allow get: if b + d == 'xy'; }", 'a/x/c/y', true],
  ['match /{all=**} { allow get: if all == /a/x; }', 'a/x', true],
  ['match /a/{all=**} { allow get: if all == /x/c/y; }', 'a/x/c/y', true],
  ["match /a/x/{all=**} { allow get: if all == path(''); }", 'a/x', true],
  ["match /{first=**}/c/{d} { allow get: if first == /a/x && d == 'y'; }", 'a/x/c/y', true],
  ["match /{first=**}/c/{d} { allow get: if first == path(''); }", 'c/y', true],
  ['match /{first=**}/c/{d} { allow get; }', 'c/y/e/z', false],
  ["match /a/{b}/{rest=**} { allow get: if b == 'x' && rest[1] == 'y'; }", 'a/x/c/y', true],
  ["match /{one}/{two} { allow get: if one == 'a' && two is string; }", 'a/x', true],
  [NESTED, 'a/x/c/y/e/z', true],
  [NESTED, 'a/x/c/y', false],
  ['match /a/{b} { allow get; match /c/{d} { allow list; } }', 'a/x/c/y', false],
])('applies %s to a get request for %s (allowed: %s)', (rules, document, allowed) => {
  const decision = evaluateRequest(compileFirestoreRules(rules), {
    path: `${DOCUMENTS}/${document}`,
    method: 'get',
  });
  expect(decision.allowed).toBe(allowed);
});

const versionOne = compileOrThrow(`service cloud.firestore { match /databases/{db}/documents {
  match /a/{rest=**} { allow get: if rest is path; } } }`);
it.each([
  ['a/x', true],
  ['a/x/c/y', true],
  ['a', false],
])(
  'decides whether /a/{rest=**} matches %s in version 1 of the rules language: %s',
  (document, matches) => {
    const decision = evaluateRequest(versionOne, {
      path: `${DOCUMENTS}/${document}`,
      method: 'get',
    });
    expect(decision.allowed).toBe(matches);
  },
);

it.each<[rules: string, folder: string, allowed: boolean]>([
  ['match /pictures { allow list; }', '/pictures', true],
  ['match /pictures/{file} { allow list; }', '/pictures', true],
  ['match /pictures/{all=**} { allow list; }', '/pictures', true],
  ['match /pictures/{all=**} { allow list; }', '/pictures/deep', true],
  ['match /pictures/{file} { allow get; }', '/pictures', false],
  ["match /pictures/{file} { allow list: if file == 'one.png'; }", '/pictures', false],
  ['match /pictures/one.png { allow list; }', '/pictures', false],
  ['match /{all=**} { allow list; }', '', true],
  ['match /{file} { allow list; }', '', true],
])(
  'applies %s to a list request for the Storage folder %j (allowed: %s)',
  (rules, folder, allowed) => {
    const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${rules} } }`;
    const about = { service: 'firebase.storage', method: 'list' } as const;
    const decision = evaluateRequest(compileOrThrow(source), {
      ...about,
      path: `/b/bucket/o${folder}`,
    });
    expect(decision.allowed).toBe(allowed);
  },
);
