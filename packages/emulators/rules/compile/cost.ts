import type { Expr, FunctionDecl, PatternSegment } from '../syntax/ast.ts';
import { listParts } from '../syntax/parts.ts';
import type { RuleCost } from '../types.ts';
import type { CallSite } from './scope.ts';
import type { CompiledService } from './types.ts';

/**
 * Additional cost of each `let` in a function. The right side of `&&` or `||` has the same
 * additional cost if it is evaluated.
 */
export const ENTRY_COST = 1;
/** Additional cost of `a ? b : c` if the condition is false. */
export const ELSE_COST = 2;

/**
 * Returns the cost of an expression in production, without the cost of its parts. See ../README.md.
 */
function getOwnCost(expr: Expr): number {
  switch (expr.kind) {
    // In `x is string`, the name of the type is a counted expression too.
    case 'is':
      return 2;
    case 'conditional':
      return 2;
    case 'path':
      return 1 + expr.segments.filter((segment) => typeof segment === 'string').length;
    default:
      return 1;
  }
}

/** Returns the parts that are always evaluated when the expression is evaluated. */
function getCertainParts(expr: Expr): readonly Expr[] {
  if (expr.kind === 'conditional') return [expr.test];
  if (expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||')) return [expr.left];
  return listParts(expr);
}

/**
 * Returns the cost of an expression, including the parts of it that are always evaluated. The cost
 * does not include the functions that the expression calls.
 */
export function computeCertainCost(expr: Expr): number {
  return getCertainParts(expr).reduce(
    (sum, part) => sum + computeCertainCost(part),
    getOwnCost(expr),
  );
}

/** Returns the highest possible cost of each `allow` of a service, in the order of the source. */
export function computeCosts({ rules, callSites }: CompiledService): RuleCost[] {
  const worst = new WorstCase(callSites);
  return rules.flatMap(({ pattern, allows }) =>
    allows.map(({ decl }) => ({
      line: decl.span.line,
      column: decl.span.column,
      path: pattern.map(formatPattern).join(''),
      methods: [...decl.methods],
      expressions: decl.condition ? worst.computeCost(decl.condition) : 0,
    })),
  );
}

function formatPattern(segment: PatternSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`;
  return segment.kind === 'one' ? `/{${segment.name}}` : `/{${segment.name}=**}`;
}

/**
 * Computes the highest number of expressions that evaluating a condition can count, over all
 * possible requests and documents.
 */
class WorstCase {
  readonly #callSites: ReadonlyMap<number, CallSite>;
  readonly #functions = new Map<FunctionDecl, number>();

  constructor(callSites: ReadonlyMap<number, CallSite>) {
    this.#callSites = callSites;
  }

  computeCost(expr: Expr): number {
    if (expr.kind === 'conditional') {
      const branches = Math.max(
        this.computeCost(expr.then),
        ELSE_COST + this.computeCost(expr.otherwise),
      );
      return getOwnCost(expr) + this.computeCost(expr.test) + branches;
    }
    const parts = listParts(expr).reduce(
      (sum, part) => sum + this.computeCost(part),
      getOwnCost(expr),
    );
    if (expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||')) return parts + ENTRY_COST;
    const called = expr.kind === 'call' ? this.#callSites.get(expr.id) : undefined;
    return called ? parts + this.#ofFunction(called.entry.decl) : parts;
  }

  #ofFunction(decl: FunctionDecl): number {
    const cached = this.#functions.get(decl);
    if (cached !== undefined) return cached;
    const cost = decl.lets.reduce(
      (sum, { value }) => sum + ENTRY_COST + this.computeCost(value),
      this.computeCost(decl.result),
    );
    this.#functions.set(decl, cost);
    return cost;
  }
}
