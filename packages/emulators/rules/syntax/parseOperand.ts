import { FALSE, NULL, TRUE, bytes, float, string } from '../values.ts';
import type { Expr, Span } from './ast.ts';
import { RulesSyntaxError, type Token } from './lexer.ts';
import { extendSpanTo, type NodeTable } from './nodes.ts';
import type { TokenStream } from './tokens.ts';

/** Parses operands: literals, names, calls, lists, maps, paths and brackets. */
export class OperandParser {
  readonly #tokens: TokenStream;
  readonly #nodes: NodeTable;
  readonly #expression: () => Expr;

  constructor(tokens: TokenStream, nodes: NodeTable, expression: () => Expr) {
    this.#tokens = tokens;
    this.#nodes = nodes;
    this.#expression = expression;
  }

  parseOperand(): Expr {
    const token = this.#tokens.peek();
    if (token.kind === 'punct' && token.text === '/') return this.#pathLiteral();
    this.#tokens.next();
    const { span, text } = token;
    switch (token.kind) {
      case 'int':
        return this.#nodes.addInteger(BigInt(text), span);
      case 'float':
        return this.#nodes.add({ kind: 'literal', value: float(Number(text)), span });
      case 'string':
        return this.#nodes.add({ kind: 'literal', value: string(text), span });
      case 'bytes':
        return this.#nodes.add({
          kind: 'literal',
          value: bytes(Buffer.from(text, 'latin1')),
          span,
        });
      case 'word':
        return this.#word(token);
      default:
        break;
    }
    if (text === '(') {
      const inner = this.#expression();
      const { end } = this.#tokens.expect(')').span;
      return this.#nodes.addBrackets(inner, { ...span, end });
    }
    if (text === '[') {
      const items = this.#sequence(']');
      return this.#nodes.add(
        { kind: 'list', items, span: { ...span, end: this.#tokens.previousEnd } },
        items,
      );
    }
    if (text === '{') return this.#mapLiteral(span);
    throw new RulesSyntaxError(`Unexpected '${text}'; an expression is missing here.`, span);
  }

  #word(token: Token): Expr {
    const { text, span } = token;
    if (text === 'true' || text === 'false') {
      return this.#nodes.add({ kind: 'literal', value: text === 'true' ? TRUE : FALSE, span });
    }
    if (text === 'null') return this.#nodes.add({ kind: 'literal', value: NULL, span });
    if (text === 'in' || text === 'is' || text === 'if') {
      throw new RulesSyntaxError(`Unexpected '${text}'; an expression is missing here.`, span);
    }
    if (this.#tokens.takeIf('(')) return this.parseCall(null, token);
    return this.#nodes.add({ kind: 'name', name: text, span });
  }

  /** Parses `name(...)` after the opening bracket. */
  parseCall(target: Expr | null, name: Token): Expr {
    const args = this.#sequence(')');
    const end = { span: { end: this.#tokens.previousEnd } };
    const span = target ? extendSpanTo(target, end) : { ...name.span, ...end.span };
    const parts = target ? [target, ...args] : args;
    return this.#nodes.add(
      { kind: 'call', target, name: name.text, nameSpan: name.span, args, span },
      parts,
    );
  }

  #sequence(close: ')' | ']'): Expr[] {
    const items: Expr[] = [];
    while (!this.#tokens.takeIf(close)) {
      if (items.length > 0) {
        this.#tokens.expect(',');
        if (this.#tokens.takeIf(close)) break;
      }
      items.push(this.#expression());
    }
    return items;
  }

  #mapLiteral(start: Span): Expr {
    const entries: { key: Expr; value: Expr }[] = [];
    while (!this.#tokens.takeIf('}')) {
      if (entries.length > 0) {
        this.#tokens.expect(',');
        if (this.#tokens.takeIf('}')) break;
      }
      const key = this.#expression();
      this.#tokens.expect(':');
      entries.push({ key, value: this.#expression() });
    }
    const span = { ...start, end: this.#tokens.previousEnd };
    const parts = entries.flatMap(({ key, value }) => [key, value]);
    return this.#nodes.add({ kind: 'map', entries, span }, parts);
  }

  #pathLiteral(): Expr {
    const { lexer, start } = this.#tokens.openPath();
    const segments: (string | Expr)[] = [];
    while (lexer.takeText('/')) {
      if (lexer.takeText('$(')) {
        segments.push(this.#expression());
        this.#tokens.closePathBinding();
        continue;
      }
      const segment = lexer.readPathSegment();
      if (segment === undefined)
        throw new RulesSyntaxError('A path segment is missing.', lexer.getPosition());
      segments.push(segment);
    }
    const span = { ...start, end: lexer.getPosition().start };
    const parts = segments.filter((segment) => typeof segment !== 'string');
    return this.#nodes.add({ kind: 'path', segments, span }, parts);
  }
}
