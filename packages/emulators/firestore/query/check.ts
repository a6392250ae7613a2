import { createArgumentError } from '../errors.ts';
import { formatFieldPath, isNameField } from '../fieldPaths.ts';
import { LIMITS } from '../limits.ts';
import type { Value } from '../values/value.ts';
import { toDisjunctions } from './disjunctions.ts';
import { listFieldFilters, type FieldFilter, type Filter } from './types.ts';

const LIST_LIMITS: ReadonlyMap<string, number> = new Map([
  ['in', LIMITS.inValues],
  ['array-contains-any', LIMITS.inValues],
  ['not-in', LIMITS.notInValues],
]);

/** Throws for filters that production rejects: too many filters, or forbidden combinations. */
export function checkFilter(filter: Filter): void {
  const all = [...listFieldFilters(filter)];
  for (const field of all) {
    checkList(field);
    checkName(field);
  }
  const notIn = all.filter(({ op }) => op === 'not-in').length;
  if (notIn > 1) throw createArgumentError("A query may have only one 'not-in' filter.");
  if (notIn > 0 && all.some(({ op }) => op === '!=')) {
    throw createArgumentError("'not-in' cannot be combined with '!='.");
  }
  if (notIn > 0 && (hasOr(filter) || all.some(({ op }) => matchesAnyValue(op)))) {
    throw createArgumentError(
      "'not-in' cannot be combined with 'in', 'array-contains-any' or 'or'.",
    );
  }
  checkDisjunctions(filter);
}

const matchesAnyValue = (op: string): boolean => op === 'in' || op === 'array-contains-any';

const hasOr = (filter: Filter): boolean =>
  filter.kind === 'or' || (filter.kind === 'and' && filter.filters.some((inner) => hasOr(inner)));

function checkDisjunctions(filter: Filter): void {
  const conjunctions = toDisjunctions(filter);
  if (!conjunctions) {
    throw createArgumentError(
      `The query has more than ${LIMITS.disjunctions} disjunctions ('or', 'in' and 'array-contains-any' multiply).`,
    );
  }
  for (const conjunction of conjunctions) {
    const arrays = conjunction.filter(({ op }) => op.startsWith('array-contains'));
    if (arrays.length > 1) {
      throw createArgumentError(
        "A query may have only one 'array-contains' or 'array-contains-any' in each disjunction.",
      );
    }
  }
}

function checkList({ op, path, value }: FieldFilter): void {
  const limit = LIST_LIMITS.get(op);
  if (limit === undefined) return;
  const name = formatFieldPath(path);
  if (!('arrayValue' in value)) throw createArgumentError(`'${op}' on ${name} needs an array.`);
  const { length } = value.arrayValue.values;
  if (length === 0) throw createArgumentError(`'${op}' on ${name} needs a non-empty array.`);
  if (length > limit) {
    throw createArgumentError(
      `'${op}' on ${name} has ${length} values; at most ${limit} are allowed.`,
    );
  }
}

function checkName({ op, path, value }: FieldFilter): void {
  if (!isNameField(path)) return;
  if (op.startsWith('array-contains')) {
    throw createArgumentError(`'${op}' cannot be used on __name__.`);
  }
  const list: readonly Value[] =
    (op === 'in' || op === 'not-in') && 'arrayValue' in value ? value.arrayValue.values : [value];
  if (list.some((item) => !('referenceValue' in item))) {
    throw createArgumentError(`__name__ can only be compared with references to documents.`);
  }
}
