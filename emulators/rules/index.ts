/**
 * Firebase Security Rules, version 2: compile a source, then ask about requests.
 *
 *     const { ruleset, issues } = compileRules(source, 'firestore.rules');
 *     const decision = ruleset?.evaluate(request, lookup);
 */
import type { CoverageReport } from './coverage.ts';
import type { Decision, Lookup, RulesIssue, RulesRequest } from './request.ts';

export * from './values.ts';
export * from './request.ts';
export * from './firestoreValues.ts';
export { AccessBudget } from './access.ts';
export type { CoverageReport } from './coverage.ts';
export { compileRules } from './compile.ts';

export interface Ruleset {
  readonly version: 1 | 2;
  /** Decides one request. Lets `DocumentNeeded` through; otherwise never throws. */
  evaluate(request: RulesRequest, lookup: Lookup): Decision;
  /** Each expression with the values it took since the last reset. */
  coverage(): CoverageReport;
  resetCoverage(): void;
}
export type CompileResult =
  | { ruleset: Ruleset; issues: RulesIssue[] }
  | { ruleset?: undefined; issues: RulesIssue[] };
