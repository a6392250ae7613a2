import type { Evaluator } from '../evaluate/context.ts';
import { UNKNOWN, bool, error, type RulesValue } from '../values.ts';

/**
 * `&&` (decided by false) and `||` (decided by true). The deciding value wins on either side, even
 * over an error on the other: `error && false` is false, `error || true` is true.
 */
export function logical(left: Evaluator, right: Evaluator, decider: boolean): Evaluator {
  const decided = bool(decider);
  const name = decider ? '||' : '&&';
  return (context) => {
    const a = operand(left(context), name);
    if (a === decided) return decided;
    const b = operand(right(context), name);
    if (b === decided) return decided;
    if (a.type === 'error') return a;
    if (b.type === 'error') return b;
    return a.type === 'unknown' || b.type === 'unknown' ? UNKNOWN : b;
  };
}

function operand(value: RulesValue, name: string): RulesValue {
  switch (value.type) {
    case 'bool':
      // TRUE and FALSE are compared by identity; a caller may pass other objects.
      return bool(value.value);
    case 'error':
    case 'unknown':
      return value;
    default:
      return error(`${name} needs booleans, not ${value.type}`);
  }
}
