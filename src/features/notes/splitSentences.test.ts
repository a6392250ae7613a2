import { expect, it } from 'vitest';
import { splitSentences } from './splitSentences';

it.each([
  ['', []],
  ['The index rose', ['The index rose']],
  ['It closed at 105,432.07. Banks rose!', ['It closed at 105,432.07.', 'Banks rose!']],
  [
    'A dollar cost N1.5 more.  Ten years pay 18.74%.',
    ['A dollar cost N1.5 more.', 'Ten years pay 18.74%.'],
  ],
  ['Up 0.62%, e.g. banks. Àṣà Plc led.', ['Up 0.62%, e.g. banks.', 'Àṣà Plc led.']],
])('splits %j into its sentences', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
