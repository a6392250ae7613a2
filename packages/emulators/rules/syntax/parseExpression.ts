import { ENGINE_LIMITS } from '../limits.ts';
import type { Expr } from './ast.ts';
import { RulesSyntaxError, type Token } from './lexer.ts';
import { NESTED_TOO_DEEPLY, NodeTable, joinSpans, extendSpanTo, extendTo } from './nodes.ts';
import { OperandParser } from './parseOperand.ts';
import type { TokenStream } from './tokens.ts';
import { PRECEDENCE_LEVELS, TYPE_NAMES, isBinaryOp } from './vocabulary.ts';

/**
 * Parses expressions by precedence: first `? :`, then the operators in PRECEDENCE_LEVELS, then `!`
 * and `-`.
 */
export class ExpressionParser {
  readonly #tokens: TokenStream;
  readonly #nodes = new NodeTable();
  readonly #operands: OperandParser;
  #nesting = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
    this.#operands = new OperandParser(tokens, this.#nodes, () => this.parse());
  }

  /** All parsed expressions, by id. */
  get expressions(): readonly Expr[] {
    return this.#nodes.expressions;
  }

  parse(): Expr {
    this.#enter(this.#tokens.peek());
    const test = this.#binary(0);
    let result = test;
    if (this.#tokens.takeIf('?')) {
      const then = this.parse();
      this.#tokens.expect(':');
      const otherwise = this.parse();
      result = this.#nodes.add(
        { kind: 'conditional', test, then, otherwise, span: joinSpans(test, otherwise) },
        [test, then, otherwise],
      );
    }
    this.#nesting -= 1;
    return result;
  }

  #binary(level: number): Expr {
    const operators = PRECEDENCE_LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const token = this.#tokens.peek();
      if (token.kind !== 'punct' && token.kind !== 'word') return left;
      if (!operators.includes(token.text)) return left;
      this.#tokens.next();
      if (token.text === 'is') {
        left = this.#typeTest(left);
      } else if (isBinaryOp(token.text)) {
        const right = this.#binary(level + 1);
        const span = joinSpans(left, right);
        left = this.#nodes.add({ kind: 'binary', op: token.text, left, right, span }, [
          left,
          right,
        ]);
      }
    }
  }

  #typeTest(operand: Expr): Expr {
    const { text, span, kind } = this.#tokens.next();
    if (kind !== 'word' || !TYPE_NAMES.has(text)) {
      throw new RulesSyntaxError(`Unknown type '${text}'.`, span);
    }
    return this.#nodes.add(
      { kind: 'is', operand, typeName: text, span: extendSpanTo(operand, { span }) },
      [operand],
    );
  }

  #unary(): Expr {
    const token = this.#tokens.peek();
    if (token.kind !== 'punct' || (token.text !== '!' && token.text !== '-')) {
      return this.#postfix(this.#operands.parseOperand());
    }
    this.#tokens.next();
    this.#enter(token);
    const after = this.#tokens.peek();
    let result: Expr;
    if (token.text === '-' && after.kind === 'int') {
      // The sign is part of the literal, because -9223372036854775808 has no positive counterpart.
      this.#tokens.next();
      const span = { ...token.span, end: after.span.end };
      result = this.#postfix(this.#nodes.addInteger(-BigInt(after.text), span));
    } else {
      const operand = this.#unary();
      const span = extendTo(token.span, operand);
      result = this.#nodes.add({ kind: 'unary', op: token.text, operand, span }, [operand]);
    }
    this.#nesting -= 1;
    return result;
  }

  #postfix(start: Expr): Expr {
    let expr = start;
    for (;;) {
      if (this.#tokens.takeIf('.')) {
        const name = this.#tokens.expectWord('a field or function name');
        expr = this.#tokens.takeIf('(')
          ? this.#operands.parseCall(expr, name)
          : this.#nodes.add(
              { kind: 'member', object: expr, name: name.text, span: extendSpanTo(expr, name) },
              [expr],
            );
      } else if (this.#tokens.takeIf('[')) {
        expr = this.#indexOrRange(expr);
      } else {
        return expr;
      }
    }
  }

  #indexOrRange(object: Expr): Expr {
    const index = this.parse();
    if (this.#tokens.takeIf(':')) {
      const end = this.parse();
      const span = extendSpanTo(object, this.#tokens.expect(']'));
      const parts = [object, index, end];
      return this.#nodes.add({ kind: 'range', object, from: index, to: end, span }, parts);
    }
    const span = extendSpanTo(object, this.#tokens.expect(']'));
    return this.#nodes.add({ kind: 'index', object, index, span }, [object, index]);
  }

  #enter({ span }: Token): void {
    this.#nesting += 1;
    if (this.#nesting > ENGINE_LIMITS.descents) {
      throw new RulesSyntaxError(NESTED_TOO_DEEPLY, span);
    }
  }
}
