import { expect, it } from 'vitest';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from './limits';
import * as words from './messages';
import { letterErrors, senderErrors } from './validation';

const email = 'ada@example.com';

it.each([
  ['', words.NAME_REQUIRED],
  ['   ', words.NAME_REQUIRED],
  ['A', words.NAME_TOO_SHORT],
  [' A ', words.NAME_TOO_SHORT],
  ['Ọ̀', undefined],
  ['Al', undefined],
])('the name %j', (name, message) => {
  expect(senderErrors({ name, email }).name).toBe(message);
});

it.each(['', '  '])('asks for an address in place of %j', (value) => {
  expect(senderErrors({ name: 'Ada', email: value }).email).toBe(words.EMAIL_REQUIRED);
});

it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada obi@example.com', 'ada@@example.com'])(
  'takes %j for no address',
  (value) => {
    expect(senderErrors({ name: 'Ada', email: value }).email).toBe(words.EMAIL_INVALID);
  },
);

const long = (most: number, end = '') => 'a'.repeat(most - end.length) + end;
it.each([
  ['name', NAME_MAX, ''],
  ['email', EMAIL_MAX, '@example.com'],
  ['phone', PHONE_MAX, ''],
  ['subject', SUBJECT_MAX, ''],
  ['message', MESSAGE_MAX, ''],
] as const)('refuses a %s of more than %d letters, which nothing cuts', (field, most, end) => {
  const errors = (text: string) =>
    letterErrors({ name: 'Ada', email, message: 'Hello', [field]: text });
  expect(errors(long(most, end))).toEqual({});
  expect(errors(long(most + 1, end))).toEqual({ [field]: words.tooLong(most) });
});

it('asks for a message, and is content with what is complete', () => {
  const letter = { name: 'Ada', email: ` ${email} `, message: 'Hello' };
  expect(letterErrors({ ...letter, message: ' \n' })).toEqual({ message: words.MESSAGE_REQUIRED });
  expect(letterErrors(letter)).toEqual({});
  expect(letterErrors({ ...letter, email })).toEqual({});
});
