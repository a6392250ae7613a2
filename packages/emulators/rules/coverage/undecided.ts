import type { Expr, FunctionDecl, MatchDecl, RulesFile } from '../syntax/ast.ts';
import { parseRules } from '../syntax/parseRules.ts';
import type { CoverageNode, CoverageReport } from '../types.ts';

/** An expression that decides something and was not both true and false. */
export interface Undecided {
  readonly fileName: string;
  /** 1-based, as editors count. */
  readonly line: number;
  readonly column: number;
  /** The source in one line. */
  readonly text: string;
  /**
   * The result that it never had; `either` also where it was never evaluated, or failed each time.
   */
  readonly never: 'true' | 'false' | 'either';
}

/**
 * The expressions of a coverage report that give a boolean and were not seen both ways: conditions,
 * what stands at `&&`, `||`, `!` and before `?`, comparisons, `in`, `is`, calls. A failure is
 * neither true nor false. Literals cannot be both and are left out.
 *
 * @throws {SyntaxProblem} where the report's source is no rules file
 */
export function undecided({ rules, report = [] }: CoverageReport): Undecided[] {
  const [file] = rules.files;
  if (!file) return [];
  const parsed = parseRules(file.content);
  const booleans = booleansOf(parsed);
  const values = new Map(
    report
      .flatMap(withInner)
      .map(({ sourcePosition: at, values: taken = [] }) => [
        `${at.currentOffset} ${at.endOffset}`,
        taken.map(({ value }) => value.boolValue),
      ]),
  );
  return parsed.expressions.flatMap((expr): Undecided[] => {
    const { line, column, start, end } = expr.span;
    const taken = values.get(`${start} ${end - 1}`) ?? [];
    const [wasTrue, wasFalse] = [taken.includes(true), taken.includes(false)];
    const decides = booleans.has(expr.id) || (expr.kind === 'call' && (wasTrue || wasFalse));
    if (!decides || expr.kind === 'literal' || (wasTrue && wasFalse)) return [];
    const text = file.content.slice(start, end).replaceAll(/\s+/g, ' ');
    const never = wasTrue ? 'false' : wasFalse ? 'true' : 'either';
    return [{ fileName: file.name, line, column, text, never }];
  });
}

const withInner = (node: CoverageNode): CoverageNode[] => [
  node,
  ...(node.children ?? []).flatMap(withInner),
];

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=', 'in']);

/**
 * Returns the ids of the expressions that give a boolean, by their operator or by where they stand.
 */
function booleansOf(file: RulesFile): ReadonlySet<number> {
  const found = new Set<number>();
  const results = resultsByName(file);
  /** Marks an expression where a boolean is needed, and what its value is taken from. */
  const need = (expr: Expr): void => {
    if (found.has(expr.id)) return;
    found.add(expr.id);
    if (expr.kind === 'conditional') [expr.then, expr.otherwise].forEach(need);
    if (expr.kind === 'call' && !expr.target) results.get(expr.name)?.forEach(need);
  };
  allowsOf(file).forEach(({ condition }) => condition && need(condition));
  for (const expr of file.expressions) {
    if (expr.kind === 'is') need(expr);
    if (expr.kind === 'conditional') need(expr.test);
    if (expr.kind === 'unary' && expr.op === '!') [expr, expr.operand].forEach(need);
    if (expr.kind !== 'binary') continue;
    if (COMPARISONS.has(expr.op)) need(expr);
    if (expr.op === '&&' || expr.op === '||') [expr, expr.left, expr.right].forEach(need);
  }
  return found;
}

/**
 * Returns the results of functions. Two of one name, in different matches, are both taken for the
 * one called.
 */
function resultsByName(file: RulesFile): ReadonlyMap<string, readonly Expr[]> {
  const blocks = [
    file,
    ...file.services,
    ...file.services.flatMap(({ matches }) => inner(matches)),
  ];
  const results = new Map<string, Expr[]>();
  for (const { name, result } of blocks.flatMap(
    ({ functions }): readonly FunctionDecl[] => functions,
  )) {
    results.set(name, [...(results.get(name) ?? []), result]);
  }
  return results;
}

const inner = (matches: readonly MatchDecl[]): MatchDecl[] =>
  matches.flatMap((match) => [match, ...inner(match.matches)]);

const allowsOf = ({ services }: RulesFile) =>
  services.flatMap(({ matches }) => inner(matches)).flatMap(({ allows }) => allows);
