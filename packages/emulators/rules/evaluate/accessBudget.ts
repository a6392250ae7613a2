import { LIMITS } from '../limits.ts';

/** Look-ups that several evaluations share; see `RulesRequest.budget`. */
export class AccessBudget {
  readonly #seen = new Set<string>();
  readonly limit: number;

  constructor(limit: number = LIMITS.sharedAccesses) {
    this.limit = limit;
  }

  /** Counts a document once; false when the limit is exceeded. */
  spend(path: string): boolean {
    this.#seen.add(path);
    return this.#seen.size <= this.limit;
  }
}
