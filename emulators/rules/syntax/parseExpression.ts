import { FALSE, NULL, TRUE, bytes, float, int, string } from '../values.ts';
import type { Expr, Span } from './ast.ts';
import { SyntaxProblem, type Token } from './lexer.ts';
import type { TokenStream } from './tokens.ts';
import { LEVELS, TYPE_NAMES, isBinaryOp } from './vocabulary.ts';

/** Deeper nesting than this is refused: it could not be evaluated within the limits anyway. */
const MAX_NESTING = 100;
const MAX_DEPTH = 1000;

const INT_LIMIT = 2n ** 63n;

type Fresh = Expr extends infer E ? (E extends Expr ? Omit<E, 'id' | 'depth'> : never) : never;

export class ExpressionParser {
  readonly expressions: Expr[] = [];
  private readonly tokens: TokenStream;
  private nesting = 0;

  constructor(tokens: TokenStream) {
    this.tokens = tokens;
  }

  parse(): Expr {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) {
      throw new SyntaxProblem('Expressions are nested too deeply.', this.tokens.peek().span);
    }
    const test = this.binary(0);
    let result = test;
    if (this.tokens.takeIf('?')) {
      const then = this.parse();
      this.tokens.expect(':');
      const otherwise = this.parse();
      result = this.add(
        { kind: 'conditional', test, then, otherwise, span: across(test, otherwise) },
        [test, then, otherwise],
      );
    }
    this.nesting -= 1;
    return result;
  }

  private binary(level: number): Expr {
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const token = this.tokens.peek();
      if (token.kind !== 'punct' && token.kind !== 'word') return left;
      if (!operators.includes(token.text)) return left;
      this.tokens.next();
      if (token.text === 'is') {
        left = this.typeTest(left);
      } else if (isBinaryOp(token.text)) {
        const right = this.binary(level + 1);
        const span = across(left, right);
        left = this.add({ kind: 'binary', op: token.text, left, right, span }, [left, right]);
      }
    }
  }

  private typeTest(operand: Expr): Expr {
    const { text, span, kind } = this.tokens.next();
    if (kind !== 'word' || !TYPE_NAMES.has(text)) {
      throw new SyntaxProblem(`Unknown type '${text}'.`, span);
    }
    return this.add(
      { kind: 'is', operand, typeName: text, span: { ...operand.span, end: span.end } },
      [operand],
    );
  }

  private unary(): Expr {
    const token = this.tokens.peek();
    if (token.kind !== 'punct' || (token.text !== '!' && token.text !== '-')) {
      return this.postfix(this.primary());
    }
    this.tokens.next();
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) {
      throw new SyntaxProblem('Expressions are nested too deeply.', token.span);
    }
    const after = this.tokens.peek();
    let result: Expr;
    if (token.text === '-' && after.kind === 'int') {
      // The sign belongs to the literal: -9223372036854775808 has no positive counterpart.
      this.tokens.next();
      const span = { ...token.span, end: after.span.end };
      result = this.postfix(this.integer(-BigInt(after.text), span));
    } else {
      const operand = this.unary();
      const span = { ...token.span, end: operand.span.end };
      result = this.add({ kind: 'unary', op: token.text, operand, span }, [operand]);
    }
    this.nesting -= 1;
    return result;
  }

  private postfix(start: Expr): Expr {
    let expr = start;
    for (;;) {
      if (this.tokens.takeIf('.')) {
        const name = this.tokens.word('a field or function name');
        expr = this.tokens.takeIf('(')
          ? this.call(expr, name)
          : this.add({ kind: 'member', object: expr, name: name.text, span: to(expr, name) }, [
              expr,
            ]);
      } else if (this.tokens.takeIf('[')) {
        expr = this.indexOrRange(expr);
      } else {
        return expr;
      }
    }
  }

  private indexOrRange(object: Expr): Expr {
    const index = this.parse();
    if (this.tokens.takeIf(':')) {
      const end = this.parse();
      const span = to(object, this.tokens.expect(']'));
      const parts = [object, index, end];
      return this.add({ kind: 'range', object, from: index, to: end, span }, parts);
    }
    const span = to(object, this.tokens.expect(']'));
    return this.add({ kind: 'index', object, index, span }, [object, index]);
  }

  private call(target: Expr | null, name: Token): Expr {
    const args = this.sequence(')');
    const start = target?.span ?? name.span;
    const span = { ...start, end: this.tokens.previousEnd };
    const parts = target ? [target, ...args] : args;
    return this.add(
      { kind: 'call', target, name: name.text, nameSpan: name.span, args, span },
      parts,
    );
  }

  private sequence(close: ')' | ']'): Expr[] {
    const items: Expr[] = [];
    while (!this.tokens.takeIf(close)) {
      if (items.length > 0) {
        this.tokens.expect(',');
        if (this.tokens.takeIf(close)) break;
      }
      items.push(this.parse());
    }
    return items;
  }

  private primary(): Expr {
    const token = this.tokens.peek();
    if (token.kind === 'punct' && token.text === '/') return this.pathLiteral();
    this.tokens.next();
    const { span, text } = token;
    switch (token.kind) {
      case 'int':
        return this.integer(BigInt(text), span);
      case 'float':
        return this.add({ kind: 'literal', value: float(Number(text)), span }, []);
      case 'string':
        return this.add({ kind: 'literal', value: string(text), span }, []);
      case 'bytes':
        return this.add({ kind: 'literal', value: bytes(Buffer.from(text, 'latin1')), span }, []);
      case 'word':
        return this.word(token);
      default:
        break;
    }
    if (text === '(') {
      const inner = this.parse();
      this.tokens.expect(')');
      return inner;
    }
    if (text === '[') {
      const items = this.sequence(']');
      return this.add(
        { kind: 'list', items, span: { ...span, end: this.tokens.previousEnd } },
        items,
      );
    }
    if (text === '{') return this.mapLiteral(span);
    throw new SyntaxProblem(`Unexpected '${text}'; an expression is missing here.`, span);
  }

  private word(token: Token): Expr {
    const { text, span } = token;
    if (text === 'true' || text === 'false') {
      return this.add({ kind: 'literal', value: text === 'true' ? TRUE : FALSE, span }, []);
    }
    if (text === 'null') return this.add({ kind: 'literal', value: NULL, span }, []);
    if (text === 'in' || text === 'is' || text === 'if') {
      throw new SyntaxProblem(`Unexpected '${text}'; an expression is missing here.`, span);
    }
    if (this.tokens.takeIf('(')) return this.call(null, token);
    return this.add({ kind: 'name', name: text, span }, []);
  }

  private mapLiteral(start: Span): Expr {
    const entries: { key: Expr; value: Expr }[] = [];
    while (!this.tokens.takeIf('}')) {
      if (entries.length > 0) {
        this.tokens.expect(',');
        if (this.tokens.takeIf('}')) break;
      }
      const key = this.parse();
      this.tokens.expect(':');
      entries.push({ key, value: this.parse() });
    }
    const span = { ...start, end: this.tokens.previousEnd };
    const parts = entries.flatMap(({ key, value }) => [key, value]);
    return this.add({ kind: 'map', entries, span }, parts);
  }

  private pathLiteral(): Expr {
    const { lexer, start } = this.tokens.openPath();
    const segments: (string | Expr)[] = [];
    while (lexer.takeText('/')) {
      if (lexer.takeText('$(')) {
        segments.push(this.parse());
        this.tokens.closePathBinding();
        continue;
      }
      const segment = lexer.pathSegment();
      if (segment === undefined)
        throw new SyntaxProblem('A path segment is missing.', lexer.here());
      segments.push(segment);
    }
    const span = { ...start, end: lexer.here().start };
    const parts = segments.filter((segment) => typeof segment !== 'string');
    return this.add({ kind: 'path', segments, span }, parts);
  }

  private integer(value: bigint, span: Span): Expr {
    if (value >= INT_LIMIT || value < -INT_LIMIT) {
      throw new SyntaxProblem('This integer does not fit into 64 bits.', span);
    }
    return this.add({ kind: 'literal', value: int(value), span }, []);
  }

  private add(node: Fresh, parts: readonly Expr[]): Expr {
    let depth = 1;
    for (const part of parts) depth = Math.max(depth, part.depth + 1);
    if (depth > MAX_DEPTH) throw new SyntaxProblem('This expression is too long.', node.span);
    const expr: Expr = { ...node, id: this.expressions.length, depth };
    this.expressions.push(expr);
    return expr;
  }
}

const across = (from: Expr, until: Expr): Span => ({ ...from.span, end: until.span.end });
const to = (from: Expr, until: Token): Span => ({ ...from.span, end: until.span.end });
