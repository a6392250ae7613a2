import { expect, it } from 'vitest';
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

it('asks for a message, and is content with what is complete', () => {
  const letter = { name: 'Ada', email: ` ${email} `, message: 'Hello' };
  expect(letterErrors({ ...letter, message: ' \n' })).toEqual({ message: words.MESSAGE_REQUIRED });
  expect(letterErrors(letter)).toEqual({});
  expect(letterErrors({ ...letter, email })).toEqual({});
});
