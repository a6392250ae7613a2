import { expect, it } from 'vitest';
import * as words from './messages';
import { enquiryFields, errorsIn } from './fields';

const email = 'ada@example.com';

it.each([
  ['', words.required('Name')],
  ['   ', words.required('Name')],
  ['A', words.NAME_TOO_SHORT],
  [' A ', words.NAME_TOO_SHORT],
  ['Ọ̀', undefined],
  ['Al', undefined],
])('the name %j', (name, message) => {
  expect(errorsIn({ name, email }).name).toBe(message);
});

it.each(['', '  '])('asks for an address in place of %j', (value) => {
  expect(errorsIn({ name: 'Ada', email: value }).email).toBe(words.required('Email'));
});

it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada obi@example.com', 'ada@@example.com'])(
  'takes %j for no address',
  (value) => {
    expect(errorsIn({ name: 'Ada', email: value }).email).toBe(words.EMAIL_INVALID);
  },
);

const letter = { name: 'Ada', email, phone: '', subject: '', message: 'Hello' };
const long = (most: number, end = '') => 'a'.repeat(most - end.length) + end;
it.each([
  ['name', ''],
  ['email', '@example.com'],
  ['phone', ''],
  ['subject', ''],
  ['message', ''],
] as const)('refuses a %s of more letters than it takes, which nothing cuts', (field, end) => {
  const { most } = enquiryFields[field];
  const errors = (text: string) => errorsIn({ ...letter, [field]: text });
  expect(errors(long(most, end))).toEqual({});
  expect(errors(long(most + 1, end))).toEqual({ [field]: words.tooLong(most) });
});

it('asks for a message, and is content with what is complete', () => {
  expect(errorsIn({ ...letter, message: ' \n' })).toEqual({ message: words.required('Message') });
  expect(errorsIn(letter)).toEqual({});
  expect(errorsIn({ ...letter, email: ` ${email} ` })).toEqual({});
});
