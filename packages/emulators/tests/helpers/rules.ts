import { compileRules } from '../../rules/compile/compileRules.ts';
import type { Decision, RulesIssue, RulesRequest, Ruleset } from '../../rules/types.ts';
import { NULL, map, string, timestampOf, type RulesValue } from '../../rules/values.ts';

export const DOCUMENTS = '/databases/(default)/documents';

/**
 * Returns Firestore's rules with these statements, from line 3 on, inside of `match
 * /databases/{database}/documents`.
 */
export const documentsSource = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;

export const firestoreRules = (body: string): Ruleset => compiled(documentsSource(body));

export function compiled(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source, 'test.rules');
  if (!ruleset) throw new Error(issues.map(showIssue).join('\n'));
  return ruleset;
}

export const showIssue = ({ line, column, message }: RulesIssue): string =>
  `${line}:${column} ${message}`;

/** Returns the errors of an expression used as a condition. */
export function errorsOf(expression: string): string[] {
  const source = `rules_version = '2';
service cloud.firestore { match /a/{b} {
allow get: if ${expression}; } }`;
  const { issues } = compileRules(source);
  return issues.filter(({ severity }) => severity === 'error').map(showIssue);
}

interface World {
  documents?: Readonly<Record<string, RulesValue>>;
  request?: Readonly<Record<string, RulesValue>>;
  resource?: RulesValue;
}

export const REQUEST = {
  auth: map({ uid: string('ada'), token: map({ admin: string('yes') }) }),
  time: timestampOf(new Date('2024-02-29T12:30:45.500Z')),
};

/** Asks about one document; `documents` are those that get() finds. */
export function ask(
  ruleset: Ruleset,
  about: Partial<RulesRequest> & Pick<RulesRequest, 'path' | 'method'>,
  documents: Readonly<Record<string, RulesValue>> = {},
): Decision {
  return ruleset.evaluate(
    { service: 'cloud.firestore', request: map(REQUEST), resource: null, ...about },
    { get: (path) => documents[path] ?? null },
  );
}

/** Returns the result of an expression as a condition: 'true', 'false' or 'error: why'. */
export function verdict(expression: string, world: World = {}): string {
  const ruleset = firestoreRules(`match /things/{id} { allow get: if ${expression}; }`);
  const { outcomes } = ask(
    ruleset,
    {
      path: `${DOCUMENTS}/things/one`,
      method: 'get',
      request: map({ ...REQUEST, ...world.request }),
      resource: world.resource ?? NULL,
    },
    world.documents,
  );
  const [outcome] = outcomes;
  if (outcome?.result === 'error') return `error: ${outcome.reason ?? ''}`;
  return outcome?.result ?? 'not evaluated';
}
