import type { MethodContext } from '../evaluate/context.ts';
import { includesValue } from '../operators/equality.ts';
import { TRUE, UNKNOWN, error, type RulesValue } from '../values.ts';
import { listMethods } from './list.ts';
import { mapDiffMethods, mapMethods } from './map.ts';
import { getItems, type Methods } from './method.ts';
import { pathMethods } from './path.ts';
import { bytesMethods, durationMethods, latlngMethods } from './scalars.ts';
import { setMethods } from './set.ts';
import { stringMethods } from './string.ts';
import { timestampMethods } from './timestamp.ts';

/**
 * Evaluates `self.name(args)`. The compiler has checked that at least one type has a method with
 * this name.
 */
export function callMethod(
  self: RulesValue,
  name: string,
  args: readonly RulesValue[],
  context: MethodContext,
): RulesValue {
  if (self.type === 'error') return self;
  for (const arg of args) if (arg.type === 'error') return arg;
  switch (self.type) {
    case 'string':
      return invokeMethod(stringMethods, self, name, args, context);
    case 'map':
      // `self` may be the abstract document of a query (see query.ts). All its methods return an
      // unknown value. The only exception is `get` of a field.
      if (self.open && name !== 'get') return UNKNOWN;
      return invokeMethod(mapMethods, self, name, args, context);
    case 'list':
      return invokeMethod(listMethods, self, name, args, context);
    case 'set':
      return invokeMethod(setMethods, self, name, args, context);
    case 'timestamp':
      return invokeMethod(timestampMethods, self, name, args, context);
    case 'duration':
      return invokeMethod(durationMethods, self, name, args, context);
    case 'latlng':
      return invokeMethod(latlngMethods, self, name, args, context);
    case 'bytes':
      return invokeMethod(bytesMethods, self, name, args, context);
    case 'path':
      return invokeMethod(pathMethods, self, name, args, context);
    case 'mapDiff':
      return invokeMethod(mapDiffMethods, self, name, args, context);
    case 'unknown': {
      const contained = self.facts?.contains;
      const items = getItems(args[0]);
      if (!contained || !items) return UNKNOWN;
      if (
        name === 'hasAny' &&
        items.some((item) => includesValue(contained, item, context.comparisons))
      )
        return TRUE;
      if (
        name === 'hasAll' &&
        items.every((item) => includesValue(contained, item, context.comparisons))
      )
        return TRUE;
      return UNKNOWN;
    }
    default:
      return error(`Function not found error: ${self.type} has no ${name}()`);
  }
}

function invokeMethod<Self extends RulesValue>(
  table: Methods<Self>,
  self: Self,
  name: string,
  args: readonly RulesValue[],
  context: MethodContext,
): RulesValue {
  const method = table.get(name);
  if (!method || args.length < method.min || args.length > method.max) {
    return error(`Function not found error: ${self.type} has no ${name}()`);
  }
  // `data.get('a', x)` is evaluated even if the default `x` is unknown, because `a` may exist.
  if (args.some((arg) => arg.type === 'unknown') && name !== 'get') return UNKNOWN;
  return method.call(self, args, context);
}

/**
 * The numbers of arguments that methods accept, by method name. If several types have a method with
 * the same name, the entry contains the numbers of all of them. The compiler checks calls against
 * this map.
 */
export const METHOD_ARITIES: ReadonlyMap<string, ReadonlySet<number>> = collectArities();

function collectArities(): Map<string, Set<number>> {
  const countsByName = new Map<string, Set<number>>();
  const tables: readonly Iterable<readonly [string, { min: number; max: number }]>[] = [
    stringMethods,
    mapMethods,
    listMethods,
    setMethods,
    timestampMethods,
    durationMethods,
    latlngMethods,
    bytesMethods,
    pathMethods,
    mapDiffMethods,
  ];
  for (const table of tables) {
    for (const [name, { min, max }] of table) {
      const counts = countsByName.get(name) ?? new Set<number>();
      for (let n = min; n <= max; n += 1) counts.add(n);
      countsByName.set(name, counts);
    }
  }
  return countsByName;
}
