import type { EvaluationContext, Evaluator } from '../evaluate/context.ts';
import { enterFunction } from '../evaluate/enterFunction.ts';
import { LIMITS } from '../limits.ts';
import { METHOD_ARITIES, callMethod } from '../methods/index.ts';
import { GLOBALS, NAMESPACES, callBuiltin, type Builtin } from '../methods/namespaces.ts';
import { formatPlaceholder } from '../methods/path.ts';
import type { Call, Expr } from '../syntax/ast.ts';
import { error, type RulesValue } from '../values.ts';
import { ENTRY_COST } from './cost.ts';
import { createHint } from './hint.ts';
import { Scope, type FunctionEntry } from './scope.ts';
import type { Compiler } from './types.ts';
import { checkVariableName } from './variableNames.ts';

const REGEX_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);
const MISSING_FUNCTION: Evaluator = () => error('this function does not exist');

type DocumentAccess = (context: EvaluationContext, path: RulesValue) => RulesValue;
const getDocument: DocumentAccess = (context, path) => context.documents.get(path, false);
const hasDocument: DocumentAccess = (context, path) => context.documents.exists(path, false);
const FIRESTORE_ACCESS: ReadonlyMap<string, DocumentAccess> = new Map([
  ['get', getDocument],
  ['exists', hasDocument],
  ['getAfter', (context, path) => context.documents.get(path, true)],
  ['existsAfter', (context, path) => context.documents.exists(path, true)],
]);
const STORAGE_ACCESS: ReadonlyMap<string, DocumentAccess> = new Map([
  ['get', getDocument],
  ['exists', hasDocument],
]);

const NO_ACCESS: ReadonlyMap<string, DocumentAccess> = new Map();

/**
 * Replaces each unknown name in a path with a placeholder, whose value `bind` supplies later. For
 * example, `$(x)` is such a name in `(/a/$(x)).bind({'x': 'b'})`.
 */
function replaceUnknownNames(target: Expr, scope: Scope): Expr {
  if (target.kind !== 'path') return target;
  const segments = target.segments.map((segment) =>
    typeof segment !== 'string' && segment.kind === 'name' && !scope.findVariable(segment.name)
      ? formatPlaceholder(segment.name)
      : segment,
  );
  return { ...target, segments };
}

export class CallCompiler {
  readonly #compiler: Compiler;
  readonly #stack: FunctionEntry[] = [];

  constructor(compiler: Compiler) {
    this.#compiler = compiler;
  }

  compileAll(scope: Scope): void {
    for (const entry of scope.functions.values()) this.#compile(entry);
  }

  compileCall(expr: Call, scope: Scope): Evaluator {
    if (expr.target) return this.#targeted(expr, scope);
    const entry = scope.findFunction(expr.name);
    if (entry) return this.#declared(expr, entry, scope);
    const builtin = GLOBALS.get(expr.name);
    if (builtin) return this.#builtin(expr, builtin, scope);
    const accesses = this.#compiler.service === 'cloud.firestore' ? FIRESTORE_ACCESS : NO_ACCESS;
    const access = accesses.get(expr.name);
    if (access) return this.#access(expr, access, scope);
    const knownNames = [...scope.listNames('functions'), ...accesses.keys(), ...GLOBALS.keys()];
    return this.#unknown(expr, knownNames, scope);
  }

