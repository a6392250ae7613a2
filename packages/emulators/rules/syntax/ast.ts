import type { RulesValue } from '../values.ts';

/** A range of the source. Lines and columns start at 1, offsets at 0. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly span: Span;
  /**
   * Span of the expression including the brackets around it. Undefined if there are no brackets.
   */
  readonly bracketed?: Span;
  readonly id: number;
  /** Height of the syntax tree. The parser limits it. */
  readonly depth: number;
  /** Nesting depth as production counts it. Brackets add a level, but `.field` does not. */
  readonly nesting: number;
}
interface Literal extends Node {
  readonly kind: 'literal';
  readonly value: RulesValue;
}
interface Name extends Node {
  readonly kind: 'name';
  readonly name: string;
}
interface PathLiteral extends Node {
  readonly kind: 'path';
  readonly segments: readonly (string | Expr)[];
}
interface ListLiteral extends Node {
  readonly kind: 'list';
  readonly items: readonly Expr[];
}
interface MapLiteral extends Node {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: Expr; readonly value: Expr }[];
}
interface Member extends Node {
  readonly kind: 'member';
  readonly object: Expr;
  readonly name: string;
}
interface Index extends Node {
  readonly kind: 'index';
  readonly object: Expr;
  readonly index: Expr;
}
interface Range extends Node {
  readonly kind: 'range';
  readonly object: Expr;
  readonly from: Expr;
  readonly to: Expr;
}
/** `f(x)`, or `target.f(x)` for a method or a namespace function. */
export interface Call extends Node {
  readonly kind: 'call';
  readonly target: Expr | null;
  readonly name: string;
  readonly nameSpan: Span;
  readonly args: readonly Expr[];
}
interface Unary extends Node {
  readonly kind: 'unary';
  readonly op: '!' | '-';
  readonly operand: Expr;
}
export type BinaryOp =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '&&'
  | '||';
export interface Binary extends Node {
  readonly kind: 'binary';
  readonly op: BinaryOp;
  readonly left: Expr;
  readonly right: Expr;
}
interface TypeTest extends Node {
  readonly kind: 'is';
  readonly operand: Expr;
  readonly typeName: string;
}
interface Conditional extends Node {
  readonly kind: 'conditional';
  readonly test: Expr;
  readonly then: Expr;
  readonly otherwise: Expr;
}
export type Expr =
  | Literal
  | Name
  | PathLiteral
  | ListLiteral
  | MapLiteral
  | Member
  | Index
  | Range
  | Call
  | Unary
  | Binary
  | TypeTest
  | Conditional;

export interface NamedSpan {
  readonly name: string;
  readonly span: Span;
}
export interface FunctionDecl {
  readonly name: string;
  readonly span: Span;
  readonly params: readonly NamedSpan[];
  readonly lets: readonly { readonly name: string; readonly span: Span; readonly value: Expr }[];
  readonly result: Expr;
}
export interface AllowDecl {
  readonly span: Span;
  readonly methods: ReadonlySet<string>;
  /**
   * Condition of the statement. Null if there is no condition (`allow read;`), which always allows.
   */
  readonly condition: Expr | null;
}
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one' | 'rest'; readonly name: string; readonly span: Span };

interface RulesBlock {
  readonly functions: readonly FunctionDecl[];
  readonly matches: readonly MatchDecl[];
}
export interface MatchDecl extends RulesBlock {
  readonly span: Span;
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowDecl[];
}
export interface ServiceDecl extends RulesBlock {
  readonly span: Span;
  readonly name: string;
}
export interface RulesFile {
  readonly version: 1 | 2;
  /** Probable mistakes that production accepts. */
  readonly warnings: readonly { readonly span: Span; readonly message: string }[];
  readonly functions: readonly FunctionDecl[];
  readonly services: readonly ServiceDecl[];
  /** All expressions. The id of an expression is its index in this list. */
  readonly expressions: readonly Expr[];
}
