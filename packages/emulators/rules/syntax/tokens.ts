import type { Span } from './ast.ts';
import { Lexer, SyntaxProblem, type Token } from './lexer.ts';

/** The tokens of a source, with one token of look-ahead. */
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

  /** Takes a punctuation mark or keyword if it is next. */
  takeIf(text: string): boolean {
    const token = this.peek();
    if (token.text !== text || (token.kind !== 'punct' && token.kind !== 'word')) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    const token = this.peek();
    if (token.text !== text || (token.kind !== 'punct' && token.kind !== 'word')) {
      throw new SyntaxProblem(`Missing '${text}' at '${token.text}'.`, token.span);
    }
    return this.next();
  }

  word(what: string): Token {
    const token = this.peek();
    if (token.kind !== 'word') {
      throw new SyntaxProblem(`Expected ${what}, not '${token.text}'.`, token.span);
    }
    return this.next();
  }

  /** The next token is a `/` that begins a path: returns the lexer at its position. */
  openPath(): { lexer: Lexer; start: Span } {
    const { span } = this.peek();
    this.#lexer.rewind(this.peek());
    this.#ahead = undefined;
    return { lexer: this.#lexer, start: span };
  }

  /** Ends the expression of `$(...)` in a path; the lexer is then right after the bracket. */
  closePathBinding(): void {
    this.expect(')');
  }
}
