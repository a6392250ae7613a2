import { isInt64 } from '../../shared/int64.ts';
import { ENGINE_LIMITS } from '../limits.ts';
import { int } from '../values.ts';
import type { Expr, Span } from './ast.ts';
import { SyntaxProblem } from './lexer.ts';

type NewNode = Expr extends infer E ? (E extends Expr ? Omit<E, 'id' | 'depth'> : never) : never;

/** Creates the nodes of expressions, numbered in post-order. */
export class NodeTable {
  readonly expressions: Expr[] = [];

  add(node: NewNode, parts: readonly Expr[] = []): Expr {
    let depth = 1;
    for (const part of parts) depth = Math.max(depth, part.depth + 1);
    if (depth > ENGINE_LIMITS.treeDepth)
      throw new SyntaxProblem('This expression is too long.', node.span);
    const expr: Expr = { ...node, id: this.expressions.length, depth };
    this.expressions.push(expr);
    return expr;
  }

  /** The expression, which stands in brackets that are `span` long. */
  inBrackets(inner: Expr, span: Span): Expr {
    const expr: Expr = { ...inner, bracketed: span };
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

const whole = ({ bracketed, span }: Expr): Span => bracketed ?? span;

/** From the start of one expression, its brackets included, to the end of another. */
export const across = (from: Expr, until: Expr): Span => upTo(whole(from), until);
export const to = (from: Expr, until: { span: { end: number } }): Span => ({
  ...whole(from),
  end: until.span.end,
});
export const upTo = (start: Span, until: Expr): Span => ({ ...start, end: whole(until).end });
