import type { CoverageRecorder } from '../coverage/recorder.ts';
import type { PatternCache } from '../evaluate/patternCache.ts';
import { LIMITS } from '../limits.ts';
import type {
  FunctionDecl,
  MatchDecl,
  PatternSegment,
  RulesFile,
  ServiceDecl,
} from '../syntax/ast.ts';
import { UNKNOWN } from '../values.ts';
import { ExpressionCompiler } from './expressions.ts';
import type { Issues } from './issues.ts';
import { Scope } from './scope.ts';
import type { CompiledService, MatchRule } from './types.ts';
import { checkVariableName } from './variableNames.ts';

/** Compiles the matches of one service and adds their mistakes to `issues`. */
export function compileService(
  file: RulesFile,
  decl: ServiceDecl,
  issues: Issues,
  coverage: CoverageRecorder,
  patterns: PatternCache,
): CompiledService {
  const compiler = new ExpressionCompiler(decl.name, issues, coverage, patterns);
  const root = new Scope(null);
  root.variables.set('request', (context) => context.request);
  root.variables.set('resource', (context) => context.resource);
  const scopes: Scope[] = [];
  const matches = new MatchCompiler(file.version, compiler, scopes);
  const outer = matches.openScope(file.functions, root);
  const scope = matches.openScope(decl.functions, outer);
  const rules = decl.matches.flatMap((match) => matches.compileMatch(match, scope, []));
  for (const { functions } of scopes) {
    for (const entry of functions.values()) {
      if (!entry.used) issues.warn(entry.decl.span, `Function '${entry.decl.name}' is not used.`);
    }
  }
  const { evaluators, callSites } = compiler;
  return { name: decl.name, rules, evaluators, callSites };
}

class MatchCompiler {
  readonly #version: 1 | 2;
  readonly #compiler: ExpressionCompiler;
  readonly #scopes: Scope[];

  constructor(version: 1 | 2, compiler: ExpressionCompiler, scopes: Scope[]) {
    this.#version = version;
    this.#compiler = compiler;
    this.#scopes = scopes;
  }

  openScope(functions: readonly FunctionDecl[], parent: Scope): Scope {
    const scope = new Scope(parent);
    for (const decl of functions) {
      if (scope.functions.has(decl.name)) {
        this.#compiler.issues.error(decl.span, `The function '${decl.name}' is declared twice.`);
        continue;
      }
      const common = { lets: [], result: null, used: false, depth: 1 };
      scope.functions.set(decl.name, { decl, scope, state: 'declared', ...common });
    }
    this.#compiler.compileFunctions(scope);
    this.#scopes.push(scope);
    return scope;
  }

  compileMatch(decl: MatchDecl, outer: Scope, before: readonly PatternSegment[]): MatchRule[] {
    const pattern = [...before, ...decl.pattern];
    this.#checkPattern(decl, pattern);
    const captured = new Scope(outer);
    let slot = before.filter((segment) => segment.kind !== 'literal').length;
    for (const segment of decl.pattern) {
      if (segment.kind === 'literal') continue;
      const at = slot;
      slot += 1;
      if (captured.variables.has(segment.name)) {
        this.#compiler.issues.error(
          segment.span,
          `The wildcard '${segment.name}' is declared twice.`,
        );
      }
      checkVariableName(this.#compiler, segment.name, segment.span);
      captured.variables.set(segment.name, (context) => context.captures[at] ?? UNKNOWN);
    }
    const scope = this.openScope(decl.functions, captured);
    const allows = decl.allows.map((allow) => ({
      decl: allow,
      condition: allow.condition && this.#compiler.compileCounted(allow.condition, scope),
    }));
    const inner = decl.matches.flatMap((match) => this.compileMatch(match, scope, pattern));
    return allows.length > 0 ? [{ pattern, allows }, ...inner] : inner;
  }

  #checkPattern(decl: MatchDecl, pattern: readonly PatternSegment[]): void {
    const { issues } = this.#compiler;
    if (pattern.length > LIMITS.patternSegments) {
      issues.error(decl.span, `A path has at most ${LIMITS.patternSegments} segments.`);
    }
    if (pattern.filter((segment) => segment.kind !== 'literal').length > LIMITS.wildcards) {
      issues.error(decl.span, `A path has at most ${LIMITS.wildcards} wildcards.`);
    }
    const rest = decl.pattern.filter((segment) => segment.kind === 'rest');
    const [first, second] = rest;
    if (second?.kind === 'rest') {
      issues.error(second.span, 'A match has at most one wildcard of several segments.');
    }
    if (this.#version === 1 && first?.kind === 'rest' && decl.pattern.at(-1) !== first) {
      issues.error(first.span, 'In version 1, {name=**} must be the last segment of a match.');
    }
  }
}
