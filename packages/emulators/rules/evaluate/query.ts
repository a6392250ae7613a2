import { ENGINE_LIMITS } from '../limits.ts';
import { getKind } from '../operators/equality.ts';
import { compareOrder } from '../operators/order.ts';
import { hasOneForm } from '../operators/sameness.ts';
import type { FieldConstraint, QueryConstraint, RulesRequest } from '../types.ts';
import {
  NULL,
  UNKNOWN,
  float,
  map,
  string,
  type MapValue,
  type PathValue,
  type RulesValue,
  type UnknownFacts,
  type UnknownValue,
} from '../values.ts';

/**
 * Rules allow a query only if they allow every document that the query could return. To prove this, the rules are evaluated for an abstract document. Everything known about this document comes from the filters of the query:
 * - `field == x` sets the field to x. If x is a number, only its value is known and not its type,
 *   because queries treat 1 and 1.0 as equal.
 * - Ranges, `!=`, `not-in` and `array-contains` leave the field unknown, but add facts about it.
 * - `in`, `array-contains-any` and `or` split the proof into cases. The rules must allow each case.
 * - A field without a filter is unknown and may be missing.
 * - If the only filter is `__name__ == x`, the query can return only one document. The proof then
 *   uses the stored fields of this document (see evaluate.ts).
 *
 * An expression with an unknown part is unknown, unless the facts determine its result. For
 * example, `unknown || true` is true. Only a true condition is a proof, so an unknown condition
 * denies the query.
 */
export function listPossibleDocuments(request: RulesRequest): PossibleDocument[] {
  const cases = toDisjunctions(request.queryConstraints ?? []);
  // If there are too many cases, or none (`in []`), the proof ignores the filters.
  const filters = cases && cases.length > 0 ? cases : [[]];
  return filters.map((constraints) => ({
    resource: toPossibleDocument(constraints, request.queryOrderedBy ?? []),
    only: findOnlyName(constraints),
  }));
}

interface PossibleDocument {
  readonly resource: MapValue;
  /**
   * Path of the only document that the query can return. Null if the query has no `==` filter on
   * the name, or if it also has other filters.
   */
  readonly only: PathValue | null;
}

function findOnlyName([filter, ...others]: readonly FieldConstraint[]): PathValue | null {
  if (filter?.field[0] !== '__name__' || filter.op !== '==' || others.length > 0) return null;
  return filter.value.type === 'path' ? filter.value : null;
}

/**
 * Converts filters to disjunctive normal form. Returns null if the result would have too many
 * disjunctions.
 */
function toDisjunctions(filters: readonly QueryConstraint[]): FieldConstraint[][] | null {
  let cases: FieldConstraint[][] = [[]];
  for (const filter of filters) {
    const alternatives = expandConstraint(filter);
    if (!alternatives || cases.length * alternatives.length > ENGINE_LIMITS.queryCases) return null;
    cases = cases.flatMap((before) => alternatives.map((more) => [...before, ...more]));
  }
  return cases;
}

function expandConstraint(filter: QueryConstraint): FieldConstraint[][] | null {
  if (filter.kind !== 'field') {
    return filter.kind === 'and' ? toDisjunctions(filter.filters) : expandOr(filter.filters);
  }
  if (filter.op !== 'in' && filter.op !== 'array-contains-any') return [[filter]];
  const op = filter.op === 'in' ? '==' : 'array-contains';
  const values = filter.value.type === 'list' ? filter.value.items : [];
  return values.map((value) => [{ ...filter, op, value }]);
}

function expandOr(filters: readonly QueryConstraint[]): FieldConstraint[][] | null {
  const all: FieldConstraint[][] = [];
  for (const filter of filters) {
    const alternatives = toDisjunctions([filter]);
    if (!alternatives) return null;
    all.push(...alternatives);
  }
  return all;
}

/** A map to which keys can still be added. The value of a missing key is unknown. */
type OpenFields = Map<string, RulesValue | OpenFields>;

function toPossibleDocument(
  filters: readonly FieldConstraint[],
  ordered: readonly (readonly string[])[],
): MapValue {
  const fields: OpenFields = new Map();
  let name: RulesValue = UNKNOWN;
  for (const field of ordered) {
    if (field[0] !== '__name__') refineField(fields, field, (current) => current ?? UNKNOWN);
  }
  for (const filter of filters) {
    if (filter.field[0] === '__name__') {
      if (filter.op === '==' && filter.value.type === 'path') name = filter.value;
    } else {
      refineField(fields, filter.field, (current) => applyFilter(current, filter));
    }
  }
  const id = name.type === 'path' ? string(name.segments.at(-1) ?? '') : UNKNOWN;
  const entries = new Map<string, RulesValue>([
    ['data', toOpenMap(fields)],
    ['id', id],
    ['__name__', name],
  ]);
  return { ...map(entries), open: true };
}

