import { LimitExceeded } from '../errors.ts';
import { ENGINE_LIMITS } from '../limits.ts';

/** Counts the pairs of values that one evaluation compares. */
export class ComparisonCounter {
  #count = 0;

  /** @throws {LimitExceeded} when it is one too many. */
  add(): void {
    this.#count += 1;
    if (this.#count > ENGINE_LIMITS.comparisons) {
      throw new LimitExceeded('Too many values are compared.');
    }
  }
}
