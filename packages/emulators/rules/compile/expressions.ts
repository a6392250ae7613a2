import { LimitExceededError } from '../errors.ts';
import type { EvaluationContext, Evaluator } from '../evaluate/context.ts';
import type { CoverageRecorder } from '../coverage/recorder.ts';
import type { PatternCache } from '../evaluate/patternCache.ts';
import { ENGINE_LIMITS, LIMITS } from '../limits.ts';
import { compileLogical } from '../operators/logical.ts';
import { evaluateIndex, evaluateMember, evaluateRange } from '../operators/access.ts';
import { evaluateArithmetic, negate } from '../operators/arithmetic.ts';
import { evaluateEquals, isOpen, evaluateNotEquals } from '../operators/equality.ts';
import { isIn, isType } from '../operators/membership.ts';
import { evaluateRelation } from '../operators/order.ts';
import type { Binary, Expr } from '../syntax/ast.ts';
import { UNKNOWN, bool, error, list, map, path, type RulesValue } from '../values.ts';
import { CallCompiler } from './calls.ts';
import { ENTRY_COST, ELSE_COST, computeCertainCost } from './cost.ts';
import { createHint } from './hint.ts';
import type { Issues } from './issues.ts';
import type { CallSite, Scope } from './scope.ts';
import type { Compiler } from './types.ts';

export class ExpressionCompiler implements Compiler {
  /** The compiled function of each expression, by id. */
  readonly evaluators: Evaluator[] = [];
  readonly callSites = new Map<number, CallSite>();
  readonly service: string;
  readonly issues: Issues;
  readonly patterns: PatternCache;
  readonly #coverage: CoverageRecorder;
  readonly #calls: CallCompiler;

  constructor(service: string, issues: Issues, coverage: CoverageRecorder, patterns: PatternCache) {
    this.service = service;
    this.issues = issues;
    this.patterns = patterns;
    this.#coverage = coverage;
    this.#calls = new CallCompiler(this);
  }

  compileExpression(expr: Expr, scope: Scope): Evaluator {
    const evaluator = this.#instrumented(expr, this.#compile(expr, scope));
    this.evaluators[expr.id] = evaluator;
    return evaluator;
  }

  compileExpressions(list: readonly Expr[], scope: Scope): Evaluator[] {
    return list.map((item) => this.compileExpression(item, scope));
  }

  /**
   * Compiles an expression. The compiled function first adds the cost of the expression to
   * `context.expressions`. The cost includes the parts that are always evaluated, because adding
   * one sum is faster than counting each part.
   * @param extra additional cost
   */
  compileCounted(expr: Expr, scope: Scope, extra = 0): Evaluator {
    const evaluate = this.compileExpression(expr, scope);
    const cost = extra + computeCertainCost(expr);
    return (context) => {
      context.expressions += cost;
      if (context.expressions > context.expressionLimit) throw createExpressionLimitError();
      return evaluate(context);
    };
  }

  /** Compiles all functions of a scope, including functions that no rule calls. */
  compileFunctions(scope: Scope): void {
    this.#calls.compileAll(scope);
  }

