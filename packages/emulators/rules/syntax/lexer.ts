import type { Span } from './ast.ts';
import { scanString } from './strings.ts';

type TokenKind = 'word' | 'int' | 'float' | 'string' | 'bytes' | 'punct' | 'end';
export interface Token {
  readonly kind: TokenKind;
  /**
   * Text of the token: the characters of a word or punctuation mark, the content of a string, or
   * the digits of a number.
   */
  readonly text: string;
  readonly span: Span;
}

export class RulesSyntaxError extends Error {
  readonly span: Span;
  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}

const WORD_PATTERN = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER_PATTERN = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?/y;
const PUNCTUATION = /&&|\|\||==|!=|<=|>=|\*\*|[{}()[\]:;,.<>=!+\-*/%?$]/y;
// A path segment may contain dots ('logo.png'). However, a call of `.bind(...)` after the path is
// not part of the path.
const PATH_SEGMENT = /[A-Za-z0-9_\-~%@]+(?:\.(?!bind\()[A-Za-z0-9_\-~%@]+)*/y;
const DEFAULT_SEGMENT = /\([A-Za-z0-9_-]+\)/y;

/**
 * Reads tokens on demand. Only the parser can know whether a `/` is a division or starts a path.
 */
export class Lexer {
  readonly source: string;
  #offset = 0;
  #line = 1;
  #lineStart = 0;

  constructor(source: string) {
    this.source = source;
  }

  next(): Token {
    this.#skipBlank();
    const start = this.#offset;
    const first = this.source[start];
    if (first === undefined)
      return { kind: 'end', text: 'the end of the file', span: this.getPosition() };
    if (first === '"' || first === "'") return this.#string('string', start, start);
    if (/[bB]/.test(first) && /["']/.test(this.source[start + 1] ?? '')) {
      return this.#string('bytes', start, start + 1);
    }
    const word = this.#take(WORD_PATTERN);
    if (word !== undefined) return { kind: 'word', text: word, span: this.#spanFrom(start) };
    const number = this.#take(NUMBER_PATTERN);
    if (number !== undefined) {
      const kind = /^\d+$/.test(number) ? 'int' : 'float';
      return { kind, text: number, span: this.#spanFrom(start) };
    }
    const mark = this.#take(PUNCTUATION);
    if (mark !== undefined) return { kind: 'punct', text: mark, span: this.#spanFrom(start) };
    throw new RulesSyntaxError(
      `Unexpected character '${formatCharacter(first)}'.`,
      this.getPosition(),
    );
  }

  /** Goes back to the start of a token, so that the source can be read as a path from there. */
  rewind(token: Token): void {
    this.#offset = token.span.start;
    this.#line = token.span.line;
    this.#lineStart = token.span.start - (token.span.column - 1);
  }

  /** Reads a path segment at the current position, for example 'users' or '(default)'. */
  readPathSegment(): string | undefined {
    return this.#take(DEFAULT_SEGMENT) ?? this.#take(PATH_SEGMENT);
  }

  /**
   * Skips `text` and returns true if the source continues with it. Does not skip whitespace first.
   */
  takeText(text: string): boolean {
    if (!this.source.startsWith(text, this.#offset)) return false;
    this.#offset += text.length;
    return true;
  }

  peekText(text: string): boolean {
    return this.source.startsWith(text, this.#offset);
  }

  getPosition(): Span {
    return this.#spanFrom(this.#offset, 1);
  }

  #spanFrom(start: number, atLeast = 0): Span {
    const end = Math.min(this.source.length, Math.max(this.#offset, start + atLeast));
    return { line: this.#line, column: start - this.#lineStart + 1, start, end };
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#offset;
    const match = pattern.exec(this.source)?.[0];
    if (match !== undefined) this.#offset += match.length;
    return match;
  }

  #skipBlank(): void {
    for (;;) {
      const char = this.source[this.#offset];
      if (char === '\n') {
        this.#offset += 1;
        this.#line += 1;
        this.#lineStart = this.#offset;
      } else if (char === ' ' || char === '\t' || char === '\r' || char === '\ufeff') {
        this.#offset += 1;
      } else if (this.peekText('//')) {
        const end = this.source.indexOf('\n', this.#offset);
        this.#offset = end === -1 ? this.source.length : end;
      } else if (this.peekText('/*')) {
        this.#skipBlockComment();
      } else {
        return;
      }
    }
  }

  #skipBlockComment(): void {
    const end = this.source.indexOf('*/', this.#offset + 2);
    if (end === -1) throw new RulesSyntaxError('This comment is never closed.', this.getPosition());
    for (;;) {
      const newline = this.source.indexOf('\n', this.#offset);
      if (newline === -1 || newline > end) break;
      this.#offset = newline + 1;
      this.#line += 1;
      this.#lineStart = this.#offset;
    }
    this.#offset = end + 2;
  }

  #string(kind: 'string' | 'bytes', start: number, quoteAt: number): Token {
    const scanned = scanString(this.source, quoteAt, kind === 'bytes' ? encodeUtf8 : undefined);
    if ('problem' in scanned) {
      this.#offset = scanned.at;
      throw new RulesSyntaxError(scanned.problem, this.#spanFrom(scanned.at, 1));
    }
    this.#offset = scanned.end;
    return { kind, text: scanned.text, span: this.#spanFrom(start) };
  }
}

/** Encodes a string in UTF-8. Each character of the result is one byte. */
const encodeUtf8 = (text: string): string => Buffer.from(text).toString('latin1');

function formatCharacter(char: string): string {
  return char < ' ' ? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}` : char;
}
