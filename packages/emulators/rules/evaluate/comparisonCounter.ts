import { LimitExceededError } from '../errors.ts';
import { ENGINE_LIMITS } from '../limits.ts';

export class ComparisonCounter {
  #count = 0;

  /** @throws {LimitExceededError} if there are too many comparisons */
  add(): void {
    this.#count += 1;
    if (this.#count > ENGINE_LIMITS.comparisons) {
      throw new LimitExceededError('Too many values are compared.');
    }
  }
}
