import { LIMITS } from '../limits.ts';

/** Look-ups that several evaluations share; see `RulesRequest.budget`. */
export class AccessBudget {
  readonly #seen = new Set<string>();
  readonly limit: number;

  constructor(limit: number = LIMITS.sharedAccesses) {
    this.limit = limit;
  }

  /** Counts a look-up once; false when the limit is exceeded. */
  spend(key: string): boolean {
    this.#seen.add(key);
    return this.#seen.size <= this.limit;
  }
}
