import type { Evaluator } from '../evaluate/context.ts';
import type { PatternCache } from '../evaluate/patternCache.ts';
import type { AllowDecl, Expr, PatternSegment } from '../syntax/ast.ts';
import type { Issues } from './issues.ts';
import type { CallSite, Scope } from './scope.ts';

export interface Compiler {
  readonly service: string;
  readonly issues: Issues;
  readonly patterns: PatternCache;
  /** Calls of declared functions, by id of the expression. */
  readonly callSites: Map<number, CallSite>;
  compileExpression(expr: Expr, scope: Scope): Evaluator;
  compileExpressions(list: readonly Expr[], scope: Scope): Evaluator[];
  /** Compiles an expression that counts its own cost. `extra` is a cost to add. */
  compileCounted(expr: Expr, scope: Scope, extra?: number): Evaluator;
}

export interface CompiledService {
  readonly name: string;
  readonly rules: readonly MatchRule[];
  /** The closure of each expression, by id. */
  readonly evaluators: readonly Evaluator[];
  readonly callSites: ReadonlyMap<number, CallSite>;
}

/** One `match` with its whole path, which includes the paths of the surrounding matches. */
export interface MatchRule {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowRule[];
}

interface AllowRule {
  readonly decl: AllowDecl;
  /** Condition of the rule. Null for an `allow read;` without a condition, which always allows. */
  readonly condition: Evaluator | null;
}
