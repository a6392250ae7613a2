import { ENGINE_LIMITS } from '../limits.ts';
import { kindOf } from '../operators/equality.ts';
import { order } from '../operators/order.ts';
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
 * A query is allowed only if every document that it could return is. To prove that, the rule is
 * evaluated for an abstract document, of which only what the query's filters imply is known:
 *
 * - `field == x` pins the field to x, except for numbers, since 1 and 1.0 are one to a query;
 * - ranges, `!=`, `not-in` and `array-contains` leave the field unknown with facts about it;
 * - `in`, `array-contains-any` and `or` split the proof: the rule must hold in each case;
 * - any other field is unknown, and may be missing;
 * - `__name__ == x` alone leaves one document, whose stored state then decides (see evaluate.ts).
 *
 * An expression with an unknown part is unknown unless the facts decide it (see the operators), and
 * `unknown || true` is true. Only true is a proof, so a rule that cannot be proved denies.
 */
export function possibleDocuments(request: RulesRequest): PossibleDocument[] {
  const cases = split(request.queryConstraints ?? []);
  // Too many cases, or none (`in []`): then nothing is known.
  const filters = cases && cases.length > 0 ? cases : [[]];
  return filters.map((known) => ({
    resource: documentOf(known, request.queryOrderedBy ?? []),
    only: onlyName(known),
  }));
}

interface PossibleDocument {
  readonly resource: MapValue;
  /** The name of the document, if the query says nothing else. */
  readonly only: PathValue | null;
}

function onlyName([filter, ...others]: readonly FieldConstraint[]): PathValue | null {
  if (filter?.field[0] !== '__name__' || filter.op !== '==' || others.length > 0) return null;
  return filter.value.type === 'path' ? filter.value : null;
}

/**
 * Returns the alternatives (in disjunctive form) of filters that all hold; null if there are too
 * many.
 */
function split(filters: readonly QueryConstraint[]): FieldConstraint[][] | null {
  let cases: FieldConstraint[][] = [[]];
  for (const filter of filters) {
    const alternatives = alternativesOf(filter);
    if (!alternatives || cases.length * alternatives.length > ENGINE_LIMITS.queryCases) return null;
    cases = cases.flatMap((before) => alternatives.map((more) => [...before, ...more]));
  }
  return cases;
}

function alternativesOf(filter: QueryConstraint): FieldConstraint[][] | null {
  if (filter.kind !== 'field') {
    return filter.kind === 'and' ? split(filter.filters) : alternativesOfOr(filter.filters);
  }
  if (filter.op !== 'in' && filter.op !== 'array-contains-any') return [[filter]];
  const op = filter.op === 'in' ? '==' : 'array-contains';
  const values = filter.value.type === 'list' ? filter.value.items : [];
  return values.map((value) => [{ ...filter, op, value }]);
}

function alternativesOfOr(filters: readonly QueryConstraint[]): FieldConstraint[][] | null {
  const all: FieldConstraint[][] = [];
  for (const filter of filters) {
    const alternatives = split([filter]);
    if (!alternatives) return null;
    all.push(...alternatives);
  }
  return all;
}

/** A map under construction whose other keys are unknown. */
type OpenFields = Map<string, RulesValue | OpenFields>;

function documentOf(
  filters: readonly FieldConstraint[],
  ordered: readonly (readonly string[])[],
): MapValue {
  const fields: OpenFields = new Map();
  let name: RulesValue = UNKNOWN;
  for (const field of ordered) {
    if (field[0] !== '__name__') refine(fields, field, (known) => known ?? UNKNOWN);
  }
  for (const filter of filters) {
    if (filter.field[0] === '__name__') {
      if (filter.op === '==' && filter.value.type === 'path') name = filter.value;
    } else {
      refine(fields, filter.field, (known) => narrowed(known, filter));
    }
  }
  const id = name.type === 'path' ? string(name.segments.at(-1) ?? '') : UNKNOWN;
  const entries = new Map<string, RulesValue>([
    ['data', close(fields)],
    ['id', id],
    ['__name__', name],
  ]);
  return { ...map(entries), open: true };
}

