import { isInt64 } from '../../shared/int64.ts';
import { createArgumentError } from '../errors.ts';
import { isNameField, parseFieldPath, type FieldPath } from '../fieldPaths.ts';
import { asInt, asObject, asString, isObject, checkKeys } from '../json.ts';
import { LIMITS } from '../limits.ts';
import type { StoredDocument } from '../storage/document.ts';
import { NULL_VALUE, doubleValue, type Fields, type Value } from '../values/value.ts';
import { toNumber } from '../write/transform.ts';
import { getFieldValue } from './match.ts';

interface Aggregate {
  /** The field to sum or to average. A count has no field. */
  readonly field?: FieldPath;
  compute(documents: readonly StoredDocument[], database: string): Value;
}

const KINDS = ['count', 'sum', 'avg'];

interface Aggregations {
  readonly fields: readonly FieldPath[];
  compute(documents: readonly StoredDocument[], database: string): Fields;
}

export function parseAggregations(json: readonly unknown[]): Aggregations {
  if (json.length === 0 || json.length > LIMITS.aggregations) {
    throw createArgumentError(
      `There must be one aggregation at least, and the maximum number of aggregations is ${LIMITS.aggregations}; here are ${json.length}.`,
    );
  }
  const all = new Map<string, Aggregate>();
  json.forEach((item, at) => {
    const where = `aggregations[${at}]`;
    const object = asObject(item, where);
    checkKeys(object, ['alias', ...KINDS], where);
    const alias =
      object.alias === undefined ? `field_${at + 1}` : asString(object.alias, `${where}.alias`);
    if (all.has(alias)) throw createArgumentError(`${where}: the alias "${alias}" is used twice.`);
    const [kind, ...others] = KINDS.filter((key) => object[key] !== undefined);
    if (kind === undefined || others.length > 0) {
      throw createArgumentError(`${where} must have exactly one of ${KINDS.join(', ')}.`);
    }
    all.set(alias, parseAggregate(kind, object[kind], `${where}.${kind}`));
  });
  const fields = [...all.values()].flatMap(({ field }) => (field ? [field] : []));
  return {
    fields,
    compute: (documents, database) => {
      // If a request contains several aggregates, each of them includes only the documents that
      // have the fields of all aggregates. This also applies to a count.
      const complete = documents.filter((document) =>
        fields.every((field) => getFieldValue(document, field, database) !== undefined),
      );
      return Object.fromEntries(
        [...all].map(([alias, aggregate]) => [alias, aggregate.compute(complete, database)]),
      );
    },
  };
}

function parseAggregate(kind: string, json: unknown, where: string): Aggregate {
  const object = asObject(json, where);
  if (kind === 'count') {
    checkKeys(object, ['upTo'], where);
    const upTo = object.upTo === undefined ? Infinity : asInt(object.upTo, `${where}.upTo`);
    if (upTo <= 0) throw createArgumentError(`${where}.upTo must be above 0.`);
    return { compute: ({ length }) => ({ integerValue: String(Math.min(length, upTo)) }) };
  }
  checkKeys(object, ['field'], where);
  const field = isObject(object.field) ? object.field.fieldPath : undefined;
  const path = parseFieldPath(field, `${where}.field.fieldPath`);
  if (isNameField(path)) throw createArgumentError(`${where} cannot be of __name__.`);
  return {
    field: path,
    compute: (documents, database) => {
      const numbers = listNumbers(documents, path, database);
      return kind === 'sum' ? sumNumbers(numbers) : averageNumbers(numbers);
    },
  };
}

function listNumbers(
  documents: readonly StoredDocument[],
  path: FieldPath,
  database: string,
): Value[] {
  return documents.flatMap((document) => {
    const value = getFieldValue(document, path, database);
    return value && ('integerValue' in value || 'doubleValue' in value) ? [value] : [];
  });
}

/** Returns an integer if all numbers are integers and the sum fits into 64 bits, else a double. */
function sumNumbers(numbers: readonly Value[]): Value {
  let exact = 0n;
  for (const value of numbers) {
    if (!('integerValue' in value)) return doubleValue(addUp(numbers));
    exact += BigInt(value.integerValue);
  }
  return isInt64(exact) ? { integerValue: exact.toString() } : doubleValue(Number(exact));
}

const addUp = (numbers: readonly Value[]): number =>
  numbers.reduce((subtotal, value) => subtotal + toNumber(value), 0);

function averageNumbers(numbers: readonly Value[]): Value {
  return numbers.length === 0 ? NULL_VALUE : doubleValue(addUp(numbers) / numbers.length);
}
