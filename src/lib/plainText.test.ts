import { expect, test } from 'vitest';
import { plainLine, plainText } from './plainText';

test.each([
  ['MTNN', 'MTNN'],
  ['  MTNN\t', 'MTNN'],
  ['MTNN\u0000', 'MTNN'],
  ['\ufeffMTNN\u200b', 'MTNN'],
  ['\u202eNNTM\u202c', 'NNTM'],
  ['\u2066UBA\u2069', 'UBA'],
  ['February\u00a020,\n2026', 'February 20, 2026'],
  ['one\u2028two\u2029three\u0085four', 'one two three four'],
  ['\u200b \u200e', ''],
  ["Ọjà N'Ẹ́kọ́ 👩‍💻", "Ọjà N'Ẹ́kọ́ 👩‍💻"],
])('a line is stored as what can be seen of it: %j', (typed, stored) => {
  expect(plainLine(typed)).toBe(stored);
});

test('a text keeps its line breaks, in one form', () => {
  expect(plainText(' One\u0007\r\n\r\nTwo\u2028Three\ttabs \u202d')).toBe('One\n\nTwo\nThree tabs');
  expect(plainText('\u2067\n')).toBe('');
});
