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

it('says nothing of an unknown type', () => {
  const kinds = { '': '', 'application/pdf': 'PDF', 'text/csv': 'CSV' };
  for (const [fileType, kind] of Object.entries(kinds)) expect(kindOf({ fileType })).toBe(kind);
});
