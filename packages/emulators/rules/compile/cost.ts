import type { Expr, FunctionDecl, PatternSegment } from '../syntax/ast.ts';
import { partsOf } from '../syntax/parts.ts';
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
function ownCost(expr: Expr): number {
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
function certainParts(expr: Expr): readonly Expr[] {
  if (expr.kind === 'conditional') return [expr.test];
  if (expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||')) return [expr.left];
  return partsOf(expr);
}

/**
 * Returns the cost of an expression together with the parts that are always evaluated with it.
 * Bodies of called functions count separately.
 */
export function certainCost(expr: Expr): number {
  return certainParts(expr).reduce((sum, part) => sum + certainCost(part), ownCost(expr));
}

/** Returns the highest possible cost of each `allow` of a service, in the order of the source. */
export function costsOf({ rules, callSites }: CompiledService): RuleCost[] {
  const worst = new WorstCase(callSites);
  return rules.flatMap(({ pattern, allows }) =>
    allows.map(({ decl }) => ({
      line: decl.span.line,
      column: decl.span.column,
      path: pattern.map(patternText).join(''),
      methods: [...decl.methods],
      expressions: decl.condition ? worst.of(decl.condition) : 0,
    })),
  );
}

function patternText(segment: PatternSegment): string {
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

  of(expr: Expr): number {
    if (expr.kind === 'conditional') {
      const branches = Math.max(this.of(expr.then), ELSE_COST + this.of(expr.otherwise));
      return ownCost(expr) + this.of(expr.test) + branches;
    }
    const parts = partsOf(expr).reduce((sum, part) => sum + this.of(part), ownCost(expr));
    if (expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||')) return parts + ENTRY_COST;
    const called = expr.kind === 'call' ? this.#callSites.get(expr.id) : undefined;
    return called ? parts + this.#ofFunction(called.entry.decl) : parts;
  }

  #ofFunction(decl: FunctionDecl): number {
    const cached = this.#functions.get(decl);
    if (cached !== undefined) return cached;
    const cost = decl.lets.reduce(
      (sum, { value }) => sum + ENTRY_COST + this.of(value),
      this.of(decl.result),
    );
    this.#functions.set(decl, cost);
    return cost;
  }
}
