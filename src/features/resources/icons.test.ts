import { expect, it } from 'vitest';
import types from './fileTypes.json';
import { guessIcon, iconImage, kindOf } from './icons';

it.each(types.icons)('guesses of %j the icon %s', (type = '', icon) => {
  expect(guessIcon(type)).toBe(icon);
});

it('draws an unknown icon as the general one', () => {
  expect(iconImage('pdf')).toBe('/images/pdf.svg');
  for (const icon of ['toString', '../x']) expect(iconImage(icon)).toBe('/images/file.svg');
});

it.each([
  ['a.bin', '', ''],
  ['a.pdf', 'application/pdf', 'PDF'],
  ['prices.csv', 'text/csv', 'CSV'],
  ['prices.csv', 'application/vnd.ms-excel', 'CSV'],
  ['prices.CSV', 'text/comma-separated-values', 'CSV'],
  ['prices.csv', '', 'CSV'],
  ['prices.xls', 'application/vnd.ms-excel', 'Spreadsheet'],
  ['prices.tsv', 'text/plain', 'TSV'],
  ['prices.csv', 'application/pdf', 'PDF'],
  ['old.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12', 'Spreadsheet'],
])('names %s with the type %j a visitor as %j', (name, fileType, kind) => {
  expect(kindOf({ path: `resources/cat_1/1-a_${name}`, fileType })).toBe(kind);
});
