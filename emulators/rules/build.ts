import { LIMITS, type Run } from './context.ts';
import type { CoverageRecorder } from './coverage.ts';
import { Generator } from './generate.ts';
import type { Issues } from './issues.ts';
import { Scope } from './scope.ts';
import type {
  AllowDecl,
  FunctionDecl,
  MatchDecl,
  PatternSegment,
  RulesFile,
  ServiceDecl,
} from './syntax/ast.ts';
import { UNKNOWN } from './values.ts';

/** One `match` with its whole path, those of the matches around it included. */
export interface MatchRule {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowRule[];
}
export interface AllowRule {
  readonly decl: AllowDecl;
  readonly run: Run | null;
}
export interface Service {
  readonly name: string;
  readonly generator: Generator;
  readonly rules: readonly MatchRule[];
}

export function buildService(
  file: RulesFile,
  decl: ServiceDecl,
  issues: Issues,
  coverage: CoverageRecorder,
): Service {
  const generator = new Generator(decl.name, issues, coverage);
  const root = new Scope(null);
  root.variables.set('request', (context) => context.request);
  root.variables.set('resource', (context) => context.resource);
  const scopes: Scope[] = [];
  const builder = new Builder(file.version, generator, issues, scopes);
  const outer = builder.open(file.functions, root);
  const scope = builder.open(decl.functions, outer);
  const rules = decl.matches.flatMap((match) => builder.match(match, scope, []));
  for (const { functions } of scopes) {
    for (const entry of functions.values()) {
      if (!entry.used) issues.warn(entry.decl.span, `Function '${entry.decl.name}' is not used.`);
    }
  }
  return { name: decl.name, generator, rules };
}

class Builder {
  private readonly version: 1 | 2;
  private readonly generator: Generator;
  private readonly issues: Issues;
  private readonly scopes: Scope[];

  constructor(version: 1 | 2, generator: Generator, issues: Issues, scopes: Scope[]) {
    this.version = version;
    this.generator = generator;
    this.issues = issues;
    this.scopes = scopes;
  }

  /** A scope with these functions, compiled. */
  open(functions: readonly FunctionDecl[], parent: Scope): Scope {
    const scope = new Scope(parent);
    for (const decl of functions) {
      if (scope.functions.has(decl.name)) {
        this.issues.error(decl.span, `The function '${decl.name}' is declared twice.`);
        continue;
      }
      const common = { lets: [], result: null, used: false, depth: 1 };
      scope.functions.set(decl.name, { decl, scope, state: 'declared', ...common });
    }
    this.generator.functions(scope);
    this.scopes.push(scope);
    return scope;
  }

  match(decl: MatchDecl, outer: Scope, before: readonly PatternSegment[]): MatchRule[] {
    const pattern = [...before, ...decl.pattern];
    this.checkPattern(decl, pattern);
    const captured = new Scope(outer);
    let slot = before.filter((segment) => segment.kind !== 'literal').length;
    for (const segment of decl.pattern) {
      if (segment.kind === 'literal') continue;
      const at = slot;
      slot += 1;
      if (captured.variables.has(segment.name)) {
        this.issues.error(segment.span, `The wildcard '${segment.name}' is declared twice.`);
      }
      captured.variables.set(segment.name, (context) => context.captures[at] ?? UNKNOWN);
    }
    const scope = this.open(decl.functions, captured);
    const allows = decl.allows.map((allow) => ({
      decl: allow,
      run: allow.condition && this.generator.expression(allow.condition, scope),
    }));
    const inner = decl.matches.flatMap((match) => this.match(match, scope, pattern));
    return allows.length > 0 ? [{ pattern, allows }, ...inner] : inner;
  }

  private checkPattern(decl: MatchDecl, pattern: readonly PatternSegment[]): void {
    const { issues } = this;
    if (pattern.length > LIMITS.segments) {
      issues.error(decl.span, `A path has at most ${LIMITS.segments} segments.`);
    }
    if (pattern.filter((segment) => segment.kind !== 'literal').length > LIMITS.captures) {
      issues.error(decl.span, `A path has at most ${LIMITS.captures} wildcards.`);
    }
    const rest = decl.pattern.filter((segment) => segment.kind === 'rest');
    const [first, second] = rest;
    if (second?.kind === 'rest') {
      issues.error(second.span, 'A match has at most one wildcard of several segments.');
    }
    if (this.version === 1 && first?.kind === 'rest' && decl.pattern.at(-1) !== first) {
      issues.error(first.span, "In version 1 {name=**} stands at a match's end only.");
    }
  }
}
