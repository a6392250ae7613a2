import { expect, it } from 'vitest';
import { RULE_BUDGET, listRuleCosts } from '../tests/helpers/ruleCosts.ts';

it.each(listRuleCosts())('$rule stays within the budget of evaluations', ({ most }) => {
  expect(most).toBeLessThanOrEqual(RULE_BUDGET);
});
