import type { Expr, FunctionDecl, PatternSegment } from '../syntax/ast.ts';
import { listParts } from '../syntax/parts.ts';
import type { RuleCost } from '../types.ts';
import type { CallSite } from './scope.ts';
import type { CompiledService } from './types.ts';

/**
 * The additional cost of the right side of `&&` or `||` when it is evaluated, and of each `let` of
 * a function.
 */
export const ENTRY_COST = 1;
/** The additional cost of a `? :` when its condition is false. */
export const ELSE_COST = 2;

/** Returns production's cost of an expression without its parts. See ../README.md. */
function getOwnCost(expr: Expr): number {
  switch (expr.kind) {
    // Counts the name of the type as an expression too.
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

/** Returns the parts that are always evaluated with the expression. */
function getCertainParts(expr: Expr): readonly Expr[] {
  if (expr.kind === 'conditional') return [expr.test];
  if (expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||')) return [expr.left];
  return listParts(expr);
}

/**
 * Returns the cost of an expression together with the parts that are always evaluated with it.
 * Bodies of called functions count separately.
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
 * Calculates the highest possible number of expressions of a condition, for any request and any
 * data.
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
