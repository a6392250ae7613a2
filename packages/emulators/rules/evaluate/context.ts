import type { RulesValue } from '../values.ts';
import type { ComparisonCounter } from './comparisonCounter.ts';
import type { Documents } from './documents.ts';
import type { PatternCache } from './patternCache.ts';

export interface EvaluationContext {
  request: RulesValue;
  resource: RulesValue;
  /** Values of the wildcards in the matched path, outermost first. */
  captures: readonly RulesValue[];
  /** Parameters and variables of the function that is being evaluated. */
  locals: RulesValue[];
  readonly documents: Documents;
  readonly comparisons: ComparisonCounter;
  readonly patterns: PatternCache;
  expressions: number;
  expressionLimit: number;
  /** False while a denial is explained, because those evaluations must not count as coverage. */
  recording: boolean;
}

/** The part of the evaluation that methods need. */
export type MethodContext = Pick<EvaluationContext, 'comparisons' | 'patterns'>;

/**
 * A compiled expression. If it fails, it returns an error value instead of throwing, because `false
 * && error` is false.
 */
export type Evaluator = (context: EvaluationContext) => RulesValue;
