import type { FunctionEntry } from '../compile/scope.ts';
import type { RulesValue } from '../values.ts';
import type { Context } from './context.ts';

/** Makes the arguments, then the variables of a function, the locals of the evaluation. */
export function enterFunction(context: Context, entry: FunctionEntry, args: RulesValue[]): void {
  context.locals = args;
  // A variable that fails does not fail the function: only what uses the variable fails.
  for (const evaluate of entry.lets) args.push(evaluate(context));
}
