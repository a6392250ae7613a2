import type { Documents } from './documents.ts';
import type { RulesValue } from './values.ts';

/** What one evaluation works on. */
export interface Context {
  request: RulesValue;
  resource: RulesValue;
  /** What the wildcards of the matched path hold, outermost first. */
  captures: readonly RulesValue[];
  /** Parameters and variables of the function that is being evaluated. */
  locals: RulesValue[];
  readonly documents: Documents;
  expressions: number;
  expressionLimit: number;
  /** Off while a denial is explained: that must not count as coverage. */
  recording: boolean;
}
export type Run = (context: Context) => RulesValue;

/** A limit of the service was passed: the whole request is denied, whatever its rules say. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
}

export const LIMITS = {
  expressions: 1000,
  callDepth: 20,
  sourceBytes: 256 * 1024,
  letBindings: 10,
  parameters: 7,
  captures: 20,
  segments: 100,
  accesses: 10,
  storageAccesses: 2,
} as const;
