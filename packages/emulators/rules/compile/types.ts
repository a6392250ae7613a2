import type { Evaluator } from '../evaluate/context.ts';
import type { PatternCache } from '../evaluate/patternCache.ts';
import type { AllowDecl, Expr, PatternSegment } from '../syntax/ast.ts';
import type { Issues } from './issues.ts';
import type { CallSite, Scope } from './scope.ts';

export interface Compiler {
  readonly service: string;
  readonly issues: Issues;
  readonly patterns: PatternCache;
  readonly callSites: Map<number, CallSite>;
  compileExpression(expr: Expr, scope: Scope): Evaluator;
  compileExpressions(list: readonly Expr[], scope: Scope): Evaluator[];
  /**
   * Compiles an expression to a function that also counts the expression's cost.
   * @param extra additional cost
   */
  compileCounted(expr: Expr, scope: Scope, extra?: number): Evaluator;
}

export interface CompiledService {
  readonly name: string;
  readonly rules: readonly MatchRule[];
  readonly evaluators: readonly Evaluator[];
  readonly callSites: ReadonlyMap<number, CallSite>;
}

/** A `match` with its whole path, including the paths of the surrounding matches. */
export interface MatchRule {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowRule[];
}

interface AllowRule {
  readonly decl: AllowDecl;
  /** Condition of the rule. Null if the rule has no condition (`allow read;`) and always allows. */
  readonly condition: Evaluator | null;
}
