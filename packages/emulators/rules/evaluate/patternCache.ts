import { RE2JS } from 're2js';
import { ENGINE_LIMITS } from '../limits.ts';

/** Compiled regular expressions of one ruleset. They take linear time, as those of RE2 do. */
export class PatternCache {
  readonly #compiled = new Map<string, RE2JS | string>();

  /** Returns the pattern compiled, or what is wrong with it. */
  compile(pattern: string): RE2JS | string {
    const known = this.#compiled.get(pattern);
    if (known !== undefined) return known;
    const compiled = compiledOrProblem(pattern);
    if (this.#compiled.size >= ENGINE_LIMITS.cachedPatterns) this.#compiled.clear();
    this.#compiled.set(pattern, compiled);
    return compiled;
  }
}

function compiledOrProblem(pattern: string): RE2JS | string {
  try {
    return RE2JS.compile(pattern);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : 'it cannot be read';
    return `Invalid regular expression '${pattern}': ${reason}`;
  }
}
