import { describe, expect, it } from 'vitest';
import {
  EMAIL_INVALID,
  EMAIL_REQUIRED,
  MESSAGE_REQUIRED,
  NAME_REQUIRED,
  NAME_TOO_SHORT,
} from './messages';
import { letterErrors, senderErrors } from './validation';

const email = 'ada@example.com';

describe('name', () => {
  it.each([
    ['', NAME_REQUIRED],
    ['   ', NAME_REQUIRED],
    ['A', NAME_TOO_SHORT],
    [' A ', NAME_TOO_SHORT],
    ['Ọ̀', undefined],
    ['Al', undefined],
  ])('%j', (name, message) => {
    expect(senderErrors({ name, email }).name).toBe(message);
  });
});

describe('email', () => {
  it.each([
    ['', EMAIL_REQUIRED],
    ['  ', EMAIL_REQUIRED],
    ['ada', EMAIL_INVALID],
    ['ada@', EMAIL_INVALID],
    ['@example.com', EMAIL_INVALID],
    ['ada@example', EMAIL_INVALID],
    ['ada obi@example.com', EMAIL_INVALID],
    ['ada@@example.com', EMAIL_INVALID],
    ['ada@example.com', undefined],
    [' ada@example.com ', undefined],
  ])('%j', (value, message) => {
    expect(senderErrors({ name: 'Ada', email: value }).email).toBe(message);
  });
});

it('asks for a message', () => {
  expect(letterErrors({ name: 'Ada', email, message: ' \n' })).toEqual({
    message: MESSAGE_REQUIRED,
  });
  expect(letterErrors({ name: 'Ada', email, message: 'Hello' })).toEqual({});
});
