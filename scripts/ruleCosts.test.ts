import { expect, it } from 'vitest';
import { RULE_BUDGET, ruleCosts } from '../tests/helpers/ruleCosts.ts';

it.each(ruleCosts())('$rule costs at most $most', ({ most }) => {
  expect(most).toBeLessThanOrEqual(RULE_BUDGET);
});
