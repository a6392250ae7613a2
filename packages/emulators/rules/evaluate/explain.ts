import type { CompiledService } from '../compile/types.ts';
import type { Expr } from '../syntax/ast.ts';
import type { RulesValue } from '../values.ts';
import type { EvaluationContext } from './context.ts';
import { enterFunction } from './enterFunction.ts';

/**
 * Describes the parts of a condition that were false or failed, including parts inside called
 * functions. The description evaluates these parts again. The values do not change, because
 * documents are cached.
 */
export function explain(
  service: CompiledService,
  source: string,
  expr: Expr,
  context: EvaluationContext,
): string[] {
  const value = getValue(service, expr, context);
  if (value.type === 'bool' && value.value) return [];
  if (expr.kind === 'binary' && expr.op === '&&') {
    const left = getValue(service, expr.left, context);
    if (value.type === 'error' || value.type === 'unknown') {
      return [
        ...explain(service, source, expr.left, context),
        ...explain(service, source, expr.right, context),
      ];
    }
    const failing = left.type === 'bool' && !left.value ? expr.left : expr.right;
    return explain(service, source, failing, context);
  }
  if (expr.kind === 'binary' && expr.op === '||') {
    return [
      ...explain(service, source, expr.left, context),
      ...explain(service, source, expr.right, context),
    ];
  }
  if (expr.kind === 'conditional') {
    const test = getValue(service, expr.test, context);
    if (test.type !== 'bool') return explain(service, source, expr.test, context);
    return explain(service, source, test.value ? expr.then : expr.otherwise, context);
  }
  if (expr.kind === 'call') {
    const site = service.callSites.get(expr.id);
    if (site) {
      const args = site.args.map((arg) => getValue(service, arg, context));
      const outer = context.locals;
      enterFunction(context, site.entry, args);
      const reasons = explain(service, source, site.entry.decl.result, context);
      context.locals = outer;
      return reasons;
    }
  }
  return [describePart(service, source, expr, value, context)];
}

function getValue(service: CompiledService, expr: Expr, context: EvaluationContext): RulesValue {
  const evaluate = service.evaluators[expr.id];
  return evaluate ? evaluate(context) : { type: 'unknown' };
}

function describePart(
  service: CompiledService,
  source: string,
  expr: Expr,
  value: RulesValue,
  context: EvaluationContext,
): string {
  const text = shorten(source.slice(expr.span.start, expr.span.end).replaceAll(/\s+/g, ' '), 120);
  const where = `line ${expr.span.line}`;
  if (value.type === 'error') {
    return `\`${text}\` failed (${value.line > 0 ? `line ${value.line}` : where}): ${value.message}`;
  }
  if (value.type === 'unknown') {
    return `\`${text}\` (${where}) does not follow from the query's filters`;
  }
  if (value.type !== 'bool') return `\`${text}\` (${where}) is ${value.type}, not a boolean`;
  const operandValues = listOperands(expr).flatMap((part) => {
    const value = getValue(service, part, context);
    const formatted = part.kind === 'literal' ? undefined : formatValue(value);
    return formatted === undefined
      ? []
      : [`${source.slice(part.span.start, part.span.end)} is ${formatted}`];
  });
  const suffix = operandValues.length > 0 ? ` (${shorten(operandValues.join(', '), 160)})` : '';
  return `\`${text}\` (${where}) is false${suffix}`;
}

function listOperands(expr: Expr): readonly Expr[] {
  if (expr.kind === 'binary') return [expr.left, expr.right];
  if (expr.kind === 'is' || expr.kind === 'unary') return [expr.operand];
  return [];
}

/** Formats a short value. Returns undefined if the value is too long, for example a document. */
function formatValue(value: RulesValue): string | undefined {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
    case 'float':
      return String(value.value);
    case 'string':
      return `'${shorten(value.value, 40)}'`;
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'list':
    case 'set':
    case 'map':
      return `a ${value.type} of ${value.type === 'map' ? value.entries.size : value.items.length}`;
    case 'timestamp':
    case 'bytes':
    case 'duration':
    case 'latlng':
      return `a ${value.type}`;
    default:
      return undefined;
  }
}

const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
