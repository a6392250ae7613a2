import type { RulesValue } from '../values.ts';
import type { ComparisonCounter } from './comparisonCounter.ts';
import type { Documents } from './documents.ts';
import type { PatternCache } from './patternCache.ts';

export interface EvaluationContext {
  request: RulesValue;
  resource: RulesValue;
  captures: readonly RulesValue[];
  /** Parameters and variables of the function that is being evaluated. */
  locals: RulesValue[];
  readonly documents: Documents;
  readonly comparisons: ComparisonCounter;
  readonly patterns: PatternCache;
  expressions: number;
  expressionLimit: number;
  /**
   * False while a denial is explained. Evaluations for the explanation must not count as coverage.
   */
  recording: boolean;
}

/** The part of the evaluation context that the methods of values use. */
export type MethodContext = Pick<EvaluationContext, 'comparisons' | 'patterns'>;

/**
 * A compiled expression. If it fails, it returns an error value instead of throwing, because `false
 * && error` is false.
 */
export type Evaluator = (context: EvaluationContext) => RulesValue;
