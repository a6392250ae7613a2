import { describe, expect, it } from 'vitest';
import operators from '../../tests/conformance/rulesOperators.json' with { type: 'json' };
import { documentResource } from '../firestoreValues.ts';
import { verdict } from '../../tests/helpers/rules.ts';
import { float, int, list, map, string } from '../values.ts';

describe('operators', () => {
  it.each(Object.values(operators.rows).flat())('%s is %s (%s)', (expression, expected) => {
    const actual = verdict(expression, { resource: documentResource('/t/one', map({})) });
    expect(actual.split(':')[0]).toBe(expected);
  });

  it('keeps integers and floats of a document apart', () => {
    const data = map({ whole: int(5), real: float(5) });
    const resource = documentResource('/t/one', data);
    expect(verdict('resource.data.whole is int', { resource })).toBe('true');
    expect(verdict('resource.data.real is int', { resource })).toBe('false');
    expect(verdict('resource.data.whole == resource.data.real', { resource })).toBe('true');
  });

  it('names what is missing, and where', () => {
    const resource = documentResource('/t/one', map({ tags: list([string('a')]) }));
    expect(
      verdict("resource.data.tags[0] == 'a' && resource.data.title == 'x'", { resource }),
    ).toBe(
      "error: `resource.data.title == 'x'` failed (line 3): Property title is undefined on object.",
    );
  });
});
