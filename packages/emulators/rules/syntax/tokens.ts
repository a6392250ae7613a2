import type { Span } from './ast.ts';
import { Lexer, RulesSyntaxError, type Token } from './lexer.ts';

/** The tokens of a source, with a lookahead of one token. */
export class TokenStream {
  previousEnd = 0;
  readonly #lexer: Lexer;
  #ahead: Token | undefined;

  constructor(source: string) {
    this.#lexer = new Lexer(source);
  }

  peek(): Token {
    this.#ahead ??= this.#lexer.next();
    return this.#ahead;
  }

  next(): Token {
    const token = this.peek();
    this.#ahead = undefined;
    this.previousEnd = token.span.end;
    return token;
  }

  /** Skips a punctuation mark or keyword if it is next, and returns true. */
  takeIf(text: string): boolean {
    const token = this.peek();
    if (token.text !== text || (token.kind !== 'punct' && token.kind !== 'word')) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    const token = this.peek();
    if (token.text !== text || (token.kind !== 'punct' && token.kind !== 'word')) {
      throw new RulesSyntaxError(`Missing '${text}' at '${token.text}'.`, token.span);
    }
    return this.next();
  }

  expectWord(what: string): Token {
    const token = this.peek();
    if (token.kind !== 'word') {
      throw new RulesSyntaxError(`Expected ${what}, not '${token.text}'.`, token.span);
    }
    return this.next();
  }

  /** Returns the lexer at the position of the next token, a `/` that starts a path. */
  openPath(): { lexer: Lexer; start: Span } {
    const { span } = this.peek();
    this.#lexer.rewind(this.peek());
    this.#ahead = undefined;
    return { lexer: this.#lexer, start: span };
  }

  /** Reads the `)` that ends a `$(...)` in a path. The lexer is then right after it. */
  closePathBinding(): void {
    this.expect(')');
  }
}
