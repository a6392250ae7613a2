import { expect, test } from 'vitest';
import { isReadable, toPlainLine, toPlainText, toPlainWord, toVisibleText } from './plainText';

test.each<[typed: string, stored: string]>([
  ['MTNN', 'MTNN'],
  ['  MTNN\t', 'MTNN'],
  ['MTNN\u0000', 'MTNN'],
  ['\ufeffMTNN\u200b', 'MTNN'],
  ['\u202eNNTM\u202c', 'NNTM'],
  ['\u2066UBA\u2069', 'UBA'],
  ['February\u00a020,\n2026', 'February 20, 2026'],
  ['one\u2028two\u2029three\u0085four', 'one two three four'],
  ['\u200b \u200e', ''],
  ['Da\u00adng\u00adote\u2060 Sugar', 'Dangote Sugar'],
  ['GT\u200cC\u200dO\ufe0f', 'GTCO'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क\u094d\u200dष', 'क\u094d\u200dष'],
  ['❤\ufe0f \u200d', '❤\ufe0f'],
  ['Zenith\ufffc Bank\u3164\u180b\u{e0100}', 'Zenith Bank'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['ᠭ\u180bᠭ', 'ᠭ\u180bᠭ'],
  ["Ọjà N'Ẹ\u0301kọ\u0301 👩\u200d💻", "Ọjà N'Ẹ\u0301kọ\u0301 👩\u200d💻"],
])('removes needless invisible characters from the line %j', (typed, stored) => {
  expect(toPlainLine(typed)).toBe(stored);
});

test.each<[typed: string, seen: string]>([
  ['\u200eGTCO\u200f', 'GTCO'],
  ['\u202a58.20\u202c', '58.20'],
  ['\u2068245.00\u2069', '245.00'],
  ['1\u00a0050\u202f000', '1 050 000'],
  ['\u2007 12\u3000', '12'],
  ['ada\u00ad@\u200bexample.com', 'ada@example.com'],
  ['MTNN\ufe0f\u200d', 'MTNN'],
  ['\ufeffSymbol', 'Symbol'],
  ['می\u200cخ', 'میخ'],
  ['a\u2063b\u061cc\u180ed', 'abcd'],
  ['\ufffc245.00', '245.00'],
  ['245\u180b.0\u180f0', '245.00'],
  ['58.20\u{e0100}', '58.20'],
  ['\u{e0001}MTNN\u{e007f}', 'MTNN'],
  ['MT\u115fN\u1160N\u3164\uffa0', 'MTNN'],
  ['1\u20650\ufff00', '100'],
])('removes all invisible characters from the word %j', (typed, seen) => {
  expect(toPlainWord(typed)).toBe(seen);
});

test('keeps tabs and line breaks in pasted table cells', () => {
  expect(toVisibleText('\ufeffA\tB\u200e\r\n1\u00a0\t2\n')).toBe('A\tB\r\n1 \t2\n');
});

test('replaces all kinds of line breaks in a text with \\n', () => {
  expect(toPlainText(' One\u0007\r\n\r\nTwo\u2028Three\ttabs \u202d')).toBe(
    'One\n\nTwo\nThree tabs',
  );
  expect(toPlainText('\u2067\n')).toBe('');
});

test.each(["Ọjà N'Ẹ\u0301kọ\u0301", '5', '\u200b91-DAY', 'e\u0301\u0302\u0303'])(
  'accepts %j as readable',
  (text) => {
    expect(isReadable(text)).toBe(true);
  },
);

test.each<[text: string, what: string]>([
  ['', 'an empty text'],
  ['---', 'hyphens alone'],
  ['\u200b', 'a zero-width space'],
  ['\u2060', 'a word joiner'],
  ['\u3164', 'a Hangul filler'],
  ['\ud80d\udc42\ud80d\udc42', 'invisible joiners of hieroglyphs'],
  ['\u00ad\u034f\u061c', 'invisible characters of three kinds'],
  ['\u115f\u1160', 'two Hangul fillers'],
  ['\u17b4\u17b5\u180e', 'invisible vowels and a separator'],
  ['\u2800\ufeff', 'a blank Braille pattern'],
  ['e\u0301\u0302\u0303\u0304', 'four marks on one letter'],
])('rejects %j as unreadable: %s', (text) => {
  expect(isReadable(text)).toBe(false);
});
