import { compileRules } from '../../rules/compile/compileRules.ts';
import type { RulesDecision, RulesIssue, RulesRequest, Ruleset } from '../../rules/types.ts';
import { NULL, map, string, toTimestamp, type RulesValue } from '../../rules/values.ts';

export const DOCUMENTS = '/databases/(default)/documents';

/**
 * Returns rules with the given statements inside `match /databases/{database}/documents`. The
 * statements start at line 3.
 */
export const createDocumentsSource = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;

export const compileFirestoreRules = (body: string): Ruleset =>
  compileOrThrow(createDocumentsSource(body));

export function compileOrThrow(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source, 'test.rules');
  if (!ruleset) throw new Error(issues.map(formatIssue).join('\n'));
  return ruleset;
}

export const formatIssue = ({ line, column, message }: RulesIssue): string =>
  `${line}:${column} ${message}`;

/** Returns the errors of compiling a rule with this expression as its condition. */
export function listErrors(expression: string): string[] {
  const source = `rules_version = '2';
service cloud.firestore { match /a/{b} {
allow get: if ${expression}; } }`;
  const { issues } = compileRules(source);
  return issues.filter(({ severity }) => severity === 'error').map(formatIssue);
}

interface Environment {
  documents?: Readonly<Record<string, RulesValue>>;
  request?: Readonly<Record<string, RulesValue>>;
  resource?: RulesValue;
}

export const REQUEST = {
  auth: map({ uid: string('ada'), token: map({ admin: string('yes') }) }),
  time: toTimestamp(new Date('2024-02-29T12:30:45.500Z')),
};

/**
 * Evaluates a request for one document.
 * @param documents the documents that `get()` finds
 */
export function evaluateRequest(
  ruleset: Ruleset,
  request: Partial<RulesRequest> & Pick<RulesRequest, 'path' | 'method'>,
  documents: Readonly<Record<string, RulesValue>> = {},
): RulesDecision {
  return ruleset.evaluate(
    { service: 'cloud.firestore', request: map(REQUEST), resource: null, ...request },
    { get: (path) => documents[path] ?? null },
  );
}

export function evaluateCondition(expression: string, environment: Environment = {}): string {
  const ruleset = compileFirestoreRules(`match /things/{id} { allow get: if ${expression}; }`);
  const { outcomes } = evaluateRequest(
    ruleset,
    {
      path: `${DOCUMENTS}/things/one`,
      method: 'get',
      request: map({ ...REQUEST, ...environment.request }),
      resource: environment.resource ?? NULL,
    },
    environment.documents,
  );
  const [outcome] = outcomes;
  if (outcome?.result === 'error') return `error: ${outcome.reason ?? ''}`;
  return outcome?.result ?? 'not evaluated';
}
