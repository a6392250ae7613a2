/**
 * Firebase Security Rules, versions 1 and 2: compile a source, then ask about requests.
 *
 *     const { ruleset, issues } = compileRules(source, 'firestore.rules');
 *     const decision = ruleset?.evaluate(request, lookup);
 */
export * from './values.ts';
export * from './types.ts';
export * from './firestoreValues.ts';
export { AccessBudget } from './evaluate/accessBudget.ts';
export { compileRules, type CompileResult } from './compile/compileRules.ts';
export { undecided, type Undecided } from './coverage/undecided.ts';
export { DocumentNeeded } from './errors.ts';
export { ComparisonCounter } from './evaluate/comparisonCounter.ts';
export { setOf } from './operators/equality.ts';
