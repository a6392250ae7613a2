import { RE2JS } from 're2js';
import { ENGINE_LIMITS } from '../limits.ts';

/** Compiled regular expressions of one ruleset. Like RE2, they run in linear time. */
export class PatternCache {
  readonly #cache = new Map<string, RE2JS | string>();

  /** Returns the compiled pattern, or an error message if the pattern is invalid. */
  compile(pattern: string): RE2JS | string {
    const cached = this.#cache.get(pattern);
    if (cached !== undefined) return cached;
    const compiled = compileOrMessage(pattern);
    if (this.#cache.size >= ENGINE_LIMITS.cachedPatterns) this.#cache.clear();
    this.#cache.set(pattern, compiled);
    return compiled;
  }
}

function compileOrMessage(pattern: string): RE2JS | string {
  try {
    return RE2JS.compile(pattern);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : 'it cannot be read';
    return `Invalid regular expression '${pattern}': ${reason}`;
  }
}
