import { expect, it } from 'vitest';
import { largestWrites } from './largestWrites.ts';
import { RULE_BUDGET, deciding, ruleCosts, siteRules } from './ruleCosts.ts';

it.each(largestWrites)('the largest writes are allowed: $method $path', (write) => {
  expect(deciding(siteRules(write.service), write)()).toMatchObject({ allowed: true });
});

it.each(ruleCosts())('rules that allow writes: $rule: at most $most', ({ most, largest }) => {
  expect(most).toBeLessThanOrEqual(RULE_BUDGET);
  // Each rule has a largest write of its own, which pays for the rules before it too.
  expect(largest).not.toBeNull();
  expect(largest).toBeLessThanOrEqual(RULE_BUDGET);
});
