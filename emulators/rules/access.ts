/** Look-ups that several evaluations share; see `RulesRequest.budget`. */
export class AccessBudget {
  private readonly seen = new Set<string>();
  readonly limit: number;
  constructor(limit = 20) {
    this.limit = limit;
  }

  /** Counts a look-up once; false when the limit is passed. */
  spend(key: string): boolean {
    this.seen.add(key);
    return this.seen.size <= this.limit;
  }
}
