/**
 * Firebase Security Rules, version 2: compile a source, then ask about requests.
 *
 *     const { ruleset, issues } = compileRules(source, 'firestore.rules');
 *     const decision = ruleset?.evaluate(request, lookup);
 */
export * from './values.ts';
export * from './request.ts';
export * from './firestoreValues.ts';
export { AccessBudget } from './access.ts';
export type { CoverageNode, CoverageReport } from './coverage.ts';
export type { Ruleset } from './ruleset.ts';
export { compileRules, type CompileResult } from './compile.ts';
