import { ApiError, createArgumentError } from '../errors.ts';
import {
  NAME_FIELD,
  formatFieldPath,
  isNameField,
  parseFieldPath,
  type FieldPath,
} from '../fieldPaths.ts';
import { asBoolean, asInt, asList, asObject, asString, checkKeys } from '../json.ts';
import { LIMITS } from '../limits.ts';
import { checkId } from '../paths.ts';
import type { IndexedField } from '../storage/sortedIndex.ts';
import { compareText } from '../../shared/text.ts';
import { parseValue } from '../values/parse.ts';
import { checkFilter } from './check.ts';
import { parseFilter } from './parseFilter.ts';
import { listFieldFilters, isInequality, type Cursor, type Filter, type Query } from './types.ts';

const QUERY_KEYS = ['select', 'from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'];

export function parseQuery(json: unknown, parent: string): Query {
  const query = asObject(json, 'structuredQuery');
  if (query.findNearest !== undefined) {
    throw new ApiError('UNIMPLEMENTED', 'findNearest: this emulator has no vector search.');
  }
  checkKeys(query, QUERY_KEYS, 'structuredQuery');
  const { collectionId, allDescendants } = parseFrom(query.from);
  const filter = query.where === undefined ? undefined : parseFilter(query.where, 'where');
  if (filter) checkFilter(filter);
  const orders = completeOrders(parseOrders(query.orderBy), filter);
  if (collectionId === '') checkNamesOnly(filter, orders);
  return {
    parent,
    collectionId,
    allDescendants,
    filter,
    orders,
    startAt: parseCursor(query.startAt, 'startAt', orders),
    endAt: parseCursor(query.endAt, 'endAt', orders),
    offset: parseCount(query.offset, 'offset') ?? 0,
    limit: parseCount(query.limit, 'limit'),
    select: parseSelect(query.select),
  };
}

function parseFrom(json: unknown): { collectionId: string; allDescendants: boolean } {
  const [selector, ...others] = asList(json, 'structuredQuery.from');
  if (others.length > 0) throw createArgumentError('structuredQuery.from has several collections.');
  if (selector === undefined) return { collectionId: '', allDescendants: true };
  const object = asObject(selector, 'structuredQuery.from[0]');
  checkKeys(object, ['collectionId', 'allDescendants'], 'structuredQuery.from[0]');
  const allDescendants = asBoolean(
    object.allDescendants ?? false,
    'structuredQuery.from[0].allDescendants',
  );
  if (allDescendants && (object.collectionId ?? '') === '') {
    return { collectionId: '', allDescendants };
  }
  const collectionId = asString(object.collectionId, 'structuredQuery.from[0].collectionId');
  checkId(collectionId, 'structuredQuery.from[0].collectionId');
  if (collectionId.includes('/')) {
    throw createArgumentError(`The collection id "${collectionId}" must not contain a slash.`);
  }
  return { collectionId, allDescendants };
}

/** Checks that a query over all collections filters and sorts only by `__name__`. */
function checkNamesOnly(filter: Filter | undefined, orders: readonly IndexedField[]): void {
  const paths = [...listFieldFilters(filter), ...orders].map(({ path }) => path);
  const other = paths.find((path) => !isNameField(path));
  if (!other) return;
  throw createArgumentError(
    `A query without a collectionId can only filter and order by __name__, not ${formatFieldPath(other)}.`,
  );
}

function parseOrders(json: unknown): IndexedField[] {
  const orders = asList(json, 'structuredQuery.orderBy').map((item, at) => {
    const where = `structuredQuery.orderBy[${at}]`;
    const order = asObject(item, where);
    checkKeys(order, ['field', 'direction'], where);
    const path = parseFieldPath(asObject(order.field, `${where}.field`).fieldPath, where);
    const direction = order.direction ?? 'ASCENDING';
    if (direction !== 'ASCENDING' && direction !== 'DESCENDING') {
      throw createArgumentError(`${where}.direction must be ASCENDING or DESCENDING.`);
    }
    return { path, descending: direction === 'DESCENDING' };
  });
  const names = orders.map(({ path }) => formatFieldPath(path));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw createArgumentError(`orderBy has the field "${twice}" twice.`);
  // Names are unique, so sorting by further fields has no effect.
  const nameAt = names.indexOf(NAME_FIELD);
  return nameAt === -1 ? orders : orders.slice(0, nameAt + 1);
}

/**
 * Adds the implicit sort fields of a query: fields with an inequality in alphabetical order, then
 * `__name__`.
 */
function completeOrders(explicit: IndexedField[], filter: Filter | undefined): IndexedField[] {
  const hasOrder = (path: FieldPath): boolean =>
    explicit.some((order) => formatFieldPath(order.path) === formatFieldPath(path));
  const implied = new Map<string, FieldPath>();
  const inequalities = new Set<string>();
  for (const { op, path } of listFieldFilters(filter)) {
    if (!isInequality(op)) continue;
    inequalities.add(formatFieldPath(path));
    if (!isNameField(path) && !hasOrder(path)) implied.set(formatFieldPath(path), path);
  }
  if (inequalities.size > LIMITS.inequalityFields) {
    throw createArgumentError(
      `A query may have inequalities on at most ${LIMITS.inequalityFields} fields.`,
    );
  }
  const descending = explicit.at(-1)?.descending ?? false;
  const names = [...implied].sort(([a], [b]) => compareText(a, b)).map(([, path]) => path);
  if (hasOrder([NAME_FIELD])) {
    // Production rejects this query: it sorts by `__name__` but has an inequality on another field.
    if (names.length > 0) {
      throw createArgumentError(
        'A query cannot sort by another field after __name__. Sort by the field of the inequality first.',
      );
    }
    return explicit;
  }
  return [...explicit, ...[...names, [NAME_FIELD]].map((path) => ({ path, descending }))];
}

function parseCursor(
  json: unknown,
  where: 'startAt' | 'endAt',
  orders: readonly IndexedField[],
): Cursor | undefined {
  if (json === undefined || json === null) return undefined;
  const cursor = asObject(json, where);
  checkKeys(cursor, ['values', 'before'], where);
  const values = asList(cursor.values, `${where}.values`).map((value, at) =>
    parseValue(value, `${where}.values[${at}]`),
  );
  if (values.length > orders.length) {
    throw createArgumentError(`${where} has more values than the query has orders.`);
  }
  values.forEach((value, at) => {
    const path = orders[at]?.path;
    if (path && isNameField(path) && !('referenceValue' in value)) {
      throw createArgumentError(`${where}.values[${at}] must be a reference: it is for __name__.`);
    }
  });
  return { values, before: asBoolean(cursor.before ?? false, `${where}.before`) };
}

function parseCount(json: unknown, where: 'offset' | 'limit'): number | undefined {
  if (json === undefined || json === null) return undefined;
  const count = asInt(json, `structuredQuery.${where}`);
  if (count < 0) throw createArgumentError(`structuredQuery.${where} is negative: ${count}.`);
  return count;
}

function parseSelect(json: unknown): FieldPath[] | undefined {
  if (json === undefined || json === null) return undefined;
  return asList(asObject(json, 'select').fields, 'select.fields').map((item, at) => {
    const where = `select.fields[${at}]`;
    return parseFieldPath(asObject(item, where).fieldPath, where);
  });
}
