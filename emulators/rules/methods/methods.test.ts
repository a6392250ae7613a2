import { describe, expect, it } from 'vitest';
import { methodRows } from '../../tests/conformance/rulesMethods.ts';
import { verdict } from '../../tests/helpers/rules.ts';

describe('methods and namespaces', () => {
  it.each(methodRows)('%s is %s (%s)', (expression, expected) => {
    expect(verdict(expression).split(':')[0]).toBe(expected);
  });
});
