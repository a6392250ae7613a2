import { LIMITS, type Context, type Run } from './context.ts';
import type { Generator } from './generate.ts';
import { hint } from './hint.ts';
import { METHOD_ARITIES, callMethod } from './methods/index.ts';
import { GLOBALS, NAMESPACES, callBuiltin, type Builtin } from './methods/namespaces.ts';
import { regex } from './methods/regex.ts';
import { Scope, type FunctionEntry } from './scope.ts';
import type { Call } from './syntax/ast.ts';
import { error, type RulesValue } from './values.ts';

const REGEX_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);
const FAILED: Run = () => error('this function does not exist');

type Access = (context: Context, path: RulesValue) => RulesValue;
const get: Access = (context, path) => context.documents.get(path, false);
const exists: Access = (context, path) => context.documents.exists(path, false);
const FIRESTORE_ACCESS: ReadonlyMap<string, Access> = new Map([
  ['get', get],
  ['exists', exists],
  ['getAfter', (context, path) => context.documents.get(path, true)],
  ['existsAfter', (context, path) => context.documents.exists(path, true)],
]);
const STORAGE_ACCESS: ReadonlyMap<string, Access> = new Map([
  ['get', get],
  ['exists', exists],
]);

const NO_ACCESS: ReadonlyMap<string, Access> = new Map();

/** Calls: of declared functions, built-in ones, namespaces and methods. */
export class CallGenerator {
  private readonly generator: Generator;
  private readonly stack: FunctionEntry[] = [];

  constructor(generator: Generator) {
    this.generator = generator;
  }

  compileAll(scope: Scope): void {
    for (const entry of scope.functions.values()) this.compile(entry);
  }

  call(expr: Call, scope: Scope): Run {
    if (expr.target) return this.targeted(expr, scope);
    const entry = scope.function(expr.name);
    if (entry) return this.declared(expr, entry, scope);
    const builtin = GLOBALS.get(expr.name);
    if (builtin) return this.builtin(expr, builtin, scope);
    const accesses = this.generator.service === 'cloud.firestore' ? FIRESTORE_ACCESS : NO_ACCESS;
    const access = accesses.get(expr.name);
    if (access) return this.access(expr, access, scope);
    const known = [...scope.names('functions'), ...accesses.keys(), ...GLOBALS.keys()];
    return this.unknown(expr, known, scope);
  }

  private targeted(expr: Call, scope: Scope): Run {
    const { target } = expr;
    if (target?.kind === 'name' && !scope.variable(target.name)) {
      if (target.name === 'firestore' && this.generator.service === 'firebase.storage') {
        const access = STORAGE_ACCESS.get(expr.name);
        if (access) return this.access(expr, access, scope);
        return this.unknown(expr, [...STORAGE_ACCESS.keys()], scope);
      }
      const namespace = NAMESPACES.get(target.name);
      if (namespace) {
        const builtin = namespace.get(expr.name);
        if (builtin) return this.builtin(expr, builtin, scope);
        return this.unknown(expr, [...namespace.keys()], scope);
      }
    }
    if (!target) return FAILED;
    return this.method(expr, this.generator.expression(target, scope), scope);
  }

  private method(expr: Call, self: Run, scope: Scope): Run {
    const counts = METHOD_ARITIES.get(expr.name);
    if (!counts) return this.unknown(expr, [...METHOD_ARITIES.keys()], scope);
    if (!counts.has(expr.args.length)) this.wrongCount(expr, [...counts].join(' or '));
    const pattern = expr.args[0];
    if (REGEX_METHODS.has(expr.name) && pattern?.kind === 'literal') {
      const { value } = pattern;
      const compiled = value.type === 'string' ? regex(value.value) : undefined;
      if (typeof compiled === 'string') this.generator.issues.error(pattern.span, compiled);
    }
    const args = this.generator.expressions(expr.args, scope);
    const { name } = expr;
    const [first] = args;
    if (args.length === 0) return (context) => callMethod(self(context), name, []);
    if (first && args.length === 1) {
      return (context) => callMethod(self(context), name, [first(context)]);
    }
    return (context) =>
      callMethod(
        self(context),
        name,
        args.map((arg) => arg(context)),
      );
  }

