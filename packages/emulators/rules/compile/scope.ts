import type { Evaluator } from '../evaluate/context.ts';
import type { Expr, FunctionDecl } from '../syntax/ast.ts';

/** A declared function and, once it has been compiled, its code. */
export interface FunctionEntry {
  readonly decl: FunctionDecl;
  readonly scope: Scope;
  state: 'declared' | 'compiling' | 'compiled';
  used: boolean;
  /** 1, or one more than the deepest function that it calls. */
  depth: number;
  lets: readonly Evaluator[];
  result: Evaluator | null;
}

/** A call of a declared function, for the explanation of a denial. */
export interface CallSite {
  readonly entry: FunctionEntry;
  readonly args: readonly Expr[];
}

/** Names visible in one service, match or function. */
export class Scope {
  readonly variables = new Map<string, Evaluator>();
  readonly functions = new Map<string, FunctionEntry>();
  readonly #parent: Scope | null;

  constructor(parent: Scope | null) {
    this.#parent = parent;
  }

  variable(name: string): Evaluator | undefined {
    return this.variables.get(name) ?? this.#parent?.variable(name);
  }

  function(name: string): FunctionEntry | undefined {
    return this.functions.get(name) ?? this.#parent?.function(name);
  }

  /** Returns all names in scope, for "did you mean". */
  names(kind: 'variables' | 'functions'): string[] {
    return [...this[kind].keys(), ...(this.#parent?.names(kind) ?? [])];
  }
}
