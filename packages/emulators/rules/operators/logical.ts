import type { Evaluator } from '../evaluate/context.ts';
import { UNKNOWN, bool, error, type RulesValue } from '../values.ts';

/**
 * Compiles `&&` or `||`. The operand false decides `&&`, and the operand true decides `||`. A
 * deciding operand overrides an error in the other operand: `error && false` is false, and `error
 * || true` is true.
 */
export function compileLogical(left: Evaluator, right: Evaluator, decider: boolean): Evaluator {
  const decidingValue = bool(decider);
  const name = decider ? '||' : '&&';
  return (context) => {
    const a = toOperand(left(context), name);
    if (a === decidingValue) return decidingValue;
    const b = toOperand(right(context), name);
    if (b === decidingValue) return decidingValue;
    if (a.type === 'error') return a;
    if (b.type === 'error') return b;
    return a.type === 'unknown' || b.type === 'unknown' ? UNKNOWN : b;
  };
}

function toOperand(value: RulesValue, name: string): RulesValue {
  switch (value.type) {
    case 'bool':
      // Returns the shared object TRUE or FALSE, because callers compare results by identity.
      return bool(value.value);
    case 'error':
    case 'unknown':
      return value;
    default:
      return error(`${name} needs booleans, not ${value.type}`);
  }
}
