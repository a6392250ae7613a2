/**
 * Firebase Security Rules, versions 1 and 2. First compile the source, then evaluate requests:
 *
 *     const { ruleset, issues } = compileRules(source, 'firestore.rules');
 *     const decision = ruleset?.evaluate(request, lookup);
 */
export * from './values.ts';
export * from './types.ts';
export * from './firestoreValues.ts';
export { AccessBudget } from './evaluate/accessBudget.ts';
export { compileRules, type CompileResult } from './compile/compileRules.ts';
export { undecidedExpressions, type UndecidedExpression } from './coverage/undecided.ts';
export { DocumentNeededError } from './errors.ts';
export { ComparisonCounter } from './evaluate/comparisonCounter.ts';
export { createSet as setOf } from './operators/equality.ts';
