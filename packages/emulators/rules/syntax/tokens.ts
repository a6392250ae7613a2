import type { Span } from './ast.ts';
import { Lexer, RulesSyntaxError, type Token } from './lexer.ts';

/** Token stream of a source, with a lookahead of one token. */
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

  /** Skips a punctuation mark or keyword and returns true if it is the next token. */
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

  /**
   * Returns the lexer at the position of the next token, which is the `/` at the start of a path.
   */
  openPath(): { lexer: Lexer; start: Span } {
    const { span } = this.peek();
    this.#lexer.rewind(this.peek());
    this.#ahead = undefined;
    return { lexer: this.#lexer, start: span };
  }

  /** Skips the `)` at the end of `$(...)` in a path. The path continues directly after it. */
  closePathBinding(): void {
    this.expect(')');
  }
}
