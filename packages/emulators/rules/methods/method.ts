import type { MethodContext } from '../evaluate/context.ts';
import { UNKNOWN, error, type RulesValue } from '../values.ts';

/** A method of a type. It accepts from `min` to `max` arguments. */
export interface Method<Self> {
  readonly min: number;
  readonly max: number;
  readonly call: (self: Self, args: readonly RulesValue[], context: MethodContext) => RulesValue;
}
export type Methods<Self> = ReadonlyMap<string, Method<Self>>;

export const createMethods = <Self>(table: Readonly<Record<string, Method<Self>>>): Methods<Self> =>
  new Map(Object.entries(table));

export const createNullaryMethod = <Self>(
  call: (self: Self, context: MethodContext) => RulesValue,
): Method<Self> => ({ min: 0, max: 0, call: (self, _args, context) => call(self, context) });

/**
 * Creates a method with one argument of the given type. An argument of another type causes an
 * error.
 */
export function createUnaryMethod<Self, T extends RulesValue['type']>(
  type: T,
  call: (self: Self, arg: Extract<RulesValue, { type: T }>, context: MethodContext) => RulesValue,
): Method<Self> {
  return {
    min: 1,
    max: 1,
    call: (self, [arg], context) => {
      if (arg && hasType(arg, type)) return call(self, arg, context);
      return arg?.type === 'unknown' ? UNKNOWN : createTypeError(type, arg);
    },
  };
}

export function hasType<T extends RulesValue['type']>(
  value: RulesValue,
  type: T,
): value is Extract<RulesValue, { type: T }> {
  return value.type === type;
}

export function createTypeError(expected: string, actual: RulesValue | undefined): RulesValue {
  return error(`expected ${expected}, not ${actual?.type ?? 'nothing'}`);
}

/** Returns the items of a list or set, or undefined for any other value. */
export function getItems(value: RulesValue | undefined): readonly RulesValue[] | undefined {
  return value?.type === 'list' || value?.type === 'set' ? value.items : undefined;
}
