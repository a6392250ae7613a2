import { expect, it } from 'vitest';
import { RULE_BUDGET, listRuleCosts } from '../tests/helpers/ruleCosts.ts';

it.each(listRuleCosts())(
  'the rule $rule stays within the limit of evaluated expressions',
  ({ most }) => {
    expect(most).toBeLessThanOrEqual(RULE_BUDGET);
  },
);
