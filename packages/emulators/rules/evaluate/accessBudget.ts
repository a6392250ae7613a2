import { LIMITS } from '../limits.ts';

/** A limit on the document lookups of several requests together. See `RulesRequest.budget`. */
export class AccessBudget {
  readonly #seen = new Set<string>();
  readonly limit: number;

  constructor(limit: number = LIMITS.sharedAccesses) {
    this.limit = limit;
  }

  /**
   * Counts a lookup, unless the same document was counted before. Returns false if the limit is
   * exceeded.
   */
  spend(path: string): boolean {
    this.#seen.add(path);
    return this.#seen.size <= this.limit;
  }
}
