import { compileRules, type RulesIssue, type Ruleset } from '../../rules/index.ts';

/**
 * The rules of a project. Valid rules decide each request. Rules with an error deny every request.
 * Without rules, every request is allowed.
 */
export type ActiveRules =
  | { readonly kind: 'rules'; readonly ruleset: Ruleset }
  | { readonly kind: 'invalid'; readonly issues: readonly RulesIssue[] }
  | { readonly kind: 'none' };

/**
 * The rules of each project. A project without its own rules uses the rules from the rules file.
 */
export class Rulesets {
  #shared: ActiveRules = { kind: 'none' };
  readonly #ofProject = new Map<string, ActiveRules>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  getRules(project: string): ActiveRules {
    return this.#ofProject.get(project) ?? this.#shared;
  }

  loadShared(source: string, fileName: string): readonly RulesIssue[] {
    const { rules, issues } = this.#compile(source, fileName);
    if (rules.kind === 'invalid') this.#logInvalid(fileName);
    this.#shared = rules;
    return issues;
  }

  /**
   * Loads the rules of one project. If `keepIfInvalid` is true, rules with an error do not replace
   * the current rules.
   */
  loadFor(
    project: string,
    source: string,
    fileName: string,
    keepIfInvalid: boolean,
  ): readonly RulesIssue[] {
    const { rules, issues } = this.#compile(source, fileName);
    if (rules.kind === 'invalid') {
      if (keepIfInvalid) return issues;
      this.#logInvalid(fileName);
    }
    this.#ofProject.set(project, rules);
    return issues;
  }

  #logInvalid(fileName: string): void {
    this.#log(`${fileName} has an error: every request is rejected until it is fixed.`);
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
    return { rules: { kind: 'invalid', issues }, issues };
  }
}
