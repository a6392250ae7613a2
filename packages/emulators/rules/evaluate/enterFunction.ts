import type { FunctionEntry } from '../compile/scope.ts';
import type { RulesValue } from '../values.ts';
import type { EvaluationContext } from './context.ts';

/** Sets the locals of the evaluation: the arguments, followed by the variables of the function. */
export function enterFunction(
  context: EvaluationContext,
  entry: FunctionEntry,
  args: RulesValue[],
): void {
  context.locals = args;
  // If a variable fails, only the expressions that use it fail, not the whole function.
  for (const evaluate of entry.lets) args.push(evaluate(context));
}
