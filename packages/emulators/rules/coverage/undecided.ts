import type { Expr, FunctionDecl, MatchDecl, RulesFile } from '../syntax/ast.ts';
import { parseRules } from '../syntax/parseRules.ts';
import type { CoverageNode, CoverageReport } from '../types.ts';

/** A boolean expression that was never true, or never false, in a test run. */
export interface UndecidedExpression {
  readonly fileName: string;
  /** Line number, starting at 1 as in an editor. */
  readonly line: number;
  readonly column: number;
  /** Source of the expression on one line, with each run of whitespace replaced by a space. */
  readonly text: string;
  /**
   * The result that the expression never had. `either` means that the expression had neither
   * result, because it was never evaluated or always failed.
   */
  readonly never: 'true' | 'false' | 'either';
}

/**
 * Returns the boolean expressions of a coverage report that were never true, or never false.
 * Boolean expressions are conditions, comparisons, `in`, `is`, calls, and operands of `&&`, `||`,
 * `!` and `?`. A failure counts neither as true nor as false.
 * @throws {RulesSyntaxError} if the report does not contain valid rules
 */
export function undecidedExpressions({
  rules,
  report = [],
}: CoverageReport): UndecidedExpression[] {
  const [file] = rules.files;
  if (!file) return [];
  const parsed = parseRules(file.content);
  const booleanIds = collectBooleans(parsed);
  const values = new Map(
    report
      .flatMap(flattenNode)
      .map(({ sourcePosition: at, values: booleans = [] }) => [
        `${at.currentOffset} ${at.endOffset}`,
        booleans.map(({ value }) => value.boolValue),
      ]),
  );
  return parsed.expressions.flatMap((expr): UndecidedExpression[] => {
    const { line, column, start, end } = expr.span;
    const booleans = values.get(`${start} ${end - 1}`) ?? [];
    const [wasTrue, wasFalse] = [booleans.includes(true), booleans.includes(false)];
    const decides = booleanIds.has(expr.id) || (expr.kind === 'call' && (wasTrue || wasFalse));
    if (!decides || expr.kind === 'literal' || (wasTrue && wasFalse)) return [];
    const text = file.content.slice(start, end).replaceAll(/\s+/g, ' ');
    const never = wasTrue ? 'false' : wasFalse ? 'true' : 'either';
    return [{ fileName: file.name, line, column, text, never }];
  });
}

const flattenNode = (node: CoverageNode): CoverageNode[] => [
  node,
  ...(node.children ?? []).flatMap(flattenNode),
];

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=', 'in']);

/** Returns the ids of the expressions whose operator or position requires a boolean value. */
function collectBooleans(file: RulesFile): ReadonlySet<number> {
  const ids = new Set<number>();
  const results = groupResults(file);
  /**
   * Adds an expression whose value must be a boolean, and the expressions that determine its value.
   */
  const requireBoolean = (expr: Expr): void => {
    if (ids.has(expr.id)) return;
    ids.add(expr.id);
    if (expr.kind === 'conditional') [expr.then, expr.otherwise].forEach(requireBoolean);
    if (expr.kind === 'call' && !expr.target) results.get(expr.name)?.forEach(requireBoolean);
  };
  listAllows(file).forEach(({ condition }) => condition && requireBoolean(condition));
  for (const expr of file.expressions) {
    if (expr.kind === 'is') requireBoolean(expr);
    if (expr.kind === 'conditional') requireBoolean(expr.test);
    if (expr.kind === 'unary' && expr.op === '!') [expr, expr.operand].forEach(requireBoolean);
    if (expr.kind !== 'binary') continue;
    if (COMPARISONS.has(expr.op)) requireBoolean(expr);
    if (expr.op === '&&' || expr.op === '||') [expr, expr.left, expr.right].forEach(requireBoolean);
  }
  return ids;
}

/**
 * Returns the `return` expressions of all functions, by function name. Functions with the same name
 * in different matches are combined.
 */
function groupResults(file: RulesFile): ReadonlyMap<string, readonly Expr[]> {
  const blocks = [
    file,
    ...file.services,
    ...file.services.flatMap(({ matches }) => listMatches(matches)),
  ];
  const results = new Map<string, Expr[]>();
  for (const { name, result } of blocks.flatMap(
    ({ functions }): readonly FunctionDecl[] => functions,
  )) {
    results.set(name, [...(results.get(name) ?? []), result]);
  }
  return results;
}

const listMatches = (matches: readonly MatchDecl[]): MatchDecl[] =>
  matches.flatMap((match) => [match, ...listMatches(match.matches)]);

const listAllows = ({ services }: RulesFile) =>
  services.flatMap(({ matches }) => listMatches(matches)).flatMap(({ allows }) => allows);
