import type { Evaluator } from '../evaluate/context.ts';
import type { Expr, FunctionDecl } from '../syntax/ast.ts';

/** A declared function, with its code once it has been compiled. */
export interface FunctionEntry {
  readonly decl: FunctionDecl;
  readonly scope: Scope;
  state: 'declared' | 'compiling' | 'compiled';
  used: boolean;
  /**
   * Depth of the call stack: 1 for a function without calls, otherwise one more than the deepest
   * function that it calls.
   */
  depth: number;
  lets: readonly Evaluator[];
  result: Evaluator | null;
}

/** A call of a declared function, needed to explain a denial. */
export interface CallSite {
  readonly entry: FunctionEntry;
  readonly args: readonly Expr[];
}

/** The names that are visible in a service, a match or a function. */
export class Scope {
  readonly variables = new Map<string, Evaluator>();
  readonly functions = new Map<string, FunctionEntry>();
  readonly #parent: Scope | null;

  constructor(parent: Scope | null) {
    this.#parent = parent;
  }

  findVariable(name: string): Evaluator | undefined {
    return this.variables.get(name) ?? this.#parent?.findVariable(name);
  }

  findFunction(name: string): FunctionEntry | undefined {
    return this.functions.get(name) ?? this.#parent?.findFunction(name);
  }

  /** Returns all names in scope, for suggestions in error messages. */
  listNames(kind: 'variables' | 'functions'): string[] {
    return [...this[kind].keys(), ...(this.#parent?.listNames(kind) ?? [])];
  }
}
