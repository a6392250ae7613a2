import { LIMITS } from '../limits.ts';
import type {
  AllowDecl,
  FunctionDecl,
  MatchDecl,
  NamedSpan,
  PatternSegment,
  RulesFile,
  ServiceDecl,
  Span,
} from './ast.ts';
import { RulesSyntaxError, type Token } from './lexer.ts';
import { ExpressionParser } from './parseExpression.ts';
import { TokenStream } from './tokens.ts';

const METHODS: ReadonlyMap<string, readonly string[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);
const SERVICES: ReadonlySet<string> = new Set(['cloud.firestore', 'firebase.storage']);
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'allow function if in is let match null return service true false'.split(' '),
);

/**
 * Parses a rules file.
 * @throws {RulesSyntaxError} at the first syntax error
 */
export function parseRules(source: string): RulesFile {
  return new RulesParser(source).parseFile();
}

class RulesParser {
  readonly #tokens: TokenStream;
  readonly #expressions: ExpressionParser;
  readonly #warnings: { span: Span; message: string }[] = [];

  constructor(source: string) {
    this.#tokens = new TokenStream(source);
    this.#expressions = new ExpressionParser(this.#tokens);
  }

  parseFile(): RulesFile {
    let version: 1 | 2 = 1;
    const functions: FunctionDecl[] = [];
    const services: ServiceDecl[] = [];
    if (this.#tokens.takeIf('rules_version')) version = this.#version();
    for (;;) {
      const token = this.#tokens.peek();
      if (token.kind === 'end') break;
      if (this.#tokens.takeIf('service')) services.push(this.#service(token));
      else if (this.#tokens.takeIf('function')) functions.push(this.#function());
      else
        throw new RulesSyntaxError(`Unexpected '${token.text}'; expected 'service'.`, token.span);
    }
    if (services.length === 0) {
      throw new RulesSyntaxError('There is no service in this file.', this.#tokens.peek().span);
    }
    const { expressions } = this.#expressions;
    return { version, functions, services, expressions, warnings: this.#warnings };
  }

  #version(): 1 | 2 {
    this.#tokens.expect('=');
    const token = this.#tokens.next();
    this.#tokens.takeIf(';');
    if (token.kind === 'string' && token.text === '1') return 1;
    if (token.kind === 'string' && token.text === '2') return 2;
    throw new RulesSyntaxError("rules_version must be '1' or '2'.", token.span);
  }

  #service(start: Token): ServiceDecl {
    const first = this.#tokens.expectWord('the name of a service');
    let name = first.text;
    while (this.#tokens.takeIf('.'))
      name += `.${this.#tokens.expectWord('the name of a service').text}`;
    if (!SERVICES.has(name)) throw new RulesSyntaxError(`Unknown service '${name}'.`, first.span);
    const { functions, matches, allows } = this.#block(0);
    const allow = allows[0];
    if (allow) throw new RulesSyntaxError("'allow' must be inside a match.", allow.span);
    return { name, span: start.span, functions, matches };
  }

  #block(depth: number): {
    functions: FunctionDecl[];
    matches: MatchDecl[];
    allows: AllowDecl[];
  } {
    const functions: FunctionDecl[] = [];
    const matches: MatchDecl[] = [];
    const allows: AllowDecl[] = [];
    this.#tokens.expect('{');
    while (!this.#tokens.takeIf('}')) {
      const token = this.#tokens.peek();
      if (this.#tokens.takeIf('match')) matches.push(this.#match(token, depth + 1));
      else if (this.#tokens.takeIf('allow')) allows.push(this.#allow(token));
      else if (this.#tokens.takeIf('function')) functions.push(this.#function());
      else {
        throw new RulesSyntaxError(
          `Unexpected '${token.text}'; expected 'match', 'allow', 'function' or '}'.`,
          token.span,
        );
      }
    }
    return { functions, matches, allows };
  }

  #match(start: Token, depth: number): MatchDecl {
    if (depth > LIMITS.matchDepth) {
      throw new RulesSyntaxError(
        `Matches can be nested at most ${LIMITS.matchDepth} deep.`,
        start.span,
      );
    }
    const pattern = this.#pattern();
    return { span: start.span, pattern, ...this.#block(depth) };
  }

  #pattern(): PatternSegment[] {
    const first = this.#tokens.peek();
    if (first.text !== '/' || first.kind !== 'punct') {
      throw new RulesSyntaxError(
        `Expected a path that begins with '/', not '${first.text}'.`,
        first.span,
      );
    }
    const { lexer } = this.#tokens.openPath();
    const segments: PatternSegment[] = [];
    while (lexer.takeText('/')) {
      if (lexer.takeText('{')) {
        segments.push(this.#wildcard());
        continue;
      }
      const text = lexer.readPathSegment();
      if (text === undefined)
        throw new RulesSyntaxError('A path segment is missing.', lexer.getPosition());
      segments.push({ kind: 'literal', text });
    }
    return segments;
  }

  #wildcard(): PatternSegment {
    const { text, span } = this.#name('the name of a wildcard');
    let kind: 'one' | 'rest' = 'one';
    if (this.#tokens.takeIf('=')) {
      if (this.#tokens.takeIf('**')) kind = 'rest';
      else this.#tokens.expect('*');
    }
    this.#tokens.expect('}');
    return { kind, name: text, span };
  }

  #allow(start: Token): AllowDecl {
    const methods = new Set<string>();
    do {
      const token = this.#tokens.expectWord('an operation such as read or write');
      const expanded = METHODS.get(token.text);
      if (!expanded) this.#warn(token, `Unknown operation '${token.text}': it allows nothing.`);
      for (const method of expanded ?? []) methods.add(method);
    } while (this.#tokens.takeIf(','));
    let condition = null;
    if (this.#tokens.takeIf(':')) {
      this.#tokens.expect('if');
      condition = this.#expressions.parse();
    }
    const end = this.#tokens.peek();
    if (!this.#tokens.takeIf(';')) this.#warn(end, `Missing ';' at '${end.text}'.`);
    return { span: start.span, methods, condition };
  }

  #warn({ span }: Token, message: string): void {
    this.#warnings.push({ span, message });
  }

  #function(): FunctionDecl {
    const { text: name, span } = this.#name('the name of a function');
    this.#tokens.expect('(');
    const params: NamedSpan[] = [];
    while (!this.#tokens.takeIf(')')) {
      if (params.length > 0) this.#tokens.expect(',');
      const param = this.#name('the name of a parameter');
      params.push({ name: param.text, span: param.span });
    }
    this.#tokens.expect('{');
    const lets = [];
    while (this.#tokens.takeIf('let')) {
      const variable = this.#name('the name of a variable');
      this.#tokens.expect('=');
      lets.push({ name: variable.text, span: variable.span, value: this.#expressions.parse() });
      this.#tokens.expect(';');
    }
    this.#tokens.expect('return');
    const result = this.#expressions.parse();
    this.#tokens.takeIf(';');
    this.#tokens.expect('}');
    return { name, span, params, lets, result };
  }

  #name(what: string): Token {
    const token = this.#tokens.expectWord(what);
    if (RESERVED_WORDS.has(token.text)) {
      throw new RulesSyntaxError(`'${token.text}' is a reserved word.`, token.span);
    }
    return token;
  }
}
