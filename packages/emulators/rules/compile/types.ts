import type { Evaluator } from '../evaluate/context.ts';
import type { PatternCache } from '../evaluate/patternCache.ts';
import type { AllowDecl, Expr, PatternSegment } from '../syntax/ast.ts';
import type { Issues } from './issues.ts';
import type { CallSite, Scope } from './scope.ts';

/** Compiles the expressions of one service. */
export interface Compiler {
  readonly service: string;
  readonly issues: Issues;
  readonly patterns: PatternCache;
  /** Calls of declared functions, by the id of the expression. */
  readonly callSites: Map<number, CallSite>;
  expression(expr: Expr, scope: Scope): Evaluator;
  expressions(list: readonly Expr[], scope: Scope): Evaluator[];
  /** The same, counted; `extra` is what leads to it. */
  counted(expr: Expr, scope: Scope, extra?: number): Evaluator;
}

export interface CompiledService {
  readonly name: string;
  readonly rules: readonly MatchRule[];
  /** The code of each expression, by id. */
  readonly evaluators: readonly Evaluator[];
  readonly callSites: ReadonlyMap<number, CallSite>;
}

/** One `match` with its whole path, those of the matches around it included. */
export interface MatchRule {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowRule[];
}

interface AllowRule {
  readonly decl: AllowDecl;
  /** The condition; null for `allow read;`, which always holds. */
  readonly condition: Evaluator | null;
}
