import { expect, it } from 'vitest';
import { NOT_A_NUMBER, numberInputError, parseNumberInput, TOO_LARGE } from './numbers';
import cases from './numbers.cases.json' with { type: 'json' };

// What could be read two ways, such as 1,234, is read as it is written in Nigeria.
it.each(Object.entries(cases.read))('reads %s', (text, value) => {
  expect(parseNumberInput(text)).toEqual({ ok: true, value });
});

it.each(cases.refused)('refuses %s', (text) => {
  expect(parseNumberInput(text)).toEqual({ ok: false, reason: 'garbage' });
  expect(numberInputError(text, { kind: 'price' })).toBe(NOT_A_NUMBER);
});

it('refuses enormous numbers', () => {
  expect(parseNumberInput('9'.repeat(13))).toEqual({ ok: false, reason: 'too-large' });
  expect(parseNumberInput('9'.repeat(400))).toEqual({ ok: false, reason: 'too-large' });
  expect(numberInputError('9'.repeat(13), { kind: 'price' })).toBe(TOO_LARGE);
});

it('tells an empty field from a wrong one', () => {
  expect(parseNumberInput('  ')).toEqual({ ok: false, reason: 'empty' });
  expect(numberInputError('', { kind: 'price' })).toBeNull();
  expect(numberInputError('1', { kind: 'price' })).toBeNull();
});
