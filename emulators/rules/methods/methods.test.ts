import { describe, expect, it } from 'vitest';
import { methodRows } from '../conformance/methods.ts';
import { verdict } from '../testing.ts';

describe('methods and namespaces', () => {
  it.each(methodRows)('%s is %s (%s)', (expression, expected) => {
    expect(verdict(expression).split(':')[0]).toBe(expected);
  });
});
