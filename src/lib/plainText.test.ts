import { expect, test } from 'vitest';
import { isReadable, plainLine, plainText, plainWord, visibleText } from './plainText';
import cases from './plainText.cases.json' with { type: 'json' };

test.each(Object.entries(cases.lines))(
  'a line is stored as what can be seen of it: %j',
  (typed, stored) => {
    expect(plainLine(typed)).toBe(stored);
  },
);

test.each(Object.entries(cases.words))(
  'removes all invisible characters from a symbol, a number or an address: %j',
  (typed, seen) => {
    expect(plainWord(typed)).toBe(seen);
  },
);

test('keeps the tabs and line breaks of a list', () => {
  expect(visibleText('\ufeffA\tB\u200e\r\n1\u00a0\t2\n')).toBe('A\tB\r\n1 \t2\n');
});

test('a text keeps its line breaks, in one form', () => {
  expect(plainText(' One\u0007\r\n\r\nTwo\u2028Three\ttabs \u202d')).toBe('One\n\nTwo\nThree tabs');
  expect(plainText('\u2067\n')).toBe('');
});

test.each([
  ...cases.readable.map((text) => [text, true] as const),
  ...cases.unreadable.map((text) => [text, false] as const),
])('%j can be read: %s', (text, can) => {
  expect(isReadable(text)).toBe(can);
});
