import { describe, expect, it } from 'vitest';
import { largestWrites } from './largestWrites.ts';
import { RULE_BUDGET, deciding, ruleCosts, siteRules } from './ruleCosts.ts';

describe('the largest writes', () => {
  it.each(largestWrites.map((write) => [write.method, write.path, write] as const))(
    'are allowed: %s %s',
    (_method, _path, write) => {
      expect(deciding(siteRules(write.service), write)()).toMatchObject({ allowed: true });
    },
  );
});

describe('rules that allow writes', () => {
  it.each(ruleCosts())('$rule: at most $most', ({ most, largest }) => {
    expect(most).toBeLessThanOrEqual(RULE_BUDGET);
    // Each rule has a largest write of its own, which pays for the rules before it too.
    expect(largest).not.toBeNull();
    expect(largest).toBeLessThanOrEqual(RULE_BUDGET);
  });
});
