import type { Evaluator } from '../evaluate/context.ts';
import type { Expr, FunctionDecl } from '../syntax/ast.ts';

/** A declared function. Its code is set when it is compiled. */
export interface FunctionEntry {
  readonly decl: FunctionDecl;
  readonly scope: Scope;
  state: 'declared' | 'compiling' | 'compiled';
  used: boolean;
  /**
   * Height of the call stack inside this function: 1 if it calls no function, otherwise one more
   * than the deepest function that it calls.
   */
  depth: number;
  lets: readonly Evaluator[];
  result: Evaluator | null;
}

/** A call of a function declared in the rules. The explanation of a denied request uses it. */
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

  /** Returns all names in scope, to suggest a similar name in an error message. */
  listNames(kind: 'variables' | 'functions'): string[] {
    return [...this[kind].keys(), ...(this.#parent?.listNames(kind) ?? [])];
  }
}
