import { expect, it } from 'vitest';
import { RULE_BUDGET, ruleCosts } from '../tests/helpers/ruleCosts.ts';

it.each(ruleCosts())('$rule stays within the budget of evaluations', ({ most }) => {
  expect(most).toBeLessThanOrEqual(RULE_BUDGET);
});
