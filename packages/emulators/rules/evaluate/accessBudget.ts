import { LIMITS } from '../limits.ts';

/** A limit of document lookups that several evaluations share. See `RulesRequest.budget`. */
export class AccessBudget {
  readonly #seen = new Set<string>();
  readonly limit: number;

  constructor(limit: number = LIMITS.sharedAccesses) {
    this.limit = limit;
  }

  /** Counts each document once. Returns false if the limit is exceeded. */
  spend(path: string): boolean {
    this.#seen.add(path);
    return this.#seen.size <= this.limit;
  }
}