  private builtin(expr: Call, builtin: Builtin, scope: Scope): Run {
    if (expr.args.length !== builtin.args) this.wrongCount(expr, String(builtin.args));
    const args = this.generator.expressions(expr.args, scope);
    return (context) =>
      callBuiltin(
        builtin,
        args.map((arg) => arg(context)),
      );
  }

  private access(expr: Call, access: Access, scope: Scope): Run {
    if (expr.args.length !== 1) this.wrongCount(expr, '1');
    const [path] = this.generator.expressions(expr.args, scope);
    return path ? (context) => access(context, path(context)) : FAILED;
  }

  private declared(expr: Call, entry: FunctionEntry, scope: Scope): Run {
    const args = this.generator.expressions(expr.args, scope);
    if (args.length !== entry.decl.params.length) {
      this.wrongCount(expr, String(entry.decl.params.length));
      return FAILED;
    }
    if (this.stack.includes(entry)) {
      const chain = [...this.stack.slice(this.stack.indexOf(entry)), entry];
      const names = chain.map(({ decl }) => decl.name).join(' calls ');
      this.generator.issues.error(expr.nameSpan, `Functions must not call themselves: ${names}.`);
      return FAILED;
    }
    entry.used = true;
    this.compile(entry);
    const caller = this.stack.at(-1);
    if (caller) caller.depth = Math.max(caller.depth, entry.depth + 1);
    if (entry.depth > LIMITS.callDepth) {
      this.generator.issues.error(
        expr.nameSpan,
        `Calls can be ${LIMITS.callDepth} deep; ${expr.name} goes to ${entry.depth}.`,
      );
    }
    this.generator.callSites.set(expr.id, { entry, args: expr.args });
    return (context) => {
      const values = args.map((arg) => arg(context));
      const outer = context.locals;
      enter(context, entry, values);
      const result = entry.result ? entry.result(context) : error('not compiled');
      context.locals = outer;
      return result;
    };
  }

  private compile(entry: FunctionEntry): void {
    if (entry.state !== 'declared') return;
    entry.state = 'compiling';
    this.stack.push(entry);
    const scope = new Scope(entry.scope);
    const { issues } = this.generator;
    const { decl } = entry;
    if (decl.params.length > LIMITS.parameters) {
      issues.error(decl.span, `A function has at most ${LIMITS.parameters} parameters.`);
    }
    if (decl.lets.length > LIMITS.letBindings) {
      issues.error(decl.span, `A function has at most ${LIMITS.letBindings} variables.`);
    }
    let slot = 0;
    const declare = (name: string, span: typeof decl.span): void => {
      if (scope.variables.has(name)) issues.error(span, `'${name}' is declared twice.`);
      const at = slot;
      slot += 1;
      scope.variables.set(name, (context) => context.locals[at] ?? error(`${name} has no value`));
    };
    for (const param of decl.params) declare(param.name, param.span);
    entry.lets = decl.lets.map(({ name, span, value }) => {
      const run = this.generator.expression(value, scope);
      declare(name, span);
      return run;
    });
    entry.result = this.generator.expression(decl.result, scope);
    this.stack.pop();
    entry.state = 'compiled';
  }

  private unknown(expr: Call, known: readonly string[], scope: Scope): Run {
    const { issues } = this.generator;
    issues.error(expr.nameSpan, `Unknown function '${expr.name}'.${hint(expr.name, known)}`);
    // The arguments may have mistakes of their own, which are worth telling at once.
    this.generator.expressions(expr.args, scope);
    return FAILED;
  }

  private wrongCount(expr: Call, expected: string): void {
    this.generator.issues.error(
      expr.nameSpan,
      `${expr.name}() takes ${expected} argument${expected === '1' ? '' : 's'}, not ${expr.args.length}.`,
    );
  }
}

/** Steps into a function: its parameters, then its variables, one after the other. */
export function enter(context: Context, entry: FunctionEntry, args: RulesValue[]): void {
  context.locals = args;
  // Not an error of the function itself if a variable fails: only what uses the variable fails.
  for (const run of entry.lets) args.push(run(context));
}
