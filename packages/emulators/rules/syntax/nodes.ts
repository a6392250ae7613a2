import { isInt64 } from '../../shared/int64.ts';
import { ENGINE_LIMITS, LIMITS } from '../limits.ts';
import { int } from '../values.ts';
import type { Expr, Span } from './ast.ts';
import { RulesSyntaxError } from './lexer.ts';

type ComputedKey = 'id' | 'depth' | 'nesting';
type NewNode = Expr extends infer E ? (E extends Expr ? Omit<E, ComputedKey> : never) : never;

export const NESTED_TOO_DEEPLY = 'Expressions are nested too deeply.';

/** Creates the nodes of expressions. Numbers them in post-order. */
export class NodeTable {
  readonly expressions: Expr[] = [];

  add(node: NewNode, parts: readonly Expr[] = []): Expr {
    let depth = 1;
    for (const part of parts) depth = Math.max(depth, part.depth + 1);
    if (depth > ENGINE_LIMITS.treeDepth)
      throw new RulesSyntaxError('This expression is too long.', node.span);
    const nesting = checkNesting(computeNesting(node, parts), node.span);
    const expr: Expr = { ...node, id: this.expressions.length, depth, nesting };
    this.expressions.push(expr);
    return expr;
  }

  /**
   * Returns the expression with the brackets around it. The span and the nesting then include the
   * brackets.
   */
  addBrackets(inner: Expr, span: Span): Expr {
    const nesting = checkNesting(inner.nesting + 1, inner.span);
    const expr: Expr = { ...inner, bracketed: span, nesting };
    this.expressions[inner.id] = expr;
    return expr;
  }

  addInteger(value: bigint, span: Span): Expr {
    if (!isInt64(value)) {
      throw new RulesSyntaxError('This integer does not fit into 64 bits.', span);
    }
    return this.add({ kind: 'literal', value: int(value), span });
  }
}

/**
 * Returns the nesting depth of an expression. A field, an index or a method call adds no level to
 * the expression before it, so `a.b.c()` has one level.
 */
function computeNesting(node: NewNode, parts: readonly Expr[]): number {
  const base =
    node.kind === 'call'
      ? node.target
      : node.kind === 'member' || node.kind === 'index' || node.kind === 'range'
        ? node.object
        : null;
  let nesting = base?.nesting ?? 1;
  for (const part of parts) if (part !== base) nesting = Math.max(nesting, part.nesting + 1);
  return nesting;
}

function checkNesting(nesting: number, span: Span): number {
  if (nesting > LIMITS.nesting) throw new RulesSyntaxError(NESTED_TOO_DEEPLY, span);
  return nesting;
}

const getBracketedSpan = ({ bracketed, span }: Expr): Span => bracketed ?? span;

/**
 * Returns the span from the start of one expression to the end of another, including brackets
 * around them.
 */
export const joinSpans = (from: Expr, until: Expr): Span => extendTo(getBracketedSpan(from), until);
export const extendSpanTo = (from: Expr, until: { span: { end: number } }): Span => ({
  ...getBracketedSpan(from),
  end: until.span.end,
});
export const extendTo = (start: Span, until: Expr): Span => ({
  ...start,
  end: getBracketedSpan(until).end,
});
