import { expect, it } from 'vitest';
import { guessIcon, getIconImage, getKindLabel } from './icons';

it.each<[type: string, icon: string]>([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'powerpoint'],
  ['application/vnd.ms-powerpoint', 'powerpoint'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'excel'],
  ['application/vnd.ms-excel', 'excel'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word'],
  ['application/msword', 'word'],
  ['image/PNG', 'image'],
  ['application/zip', 'zip'],
  ['application/x-7z-compressed', 'zip'],
  ['text/plain', 'file'],
  ['', 'file'],
  ['application/vnd.rar', 'zip'],
  ['text/csv', 'excel'],
  ['text/tab-separated-values', 'excel'],
  ['application/vnd.ms-excel.sheet.macroEnabled.12', 'excel'],
  ['image/tiff', 'image'],
])('maps the MIME type %j to the icon %s', (type, icon) => {
  expect(guessIcon(type)).toBe(icon);
});

it('uses the general file icon if the icon name is unknown', () => {
  expect(getIconImage('pdf')).toBe('/images/pdf.svg');
  for (const icon of ['toString', '../x']) expect(getIconImage(icon)).toBe('/images/file.svg');
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
])('labels the file %s with the MIME type %j as %j', (name, fileType, kind) => {
  expect(getKindLabel({ path: `resources/cat_1/1-a_${name}`, fileType })).toBe(kind);
});
