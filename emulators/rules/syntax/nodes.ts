import { isInt64 } from '../../shared/int64.ts';
import { ENGINE_LIMITS } from '../limits.ts';
import { int } from '../values.ts';
import type { Expr, Span } from './ast.ts';
import { SyntaxProblem, type Token } from './lexer.ts';

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

  integer(value: bigint, span: Span): Expr {
    if (!isInt64(value)) {
      throw new SyntaxProblem('This integer does not fit into 64 bits.', span);
    }
    return this.add({ kind: 'literal', value: int(value), span });
  }
}

export const across = (from: Expr, until: Expr): Span => ({ ...from.span, end: until.span.end });
export const to = (from: Expr, until: Token): Span => ({ ...from.span, end: until.span.end });
