import { isInt64 } from '../../shared/int64.ts';
import { ENGINE_LIMITS, LIMITS } from '../limits.ts';
import { int } from '../values.ts';
import type { Expr, Span } from './ast.ts';
import { SyntaxProblem } from './lexer.ts';

type Computed = 'id' | 'depth' | 'nesting';
type NewNode = Expr extends infer E ? (E extends Expr ? Omit<E, Computed> : never) : never;

export const NESTED_TOO_DEEPLY = 'Expressions are nested too deeply.';

/** Creates the nodes of expressions, numbered in post-order. */
export class NodeTable {
  readonly expressions: Expr[] = [];

  add(node: NewNode, parts: readonly Expr[] = []): Expr {
    let depth = 1;
    for (const part of parts) depth = Math.max(depth, part.depth + 1);
    if (depth > ENGINE_LIMITS.treeDepth)
      throw new SyntaxProblem('This expression is too long.', node.span);
    const nesting = limited(nestingOf(node, parts), node.span);
    const expr: Expr = { ...node, id: this.expressions.length, depth, nesting };
    this.expressions.push(expr);
    return expr;
  }

  /** Returns the expression, which stands in brackets that are `span` long. */
  inBrackets(inner: Expr, span: Span): Expr {
    const nesting = limited(inner.nesting + 1, inner.span);
    const expr: Expr = { ...inner, bracketed: span, nesting };
    this.expressions[inner.id] = expr;
    return expr;
  }

  integer(value: bigint, span: Span): Expr {
    if (!isInt64(value)) {
      throw new SyntaxProblem('This integer does not fit into 64 bits.', span);
    }
    return this.add({ kind: 'literal', value: int(value), span });
  }
}

/**
 * Returns the nesting; the operand of a field, an index or a function adds no level: `a.b.c()` has
 * one.
 */
function nestingOf(node: NewNode, parts: readonly Expr[]): number {
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

function limited(nesting: number, span: Span): number {
  if (nesting > LIMITS.nesting) throw new SyntaxProblem(NESTED_TOO_DEEPLY, span);
  return nesting;
}

const whole = ({ bracketed, span }: Expr): Span => bracketed ?? span;

/**
 * Returns the span from the start of one expression, its brackets included, to the end of another.
 */
export const across = (from: Expr, until: Expr): Span => upTo(whole(from), until);
export const to = (from: Expr, until: { span: { end: number } }): Span => ({
  ...whole(from),
  end: until.span.end,
});
export const upTo = (start: Span, until: Expr): Span => ({ ...start, end: whole(until).end });
