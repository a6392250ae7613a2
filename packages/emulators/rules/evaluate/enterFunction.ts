import type { FunctionEntry } from '../compile/scope.ts';
import type { RulesValue } from '../values.ts';
import type { EvaluationContext } from './context.ts';

/** Stores the locals of a called function: its arguments, followed by its variables. */
export function enterFunction(
  context: EvaluationContext,
  entry: FunctionEntry,
  args: RulesValue[],
): void {
  context.locals = args;
  // A variable whose value is an error is stored like any other variable. Only the expressions that
  // use it fail, not the whole function.
  for (const evaluate of entry.lets) args.push(evaluate(context));
}