function refine(
  fields: OpenFields,
  field: readonly string[],
  change: (known: RulesValue | undefined) => RulesValue,
): void {
  const [name, ...rest] = field;
  if (name === undefined) return;
  const known = fields.get(name);
  if (rest.length === 0) {
    fields.set(name, change(known instanceof Map ? undefined : known));
    return;
  }
  if (known !== undefined && !(known instanceof Map)) return;
  const inner: OpenFields = known ?? new Map<string, RulesValue | OpenFields>();
  fields.set(name, inner);
  refine(inner, rest, change);
}

function close(fields: OpenFields): MapValue {
  const entries = new Map<string, RulesValue>();
  for (const [key, value] of fields) entries.set(key, value instanceof Map ? close(value) : value);
  return { ...map(entries), open: true };
}

function narrowed(known: RulesValue | undefined, filter: FieldConstraint): RulesValue {
  if (known !== undefined && known.type !== 'unknown') return known;
  const facts = known?.facts ?? {};
  const { op, value } = filter;
  switch (op) {
    case '==':
      return pinned(value, facts);
    case '!=':
      return unknown({ ...facts, not: [...(facts.not ?? []), value, NULL] });
    case 'not-in': {
      const values = value.type === 'list' ? value.items : [];
      return unknown({ ...facts, not: [...(facts.not ?? []), ...values, NULL] });
    }
    case '>':
    case '>=':
      return unknown({ ...facts, kind: kindOf(value), ...atLeast(facts, value, op === '>=') });
    case '<':
    case '<=':
      return unknown({ ...facts, kind: kindOf(value), ...atMost(facts, value, op === '<=') });
    case 'array-contains':
      return unknown({
        ...facts,
        kind: 'list',
        contains: [...(facts.contains ?? []), ...(isComparable(value) ? [value] : [])],
      });
    default:
      return known ?? UNKNOWN;
  }
}

/**
 * Returns the values that a query takes as equal: it does not tell 1 from 1.0 wherever they stand.
 */
function pinned(value: RulesValue, facts: UnknownFacts = {}): RulesValue {
  if (isNumber(value)) {
    if (value.type === 'float' && Number.isNaN(value.value)) return float(NaN);
    const bounds = { ...atLeast(facts, value), ...atMost(facts, value) };
    return unknown({ ...facts, kind: 'number', equal: value, ...bounds });
  }
  if (hasOneForm(value)) return value;
  if (value.type === 'map') {
    const entries = [...value.entries].map(([key, entry]) => [key, pinned(entry)] as const);
    return { ...map(new Map(entries)), open: true };
  }
  const contains = value.type === 'list' ? value.items.filter(isComparable) : [];
  return unknown({ kind: kindOf(value), contains });
}

const isNumber = (value: RulesValue) => value.type === 'int' || value.type === 'float';

/** Rules find a number by its value, as queries do; inside of lists and maps by its type too. */
const isComparable = (value: RulesValue) => isNumber(value) || hasOneForm(value);

const unknown = (facts: UnknownFacts): UnknownValue => ({ type: 'unknown', facts });

function atLeast(facts: UnknownFacts, value: RulesValue, inclusive = true): UnknownFacts {
  const { lower } = facts;
  const compared = lower && order(lower.value, value);
  const tighter = compared === undefined || compared < 0 || (compared === 0 && !inclusive);
  return tighter ? { lower: { value, inclusive } } : {};
}

function atMost(facts: UnknownFacts, value: RulesValue, inclusive = true): UnknownFacts {
  const { upper } = facts;
  const compared = upper && order(upper.value, value);
  const tighter = compared === undefined || compared > 0 || (compared === 0 && !inclusive);
  return tighter ? { upper: { value, inclusive } } : {};
}
