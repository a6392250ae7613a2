import { COVERAGE_LIMITS } from '../limits.ts';
import type { Expr, RulesFile } from '../syntax/ast.ts';
import type { CoverageNode, CoverageReport } from '../types.ts';
import type { RulesValue } from '../values.ts';

interface Seen {
  readonly value: RulesValue;
  count: number;
}
/** Counts the values that each expression took. Cheap: it runs on every evaluation. */
export class CoverageRecorder {
  // Most values are booleans: a counter for each is faster than a list of values.
  readonly #trues: Uint32Array;
  readonly #falses: Uint32Array;
  readonly #others: Uint32Array;
  readonly #seen: (Seen[] | undefined)[];

  constructor(expressions: number) {
    this.#trues = new Uint32Array(expressions);
    this.#falses = new Uint32Array(expressions);
    this.#others = new Uint32Array(expressions);
    this.#seen = Array.from({ length: expressions }, () => undefined);
  }

  record(id: number, value: RulesValue): void {
    if (value.type === 'bool') {
      const counters = value.value ? this.#trues : this.#falses;
      counters[id] = (counters[id] ?? 0) + 1;
      return;
    }
    const seen = this.#seen[id];
    if (!seen) {
      this.#seen[id] = [{ value, count: 1 }];
      return;
    }
    for (const entry of seen) {
      if (entry.value === value || same(entry.value, value)) {
        entry.count += 1;
        return;
      }
    }
    if (seen.length < COVERAGE_LIMITS.values) seen.push({ value, count: 1 });
    else this.#others[id] = (this.#others[id] ?? 0) + 1;
  }

  reset(): void {
    for (const counters of [this.#trues, this.#falses, this.#others]) counters.fill(0);
    this.#seen.fill(undefined);
  }

  report(file: RulesFile, name: string, content: string): CoverageReport {
    const inner = new Set<number>();
    for (const expr of file.expressions) for (const part of partsOf(expr)) inner.add(part.id);
    const roots = file.expressions.filter((expr) => !inner.has(expr.id));
    return {
      rules: { files: [{ name, content }] },
      report: roots.map((expr) => this.#node(expr, name)),
    };
  }

  #node(expr: Expr, fileName: string): CoverageNode {
    const { line, column, start, end } = expr.span;
    const node: CoverageNode = {
      sourcePosition: { fileName, line, column, currentOffset: start, endOffset: end },
    };
    const values = (this.#seen[expr.id] ?? []).map(({ value, count }) => ({
      value: describe(value),
      count,
    }));
    const add = (value: Record<string, unknown>, count = 0): void => {
      if (count > 0) values.push({ value, count });
    };
    add({ boolValue: true }, this.#trues[expr.id]);
    add({ boolValue: false }, this.#falses[expr.id]);
    add({ otherValues: {} }, this.#others[expr.id]);
    if (values.length > 0) node.values = values;
    const children = partsOf(expr).map((part) => this.#node(part, fileName));
    if (children.length > 0) node.children = children;
    return node;
  }
}

/** Shallow equality: documents and lists count as the same only if they are one object. */
function same(a: RulesValue, b: RulesValue): boolean {
  switch (a.type) {
    case 'null':
    case 'unknown':
      return a.type === b.type;
    case 'int':
      return b.type === 'int' && a.value === b.value;
    case 'float':
      return b.type === 'float' && Object.is(a.value, b.value);
    case 'string':
      return b.type === 'string' && a.value === b.value;
    case 'error':
      return b.type === 'error' && a.message === b.message;
    default:
      return false;
  }
}

/** The expressions that an expression is made of. */
export function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'path':
      return expr.segments.filter((segment) => typeof segment !== 'string');
    case 'list':
      return expr.items;
    case 'map':
      return expr.entries.flatMap(({ key, value }) => [key, value]);
    case 'member':
      return [expr.object];
    case 'index':
      return [expr.object, expr.index];
    case 'range':
      return [expr.object, expr.from, expr.to];
    case 'call':
      return expr.target ? [expr.target, ...expr.args] : expr.args;
    case 'unary':
    case 'is':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'conditional':
      return [expr.test, expr.then, expr.otherwise];
  }
}

/** The outer levels of a value: rules can nest values without limit. */
function describe(
  value: RulesValue,
  levels: number = COVERAGE_LIMITS.levels,
): Record<string, unknown> {
  if (levels === 0) return {};
  const inner = (part: RulesValue): Record<string, unknown> => describe(part, levels - 1);
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: value.value };
    case 'int':
      return { intValue: value.value.toString() };
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'timestamp':
    case 'duration':
      return { [`${value.type}Value`]: { nanos: value.nanos.toString() } };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'path':
      return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
    case 'list':
    case 'set':
      return {
        [`${value.type}Value`]: { values: value.items.slice(0, COVERAGE_LIMITS.items).map(inner) },
      };
    case 'map':
      return {
        mapValue: {
          fields: Object.fromEntries(
            [...value.entries].slice(0, COVERAGE_LIMITS.items).map(([key, v]) => [key, inner(v)]),
          ),
        },
      };
    case 'mapDiff':
      return { mapDiffValue: {} };
    case 'error':
      return { undefined: { causeMessage: value.message } };
    case 'unknown':
      return { constraintValue: {} };
  }
}
