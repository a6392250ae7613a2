/**
 * Expands the tables of ../conformance. Their format is shorter than the format of the REST API.
 */
import { asArray, asString, isObject, type JsonObject } from '../../firestore/json.ts';
import { ROOT, toOrder, dict, field, int, list, text } from './firestoreServer.ts';

/**
 * Expands a value. In the tables, integers, strings, lists and maps have no type, and references
 * have no database.
 */
export function expandValue(json: unknown): JsonObject {
  if (json === null) return { nullValue: null };
  if (typeof json === 'number') return int(json);
  if (!isObject(json)) {
    return typeof json === 'string'
      ? text(json)
      : list(...asArray(json, 'a value').map(expandValue));
  }
  if ('ref' in json) return { referenceValue: `${ROOT}/${asString(json.ref, 'a reference')}` };
  const isTyped = Object.keys(json).some((key) => key.endsWith('Value'));
  return isTyped ? json : dict(expandFields(json));
}

const expandFields = (json: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).map(([name, each]) => [name, expandValue(each)]));

export const expandDocuments = (
  json: Readonly<Record<string, JsonObject>>,
): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(Object.entries(json).map(([path, each]) => [path, expandFields(each)]));

/**
 * Expands a filter. A filter is a list of field, operator and operand, or an object with a list of
 * filters under AND or OR.
 */
export function expandFilter(json: unknown): JsonObject {
  if (isObject(json)) {
    const [[op, filters] = []] = Object.entries(json);
    return { compositeFilter: { op, filters: asArray(filters, 'filters').map(expandFilter) } };
  }
  const [path, op, operand] = asArray(json, 'a filter');
  const operandValue = operand === undefined ? undefined : expandValue(operand);
  return field(asString(path, 'a field'), asString(op, 'an operator'), operandValue);
}

const expandOrder = (json: unknown): JsonObject => {
  const [path = '', direction] = asString(json, 'an order').split(' ');
  return toOrder(path, direction);
};
const expandCursor = (json: unknown): unknown =>
  isObject(json) ? { ...json, values: asArray(json.values, 'a cursor').map(expandValue) } : json;

const PARTS: Readonly<Record<string, (json: unknown) => unknown>> = {
  where: expandFilter,
  orderBy: (json) => asArray(json, 'orderBy').map(expandOrder),
  startAt: expandCursor,
  endAt: expandCursor,
};
export const expandQuery = (json: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name, PARTS[name]?.(part) ?? part]),
  );

/**
 * Expands a transform. For an array transform, the operand is the list of elements to add or
 * remove.
 */
export const expandTransform = (json: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(json).map(([name, by]) => [
      name,
      Array.isArray(by) ? { values: by.map(expandValue) } : expandValue(by),
    ]),
  );

/** Expands `{{text×n}}` (a repeated text) and TREE(n) (see `createTree`). */
export function expandTemplate(text: string): string {
  const repeated = text.replaceAll(
    /\{\{(.*?)×(\d+)(?:\+(\d+))?\}\}/gs,
    (_all, each: string, times: string, from = '0') =>
      Array.from({ length: Number(times) }, (_, n) => {
        const at = n + Number(from);
        return each.replaceAll('##', String(at + 1)).replaceAll('#', String(at));
      }).join(''),
  );
  return repeated.replaceAll(/TREE\((\d+)\)/g, (_all, leaves: string) =>
    createTree(Number(leaves)),
  );
}

/**
 * Joins `leaves` copies of a condition with `&&`. Brackets divide them in halves at every level,
 * because production limits the nesting.
 */
export function createTree(leaves: number, condition = 'true'): string {
  const half = Math.floor(leaves / 2);
  if (leaves === 1) return condition;
  return `(${createTree(half, condition)} && ${createTree(leaves - half, condition)})`;
}
