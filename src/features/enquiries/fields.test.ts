import { expect, it } from 'vitest';
import { listKeys } from '@/lib/records';
import * as words from './messages';
import { enquiryFields, findErrors } from './fields';

const email = 'ada@example.com';
const letter = { name: 'Ada', email, phone: '', subject: '', message: 'Hello' };

it.each([
  ['name', '', words.formatRequired('Name')],
  ['name', '   ', words.formatRequired('Name')],
  ['name', 'A', words.NAME_TOO_SHORT],
  ['name', ' A ', words.NAME_TOO_SHORT],
  ['name', 'Ọ̀', undefined],
  ['name', 'Al', undefined],
  ['email', '', words.formatRequired('Email')],
  ['email', '  ', words.formatRequired('Email')],
  ...['ada', 'ada@', '@example.com', 'ada@example', 'ada obi@example.com', 'ada@@example.com'].map(
    (text) => ['email', text, words.EMAIL_INVALID] as const,
  ),
  ['email', ` ${email} `, undefined],
  ['email', `\u202a${email}\u202c`, undefined],
  ['email', 'ada\u00ad@example\u200b.com\u00a0', undefined],
  ['name', '\u200bA\u2060', words.NAME_TOO_SHORT],
  ['message', '\u00a0\u200b\n', words.formatRequired('Message')],
  ['message', ' \n', words.formatRequired('Message')],
] as const)('checks the field %s with the value %j and reports: %s', (field, text, message) => {
  expect(findErrors({ ...letter, [field]: text })[field]).toBe(message);
});

const createLongText = (most: number, end = '') => 'a'.repeat(most - end.length) + end;
it.each(listKeys(enquiryFields))('rejects a value of %s that is longer than its limit', (field) => {
  const end = field === 'email' ? '@example.com' : '';
  const { maxLength: most } = enquiryFields[field];
  const errors = (text: string) => findErrors({ ...letter, [field]: text });
  expect(errors(createLongText(most, end))).toEqual({});
  expect(errors(createLongText(most + 1, end))).toEqual({ [field]: words.formatTooLong(most) });
});
