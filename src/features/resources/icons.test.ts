import { describe, expect, it } from 'vitest';
import { guessIcon, iconImage, kindOf } from './icons';

const office = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`;

describe('guessIcon', () => {
  it.each([
    ['application/pdf', 'pdf'],
    [office('presentationml.presentation'), 'powerpoint'],
    ['application/vnd.ms-powerpoint', 'powerpoint'],
    [office('spreadsheetml.sheet'), 'excel'],
    ['application/vnd.ms-excel', 'excel'],
    [office('wordprocessingml.document'), 'word'],
    ['application/msword', 'word'],
    ['image/PNG', 'image'],
    ['application/zip', 'zip'],
    ['application/x-7z-compressed', 'zip'],
    ['text/plain', 'file'],
    ['', 'file'],
  ])('reads %j as %s', (type, icon) => {
    expect(guessIcon(type)).toBe(icon);
  });
});

describe('iconImage', () => {
  it('falls back to the general drawing', () => {
    expect(iconImage('pdf')).toBe('/images/pdf.svg');
    expect(iconImage('toString')).toBe('/images/file.svg');
    expect(iconImage('../x')).toBe('/images/file.svg');
  });
});

describe('kindOf', () => {
  it('says nothing of an unknown type', () => {
    expect(kindOf({ fileType: '' })).toBe('');
    expect(kindOf({ fileType: 'application/pdf' })).toBe('PDF');
    expect(kindOf({ fileType: 'text/csv' })).toBe('CSV');
  });
});
