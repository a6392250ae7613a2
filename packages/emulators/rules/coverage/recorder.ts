import { COVERAGE_LIMITS } from '../limits.ts';
import { isNamespace } from '../methods/namespaces.ts';
import type { Expr, RulesFile } from '../syntax/ast.ts';
import { listParts } from '../syntax/parts.ts';
import type { CoverageNode, CoverageReport, CoverageValue } from '../types.ts';
import type { RulesValue } from '../values.ts';
import { describeValue } from './describeValue.ts';

interface ValueCount {
  readonly value: RulesValue;
  count: number;
}

/**
 * Counts the values of each expression. This code runs for every evaluation, so it must be fast.
 */
export class CoverageRecorder {
  // Most values are booleans. Counters for true and false are faster than a list of values.
  readonly #trues: Uint32Array;
  readonly #falses: Uint32Array;
  readonly #others: Uint32Array;
  readonly #values: (ValueCount[] | undefined)[];

  constructor(expressions: number) {
    this.#trues = new Uint32Array(expressions);
    this.#falses = new Uint32Array(expressions);
    this.#others = new Uint32Array(expressions);
    this.#values = Array.from({ length: expressions }, () => undefined);
  }

  record(id: number, value: RulesValue): void {
    if (value.type === 'bool') {
      const counters = value.value ? this.#trues : this.#falses;
      counters[id] = (counters[id] ?? 0) + 1;
      return;
    }
    const counts = this.#values[id];
    if (!counts) {
      this.#values[id] = [{ value, count: 1 }];
      return;
    }
    for (const entry of counts) {
      if (entry.value === value || isSameValue(entry.value, value)) {
        entry.count += 1;
        return;
      }
    }
    if (counts.length < COVERAGE_LIMITS.values) counts.push({ value, count: 1 });
    else this.#others[id] = (this.#others[id] ?? 0) + 1;
  }

  reset(): void {
    for (const counters of [this.#trues, this.#falses, this.#others]) counters.fill(0);
    this.#values.fill(undefined);
  }

  /**
   * Returns a report in the format of Google's emulator. The report contains no literals. An end
   * offset is the position of the last character. If `&&`, `||` or `? :` skips an expression, the
   * expression and all expressions inside it have the value `{}`.
   */
  report(file: RulesFile, name: string, content: string): CoverageReport {
    const inner = new Set<number>();
    for (const expr of file.expressions) for (const part of listParts(expr)) inner.add(part.id);
    const roots = file.expressions.filter(({ id, kind }) => !inner.has(id) && kind !== 'literal');
    return {
      rules: { files: [{ name, content }] },
      ...(roots.length > 0 ? { report: roots.map((expr) => this.#node(expr, 0)) } : {}),
    };
  }

  /** @param times how often the parent expression was evaluated or skipped */
  #node(expr: Expr, times: number): CoverageNode {
    const { line, column, start, end } = expr.span;
    const values = this.#valuesOf(expr.id);
    const evaluated = values.reduce((sum, { count }) => sum + count, 0);
    if (evaluated < times) values.push({ value: {}, count: times - evaluated });
    const children = getReportedParts(expr).map((part) =>
      this.#node(part, Math.max(times, evaluated)),
    );
    return {
      sourcePosition: { line, column, currentOffset: start, endOffset: end - 1 },
      ...(values.length > 0 ? { values } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
  }

  #valuesOf(id: number): CoverageValue[] {
    const values = (this.#values[id] ?? []).map(({ value, count }) => ({
      value: describeValue(value),
      count,
    }));
    const counted = [
      { value: { boolValue: true }, count: this.#trues[id] ?? 0 },
      { value: { boolValue: false }, count: this.#falses[id] ?? 0 },
      { value: { otherValues: {} }, count: this.#others[id] ?? 0 },
    ];
    return [...values, ...counted.filter(({ count }) => count > 0)];
  }
}

/**
 * Returns the parts that have a value in the report. Omits literals and namespaces (`math` in
 * `math.abs(x)`).
 */
function getReportedParts(expr: Expr): readonly Expr[] {
  const namespace = expr.kind === 'call' && expr.target?.kind === 'name' && expr.target;
  return listParts(expr).filter(
    (part) => part.kind !== 'literal' && !(part === namespace && isNamespace(namespace.name)),
  );
}

/**
 * Returns whether the report counts two values as equal. It does not compare contents. Therefore
 * two documents or two lists always count as different values.
 */
function isSameValue(a: RulesValue, b: RulesValue): boolean {
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
