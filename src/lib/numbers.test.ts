import { expect, it } from 'vitest';
import {
  NOT_A_NUMBER_MESSAGE,
  findNumberError,
  parseNumberInput,
  TOO_LARGE_MESSAGE,
} from './numbers';

// Ambiguous numbers such as 1,234 are parsed as in Nigeria, where the comma separates thousands.
it.each<[text: string, value: number]>([
  ['105432.07', 105432.07],
  ['1,234.56', 1234.56],
  ['1,234,567.8', 1234567.8],
  ['1.234,56', 1234.56],
  ['1.234.567', 1234567],
  ['1 234,56', 1234.56],
  ['1\u00a0234.56', 1234.56],
  ['\u202a1,234.56\u202c', 1234.56],
  ['\ufeff1\u2009234.56\u200b', 1234.56],
  ['\u2066-12.5\u2069\u00ad', -12.5],
  ['12,5', 12.5],
  ['12,50', 12.5],
  [',5', 0.5],
  ['.5', 0.5],
  ['12.', 12],
  ['-1.25', -1.25],
  ['\u22121.25', -1.25],
  ['+0.62%', 0.62],
  ['N1,532.45', 1532.45],
  ['₦1,532.45', 1532.45],
  ['NGN 1,532.45', 1532.45],
  ['=N= 1,532.45', 1532.45],
  ['1,532.45 N', 1532.45],
  ['1,532.45 NGN', 1532.45],
  ['1532.45 Naira', 1532.45],
  ['-0', 0],
  ['1,234', 1234],
  ['1.234', 1.234],
  ['12,3456', 12.3456],
  ['0,123', 0.123],
  ['-0,123', -0.123],
])('parses the number %s', (text, value) => {
  expect(parseNumberInput(text)).toEqual({ ok: true, value });
});

it.each([
  'abc',
  '1,23,456',
  '1.2.3',
  '12,34,5',
  '1e5',
  '0x10',
  'Infinity',
  '--1',
  '1-2',
  ',',
  'N',
  'NGN',
  '5 M',
])('rejects %s as a number', (text) => {
  expect(parseNumberInput(text)).toEqual({ ok: false, reason: 'garbage' });
  expect(findNumberError(text, { kind: 'price' })).toBe(NOT_A_NUMBER_MESSAGE);
});

it('rejects numbers that are too large', () => {
  expect(parseNumberInput('9'.repeat(13))).toEqual({ ok: false, reason: 'too-large' });
  expect(parseNumberInput('9'.repeat(400))).toEqual({ ok: false, reason: 'too-large' });
  expect(findNumberError('9'.repeat(13), { kind: 'price' })).toBe(TOO_LARGE_MESSAGE);
});

it('reports no error for an empty field', () => {
  expect(parseNumberInput('  ')).toEqual({ ok: false, reason: 'empty' });
  expect(findNumberError('', { kind: 'price' })).toBeNull();
  expect(findNumberError('1', { kind: 'price' })).toBeNull();
});
