import { expect, it } from 'vitest';
import { type CheckedField, findFieldError } from './fieldChecks';

const field: CheckedField = {
  required: true,
  missing: 'Missing',
  checks: [
    { isMet: (text) => text.length > 1, message: 'Too short' },
    { isMet: (text) => text.endsWith('!'), message: 'No mark' },
  ],
};
const optional = { ...field, required: false };

it.each([
  ['', field, 'Missing'],
  ['', optional, null],
  ['a', field, 'Too short'],
  ['a', optional, 'Too short'],
  ['ab', field, 'No mark'],
  ['ab!', field, null],
])('returns the error message of the first failed check for %j', (text, checked, message) => {
  expect(findFieldError(text, checked)).toBe(message);
});