function refineField(
  fields: OpenFields,
  field: readonly string[],
  change: (current: RulesValue | undefined) => RulesValue,
): void {
  const [name, ...rest] = field;
  if (name === undefined) return;
  const current = fields.get(name);
  if (rest.length === 0) {
    fields.set(name, change(current instanceof Map ? undefined : current));
    return;
  }
  if (current !== undefined && !(current instanceof Map)) return;
  const inner: OpenFields = current ?? new Map<string, RulesValue | OpenFields>();
  fields.set(name, inner);
  refineField(inner, rest, change);
}

function toOpenMap(fields: OpenFields): MapValue {
  const entries = new Map<string, RulesValue>();
  for (const [key, value] of fields)
    entries.set(key, value instanceof Map ? toOpenMap(value) : value);
  return { ...map(entries), open: true };
}

function applyFilter(current: RulesValue | undefined, filter: FieldConstraint): RulesValue {
  if (current !== undefined && current.type !== 'unknown') return current;
  const facts = current?.facts ?? {};
  const { op, value } = filter;
  switch (op) {
    case '==':
      return toEqualValue(value, facts);
    case '!=':
      return createUnknown({ ...facts, not: [...(facts.not ?? []), value, NULL] });
    case 'not-in': {
      const values = value.type === 'list' ? value.items : [];
      return createUnknown({ ...facts, not: [...(facts.not ?? []), ...values, NULL] });
    }
    case '>':
    case '>=':
      return createUnknown({
        ...facts,
        kind: getKind(value),
        ...tightenLower(facts, value, op === '>='),
      });
    case '<':
    case '<=':
      return createUnknown({
        ...facts,
        kind: getKind(value),
        ...tightenUpper(facts, value, op === '<='),
      });
    case 'array-contains':
      return createUnknown({
        ...facts,
        kind: 'list',
        contains: [...(facts.contains ?? []), ...(isComparable(value) ? [value] : [])],
      });
    default:
      return current ?? UNKNOWN;
  }
}

/**
 * Returns what is known about a field if a query requires it to equal the value. Queries treat 1
 * and 1.0 as equal, even in lists and maps.
 */
function toEqualValue(value: RulesValue, facts: UnknownFacts = {}): RulesValue {
  if (isNumber(value)) {
    if (value.type === 'float' && Number.isNaN(value.value)) return float(NaN);
    const bounds = { ...tightenLower(facts, value), ...tightenUpper(facts, value) };
    return createUnknown({ ...facts, kind: 'number', equal: value, ...bounds });
  }
  if (hasOneForm(value)) return value;
  if (value.type === 'map') {
    const entries = [...value.entries].map(([key, entry]) => [key, toEqualValue(entry)] as const);
    return { ...map(new Map(entries)), open: true };
  }
  const contains = value.type === 'list' ? value.items.filter(isComparable) : [];
  return createUnknown({ kind: getKind(value), contains });
}

const isNumber = (value: RulesValue) => value.type === 'int' || value.type === 'float';

/**
 * Returns whether `in` in a rule finds the value in every list that the query's filters match.
 * Queries treat 1 and 1.0 as equal at any depth. In rules, `in` does so only for the items of the
 * list, not for numbers nested in them.
 */
const isComparable = (value: RulesValue) => isNumber(value) || hasOneForm(value);

const createUnknown = (facts: UnknownFacts): UnknownValue => ({ type: 'unknown', facts });

function tightenLower(facts: UnknownFacts, value: RulesValue, inclusive = true): UnknownFacts {
  const { lower } = facts;
  const comparison = lower && compareOrder(lower.value, value);
  const tighter = comparison === undefined || comparison < 0 || (comparison === 0 && !inclusive);
  return tighter ? { lower: { value, inclusive } } : {};
}

function tightenUpper(facts: UnknownFacts, value: RulesValue, inclusive = true): UnknownFacts {
  const { upper } = facts;
  const comparison = upper && compareOrder(upper.value, value);
  const tighter = comparison === undefined || comparison > 0 || (comparison === 0 && !inclusive);
  return tighter ? { upper: { value, inclusive } } : {};
}