  /**
   * Wraps an evaluator: adds the position of the expression to an error, and records the value for
   * coverage.
   */
  #instrumented(expr: Expr, evaluate: Evaluator): Evaluator {
    const coverage = this.#coverage;
    const { id } = expr;
    const { line, column } = expr.span;
    if (expr.kind === 'literal') return evaluate;
    if (expr.kind === 'name') {
      return (context) => {
        const value = evaluate(context);
        if (context.recording) coverage.record(id, value);
        return value;
      };
    }
    return (context) => {
      const value = evaluate(context);
      if (value.type === 'error' && value.line === 0) {
        const located = { ...value, line, column };
        if (context.recording) coverage.record(id, located);
        return located;
      }
      if (context.recording) coverage.record(id, value);
      return value;
    };
  }

  #compile(expr: Expr, scope: Scope): Evaluator {
    switch (expr.kind) {
      case 'literal': {
        const { value } = expr;
        return () => value;
      }
      case 'name': {
        const variable = scope.findVariable(expr.name);
        if (variable) return variable;
        this.issues.error(
          expr.span,
          `Unknown variable '${expr.name}'.${createHint(expr.name, scope.listNames('variables'))}`,
        );
        return () => error(`unknown variable ${expr.name}`);
      }
      case 'member': {
        const object = this.compileExpression(expr.object, scope);
        const { name } = expr;
        return (context) => evaluateMember(object(context), name);
      }
      case 'index': {
        const [object, key] = [expr.object, expr.index].map((e) =>
          this.compileExpression(e, scope),
        );
        return (context) =>
          evaluateIndex(evaluateOrError(object, context), evaluateOrError(key, context));
      }
      case 'range': {
        const object = this.compileExpression(expr.object, scope);
        const from = this.compileExpression(expr.from, scope);
        const to = this.compileExpression(expr.to, scope);
        return (context) => evaluateRange(object(context), from(context), to(context));
      }
      case 'list':
        return this.#listLiteral(this.compileExpressions(expr.items, scope));
      case 'map':
        return this.#mapLiteral(
          expr.entries.map(({ key, value }) => [
            this.compileExpression(key, scope),
            this.compileExpression(value, scope),
          ]),
        );
      case 'path':
        return this.#pathLiteral(
          expr.segments.map((segment) =>
            typeof segment === 'string' ? segment : this.compileExpression(segment, scope),
          ),
        );
      case 'call':
        return this.#calls.compileCall(expr, scope);
      case 'unary': {
        const operand = this.compileExpression(expr.operand, scope);
        return expr.op === '-'
          ? (context) => negate(operand(context))
          : (context) => negateValue(operand(context));
      }
      case 'is': {
        const operand = this.compileExpression(expr.operand, scope);
        const { typeName } = expr;
        return (context) => isType(operand(context), typeName);
      }
      case 'conditional': {
        const test = this.compileExpression(expr.test, scope);
        const then = this.compileCounted(expr.then, scope);
        const otherwise = this.compileCounted(expr.otherwise, scope, ELSE_COST);
        return (context) => {
          const value = test(context);
          if (value.type === 'bool') return (value.value ? then : otherwise)(context);
          if (value.type === 'error') return value;
          return value.type === 'unknown'
            ? UNKNOWN
            : error(`'? :' needs a boolean, not ${value.type}`);
        };
      }
      case 'binary':
        return this.#binary(expr, scope);
    }
  }

  #binary(expr: Binary, scope: Scope): Evaluator {
    const { op } = expr;
    const a = this.compileExpression(expr.left, scope);
    if (op === '&&' || op === '||') {
      return compileLogical(a, this.compileCounted(expr.right, scope, ENTRY_COST), op === '||');
    }
    const b = this.compileExpression(expr.right, scope);
    switch (op) {
      case '==':
        return (context) => evaluateEquals(a(context), b(context), context.comparisons);
      case '!=':
        return (context) => evaluateNotEquals(a(context), b(context), context.comparisons);
      case 'in':
        return (context) => isIn(a(context), b(context), context.comparisons);
      case '<':
      case '<=':
      case '>':
      case '>=':
        return (context) => evaluateRelation(op, a(context), b(context));
      default:
        return (context) => evaluateArithmetic(op, a(context), b(context));
    }
  }

  #listLiteral(items: readonly Evaluator[]): Evaluator {
    return (context) => {
      const values = items.map((item) => item(context));
      return findUnusable(values) ?? list(values);
    };
  }

  #mapLiteral(entries: readonly (readonly Evaluator[])[]): Evaluator {
    return (context) => {
      const result = new Map<string, RulesValue>();
      for (const [keyEvaluator, valueEvaluator] of entries) {
        const key = evaluateOrError(keyEvaluator, context);
        const value = evaluateOrError(valueEvaluator, context);
        const unusable = findUnusable([key, value]);
        if (unusable) return unusable;
        if (key.type !== 'string') return error(`a map's keys are strings, not ${key.type}`);
        result.set(key.value, value);
      }
      return map(result);
    };
  }

  #pathLiteral(parts: readonly (string | Evaluator)[]): Evaluator {
    return (context) => {
      const segments: string[] = [];
      for (const part of parts) {
        if (segments.length > ENGINE_LIMITS.pathSegments) return error('the path becomes too long');
        const value = typeof part === 'string' ? part : part(context);
        if (typeof value === 'string') segments.push(value);
        else if (value.type === 'path') segments.push(...value.segments);
        else if (value.type === 'error') return value;
        else if (value.type === 'unknown') return UNKNOWN;
        else if (value.type !== 'string') return error(`$() needs a string, not ${value.type}`);
        else if (value.value === '' || value.value.includes('/')) {
          return error(`'${value.value}' cannot be a path segment`);
        } else segments.push(value.value);
      }
      return path(segments);
    };
  }
}

const createExpressionLimitError = (): LimitExceededError =>
  new LimitExceededError(
    `The request needs more than ${LIMITS.expressions} expressions to be evaluated.`,
  );

const evaluateOrError = (evaluate: Evaluator | undefined, context: EvaluationContext): RulesValue =>
  evaluate ? evaluate(context) : error('missing');

/**
 * Returns the first error among the values. If no value is an error but at least one value is
 * unknown, returns an unknown value. Otherwise returns undefined.
 */
function findUnusable(values: readonly RulesValue[]): RulesValue | undefined {
  return (
    values.find((value) => value.type === 'error') ?? (values.some(isOpen) ? UNKNOWN : undefined)
  );
}

function negateValue(value: RulesValue): RulesValue {
  if (value.type === 'bool') return bool(!value.value);
  if (value.type === 'error' || value.type === 'unknown') return value;
  return error(`! needs a boolean, not ${value.type}`);
}
