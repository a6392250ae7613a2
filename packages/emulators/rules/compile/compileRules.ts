import { CoverageRecorder } from '../coverage/recorder.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { PatternCache } from '../evaluate/patternCache.ts';
import { LIMITS } from '../limits.ts';
import { RulesSyntaxError } from '../syntax/lexer.ts';
import { parseRules } from '../syntax/parseRules.ts';
import type { Ruleset, RulesIssue } from '../types.ts';
import { computeCosts } from './cost.ts';
import { Issues } from './issues.ts';
import { compileService } from './services.ts';

export type CompileResult =
  | { ruleset: Ruleset; issues: RulesIssue[] }
  | { ruleset?: undefined; issues: RulesIssue[] };

/**
 * Parses, checks and compiles rules. The result contains a ruleset only if there are no errors, but
 * there may be warnings.
 */
export function compileRules(source: string, fileName = 'firestore.rules'): CompileResult {
  const issues = new Issues();
  const start = { line: 1, column: 1, start: 0, end: 0 };
  if (Buffer.byteLength(source) > LIMITS.sourceBytes) {
    issues.error(start, `Rules have at most ${LIMITS.sourceBytes / 1024} KiB.`);
    return { issues: issues.list };
  }
  try {
    const file = parseRules(source);
    for (const { span, message } of file.warnings) issues.warn(span, message);
    const coverage = new CoverageRecorder(file.expressions.length);
    const patterns = new PatternCache();
    const seen = new Set<string>();
    for (const service of file.services) {
      if (seen.has(service.name)) issues.error(service.span, `${service.name} is declared twice.`);
      seen.add(service.name);
    }
    const services = new Map(
      file.services.map((decl) => [
        decl.name,
        compileService(file, decl, issues, coverage, patterns),
      ]),
    );
    if (issues.failed) return { issues: issues.listSorted() };
    const evaluated = { fileName, text: source, version: file.version, patterns };
    const ruleset: Ruleset = {
      version: file.version,
      evaluate: (request, lookup) =>
        evaluate(evaluated, services.get(request.service), request, lookup),
      costs: () => [...services.values()].flatMap(computeCosts),
      coverage: () => coverage.report(file, fileName, source),
      resetCoverage: () => coverage.reset(),
    };
    return { ruleset, issues: issues.listSorted() };
  } catch (problem) {
    if (!(problem instanceof RulesSyntaxError)) throw problem;
    issues.error(problem.span, problem.message);
    return { issues: issues.listSorted() };
  }
}
