import { expect, it } from 'vitest';
import { MAX_STORED_NAME_LENGTH, toStoredName } from './storedName';

it.each([
  ['half \ud83d of one', 'half_-_of_one'],
  ['Weekly Market Summary', 'Weekly_Market_Summary'],
  [' Q1 / Q2 [a] ', 'Q1_-_Q2_-a-'],
  ['Inflation at 23.18%', 'Inflation_at_23.18-'],
  ['name%20twenty', 'name-20twenty'],
  ['100%25 %zz', '100-25_-zz'],
  ['a+b&c=d?e#f', 'a-b-c-d-e-f'],
  ['C:\\reports\\a.png', 'C--reports-a.png'],
  ['Report (final).pdf', 'Report_(final).pdf'],
  ['Ìròyìn ọjà ní Èkó', 'Iroyin_oja_ni_Eko'],
  ['Akụkọ ahịa', 'Akuko_ahia'],
  ['Aku\u0323ko\u0323', 'Akuko'],
  ['市场.pdf', '--.pdf'],
  ['Growth: 3½ … 4', 'Growth-_31-2_._4'],
  ['Up 📈 today', 'Up_-_today'],
  ['a\u0000b\u202ec', 'abc'],
  ['\u200ePrices\u00ad 20\u00a0Nov\ufeff', 'Prices_20_Nov'],
  ['\u202aList\u202c.pdf\u200b', 'List.pdf'],
  ['..', 'file'],
  ['../../etc', '-.-etc'],
  ['.hidden', 'hidden'],
  ['   ', 'file'],
  ['', 'file'],
])('converts the text %j to the object name %j', (text, name) => {
  expect(toStoredName(text)).toBe(name);
});

it.each([
  ['a'.repeat(2000) + '.pdf', '.pdf'],
  ['ọ'.repeat(2000) + '.pdf', '.pdf'],
  [`${'a'.repeat(195)}.${'b'.repeat(300)}.pdf`, 'a.pdf'],
  [`${'a'.repeat(195)}.${'b'.repeat(300)}`, 'b'],
  [`${'a'.repeat(195)}.b${'.c'.repeat(300)}.pdf`, '.pdf'],
])('shortens the long file name %j but keeps its extension', (text, end) => {
  const name = toStoredName(text);
  expect(name.length).toBeLessThanOrEqual(MAX_STORED_NAME_LENGTH);
  expect(name.length).toBeGreaterThan(MAX_STORED_NAME_LENGTH - 2);
  expect(name.endsWith(end)).toBe(true);
  expect(name).not.toContain('..');
});

it.each(['a..b', 'a.', '.', '…', 'x. . .y', '(1).', 'a\u2024\u2024b'])(
  'converts %j to an object name that storage.rules accepts',
  (text) => {
    expect(toStoredName(text)).toMatch(/^(\.?[A-Za-z0-9_()-])+$/);
  },
);
