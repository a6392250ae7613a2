import { compileRules, type RulesIssue, type Ruleset } from '../../rules/index.ts';

/** What decides on access: rules, an error in them that refuses everything, or no rules at all. */
export type ActiveRules =
  | { readonly kind: 'rules'; readonly ruleset: Ruleset }
  | { readonly kind: 'broken'; readonly issues: readonly RulesIssue[] }
  | { readonly kind: 'open' };

/** The rules of each project; those of the file hold where a project has none of its own. */
export class Rulesets {
  #shared: ActiveRules = { kind: 'open' };
  readonly #ofProject = new Map<string, ActiveRules>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  of(project: string): ActiveRules {
    return this.#ofProject.get(project) ?? this.#shared;
  }

  loadShared(source: string, fileName: string): readonly RulesIssue[] {
    const { rules, issues } = this.#compile(source, fileName);
    if (rules.kind === 'broken') this.#logBroken(fileName);
    this.#shared = rules;
    return issues;
  }

  /** With `keepIfBroken` rules that have an error are reported and not taken. */
  loadFor(
    project: string,
    source: string,
    fileName: string,
    keepIfBroken: boolean,
  ): readonly RulesIssue[] {
    const { rules, issues } = this.#compile(source, fileName);
    if (rules.kind === 'broken') {
      if (keepIfBroken) return issues;
      this.#logBroken(fileName);
    }
    this.#ofProject.set(project, rules);
    return issues;
  }

  #logBroken(fileName: string): void {
    this.#log(`${fileName} has an error: every request is refused until it is fixed.`);
  }

  #compile(
    source: string,
    fileName: string,
  ): { rules: ActiveRules; issues: readonly RulesIssue[] } {
    const { ruleset, issues } = compileRules(source, fileName);
    for (const { line, column, severity, message } of issues) {
      this.#log(`${fileName}:${line}:${column} ${severity}: ${message}`);
    }
    if (ruleset) return { rules: { kind: 'rules', ruleset }, issues };
    return { rules: { kind: 'broken', issues }, issues };
  }
}