  #targeted(expr: Call, scope: Scope): Evaluator {
    const { target } = expr;
    if (target?.kind === 'name' && !scope.findVariable(target.name)) {
      if (target.name === 'firestore' && this.#compiler.service === 'firebase.storage') {
        const access = STORAGE_ACCESS.get(expr.name);
        if (access) return this.#access(expr, access, scope);
        return this.#unknown(expr, [...STORAGE_ACCESS.keys()], scope);
      }
      const namespace = NAMESPACES.get(target.name);
      if (namespace) {
        const builtin = namespace.get(expr.name);
        if (builtin) return this.#builtin(expr, builtin, scope);
        return this.#unknown(expr, [...namespace.keys()], scope);
      }
    }
    if (!target) return MISSING_FUNCTION;
    const inner = expr.name === 'bind' ? replaceUnknownNames(target, scope) : target;
    return this.#method(expr, this.#compiler.compileExpression(inner, scope), scope);
  }

  #method(expr: Call, self: Evaluator, scope: Scope): Evaluator {
    const counts = METHOD_ARITIES.get(expr.name);
    if (!counts) return this.#unknown(expr, [...METHOD_ARITIES.keys()], scope);
    if (!counts.has(expr.args.length)) this.#wrongCount(expr, [...counts].join(' or '));
    const pattern = expr.args[0];
    if (REGEX_METHODS.has(expr.name) && pattern?.kind === 'literal') {
      const { value } = pattern;
      const compiled =
        value.type === 'string' ? this.#compiler.patterns.compile(value.value) : undefined;
      if (typeof compiled === 'string') this.#compiler.issues.error(pattern.span, compiled);
    }
    const args = this.#compiler.compileExpressions(expr.args, scope);
    const { name } = expr;
    const [first] = args;
    if (args.length === 0) return (context) => callMethod(self(context), name, [], context);
    if (first && args.length === 1) {
      return (context) => callMethod(self(context), name, [first(context)], context);
    }
    return (context) =>
      callMethod(
        self(context),
        name,
        args.map((arg) => arg(context)),
        context,
      );
  }

  #builtin(expr: Call, builtin: Builtin, scope: Scope): Evaluator {
    if (builtin.missingName !== undefined) {
      this.#compiler.issues.warn(
        expr.nameSpan,
        `${builtin.missingName}() does not exist in production.`,
      );
    } else if (expr.args.length !== builtin.args) this.#wrongCount(expr, String(builtin.args));
    const args = this.#compiler.compileExpressions(expr.args, scope);
    return (context) =>
      callBuiltin(
        builtin,
        args.map((arg) => arg(context)),
      );
  }

  #access(expr: Call, access: DocumentAccess, scope: Scope): Evaluator {
    if (expr.args.length !== 1) this.#wrongCount(expr, '1');
    const [path] = this.#compiler.compileExpressions(expr.args, scope);
    return path ? (context) => access(context, path(context)) : MISSING_FUNCTION;
  }

  #declared(expr: Call, entry: FunctionEntry, scope: Scope): Evaluator {
    const args = this.#compiler.compileExpressions(expr.args, scope);
    if (args.length !== entry.decl.params.length) {
      this.#wrongCount(expr, String(entry.decl.params.length));
      return MISSING_FUNCTION;
    }
    if (this.#stack.includes(entry)) {
      const chain = [...this.#stack.slice(this.#stack.indexOf(entry)), entry];
      const names = chain.map(({ decl }) => decl.name).join(' calls ');
      this.#compiler.issues.error(expr.nameSpan, `Functions must not call themselves: ${names}.`);
      return MISSING_FUNCTION;
    }
    entry.used = true;
    this.#compile(entry);
    const caller = this.#stack.at(-1);
    if (caller) caller.depth = Math.max(caller.depth, entry.depth + 1);
    this.#compiler.callSites.set(expr.id, { entry, args: expr.args });
    return (context) => {
      const values = args.map((arg) => arg(context));
      const outer = context.locals;
      enterFunction(context, entry, values);
      const result = entry.result ? entry.result(context) : error('not compiled');
      context.locals = outer;
      return result;
    };
  }

  #compile(entry: FunctionEntry): void {
    if (entry.state !== 'declared') return;
    entry.state = 'compiling';
    this.#stack.push(entry);
    const scope = new Scope(entry.scope);
    const { issues } = this.#compiler;
    const { decl } = entry;
    if (decl.params.length > LIMITS.parameters) {
      issues.error(decl.span, `A function has at most ${LIMITS.parameters} parameters.`);
    }
    if (decl.lets.length > LIMITS.letBindings) {
      issues.error(decl.span, `A function has at most ${LIMITS.letBindings} variables.`);
    }
    let slot = 0;
    const declareVariable = (name: string, span: typeof decl.span): void => {
      if (scope.variables.has(name)) issues.error(span, `'${name}' is declared twice.`);
      checkVariableName(this.#compiler, name, span);
      const at = slot;
      slot += 1;
      scope.variables.set(name, (context) => context.locals[at] ?? error(`${name} has no value`));
    };
    for (const param of decl.params) declareVariable(param.name, param.span);
    entry.lets = decl.lets.map(({ name, span, value }) => {
      const evaluator = this.#compiler.compileCounted(value, scope, ENTRY_COST);
      declareVariable(name, span);
      return evaluator;
    });
    entry.result = this.#compiler.compileCounted(decl.result, scope);
    // Reports only the first function that exceeds the limit, because all its callers exceed the
    // limit too.
    if (entry.depth === LIMITS.callDepth + 1) {
      const deep = `Calls can be ${LIMITS.callDepth} deep; ${decl.name} goes to ${entry.depth}.`;
      issues.error(decl.span, deep);
    }
    this.#stack.pop();
    entry.state = 'compiled';
  }

  #unknown(expr: Call, knownNames: readonly string[], scope: Scope): Evaluator {
    const { issues } = this.#compiler;
    issues.error(
      expr.nameSpan,
      `Unknown function '${expr.name}'.${createHint(expr.name, knownNames)}`,
    );
    // Compiles the arguments of the unknown function, so that mistakes in them are also reported.
    this.#compiler.compileExpressions(expr.args, scope);
    return MISSING_FUNCTION;
  }

  #wrongCount(expr: Call, expected: string): void {
    this.#compiler.issues.error(
      expr.nameSpan,
      `${expr.name}() takes ${expected} argument${expected === '1' ? '' : 's'}, not ${expr.args.length}.`,
    );
  }
}
