import type { Expr, FunctionDecl, PatternSegment } from '../syntax/ast.ts';
import { partsOf } from '../syntax/parts.ts';
import type { RuleCost } from '../types.ts';
import type { CallSite } from './scope.ts';
import type { CompiledService } from './types.ts';

/**
 * The cost of the right side of `&&` or `||` when it is evaluated, and of each `let` of a function.
 */
export const ENTERED = 1;
/** The cost of a `? :` when its condition is false. */
export const OTHERWISE = 2;

/** Returns the cost in production of an expression alone, without its parts. See ../README.md. */
function ownCost(expr: Expr): number {
  switch (expr.kind) {
    // The name of the type counts.
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

/** Returns the parts that are evaluated whenever the expression is. */
function certainParts(expr: Expr): readonly Expr[] {
  if (expr.kind === 'conditional') return [expr.test];
  if (expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||')) return [expr.left];
  return partsOf(expr);
}

/**
 * The expressions that are counted whenever this one is evaluated: itself and the parts that are
 * evaluated with it in any case. Bodies of called functions count on their own.
 */
export function certainCost(expr: Expr): number {
  return certainParts(expr).reduce((sum, part) => sum + certainCost(part), ownCost(expr));
}

/** Returns the highest cost of each `allow` of a service, in the order of the source. */
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

/** Works out the most expressions that a condition can need, whatever the request and the data. */
class WorstCase {
  readonly #callSites: ReadonlyMap<number, CallSite>;
  readonly #functions = new Map<FunctionDecl, number>();

  constructor(callSites: ReadonlyMap<number, CallSite>) {
    this.#callSites = callSites;
  }

  of(expr: Expr): number {
    if (expr.kind === 'conditional') {
      const branches = Math.max(this.of(expr.then), OTHERWISE + this.of(expr.otherwise));
      return ownCost(expr) + this.of(expr.test) + branches;
    }
    const parts = partsOf(expr).reduce((sum, part) => sum + this.of(part), ownCost(expr));
    if (expr.kind === 'binary' && (expr.op === '&&' || expr.op === '||')) return parts + ENTERED;
    const called = expr.kind === 'call' ? this.#callSites.get(expr.id) : undefined;
    return called ? parts + this.#ofFunction(called.entry.decl) : parts;
  }

  #ofFunction(decl: FunctionDecl): number {
    const known = this.#functions.get(decl);
    if (known !== undefined) return known;
    const cost = decl.lets.reduce(
      (sum, { value }) => sum + ENTERED + this.of(value),
      this.of(decl.result),
    );
    this.#functions.set(decl, cost);
    return cost;
  }
}
