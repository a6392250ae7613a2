/** Expands the tables of ../conformance, which use a shorter form than the REST API. */
import { asArray, asString, isObject, type JsonObject } from '../../firestore/json.ts';
import { ROOT, by, dict, field, int, list, text } from './firestoreServer.ts';

/** Expands a value. Integers, strings, lists and maps have no type, and references have no root. */
export function value(json: unknown): JsonObject {
  if (json === null) return { nullValue: null };
  if (typeof json === 'number') return int(json);
  if (!isObject(json)) {
    return typeof json === 'string' ? text(json) : list(...asArray(json, 'a value').map(value));
  }
  if ('ref' in json) return { referenceValue: `${ROOT}/${asString(json.ref, 'a reference')}` };
  const isTyped = Object.keys(json).some((key) => key.endsWith('Value'));
  return isTyped ? json : dict(fields(json));
}

const fields = (json: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).map(([name, each]) => [name, value(each)]));

export const documents = (
  json: Readonly<Record<string, JsonObject>>,
): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(Object.entries(json).map(([path, each]) => [path, fields(each)]));

/** Expands a filter: a list of field, operator and operand, or filters under AND or OR. */
export function filter(json: unknown): JsonObject {
  if (isObject(json)) {
    const [[op, filters] = []] = Object.entries(json);
    return { compositeFilter: { op, filters: asArray(filters, 'filters').map(filter) } };
  }
  const [path, op, operand] = asArray(json, 'a filter');
  const operandValue = operand === undefined ? undefined : value(operand);
  return field(asString(path, 'a field'), asString(op, 'an operator'), operandValue);
}

const order = (json: unknown): JsonObject => {
  const [path = '', direction] = asString(json, 'an order').split(' ');
  return by(path, direction);
};
const cursor = (json: unknown): unknown =>
  isObject(json) ? { ...json, values: asArray(json.values, 'a cursor').map(value) } : json;

const PARTS: Readonly<Record<string, (json: unknown) => unknown>> = {
  where: filter,
  orderBy: (json) => asArray(json, 'orderBy').map(order),
  startAt: cursor,
  endAt: cursor,
};
export const query = (json: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name, PARTS[name]?.(part) ?? part]),
  );

/** Expands a transform. A list contains the elements to add or to remove. */
export const change = (json: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(json).map(([name, by]) => [
      name,
      Array.isArray(by) ? { values: by.map(value) } : value(by),
    ]),
  );

/** Expands `{{text×n}}` and TREE(n). */
export function expand(text: string): string {
  const repeated = text.replaceAll(
    /\{\{(.*?)×(\d+)(?:\+(\d+))?\}\}/gs,
    (_all, each: string, times: string, from = '0') =>
      Array.from({ length: Number(times) }, (_, n) => {
        const at = n + Number(from);
        return each.replaceAll('##', String(at + 1)).replaceAll('#', String(at));
      }).join(''),
  );
  return repeated.replaceAll(/TREE\((\d+)\)/g, (_all, leaves: string) => tree(Number(leaves)));
}

/**
 * Joins a condition with itself by `&&`, `leaves` times. Each pair of brackets contains half of the
 * rest, because production limits the nesting.
 */
export function tree(leaves: number, condition = 'true'): string {
  const half = Math.floor(leaves / 2);
  if (leaves === 1) return condition;
  return `(${tree(half, condition)} && ${tree(leaves - half, condition)})`;
}
