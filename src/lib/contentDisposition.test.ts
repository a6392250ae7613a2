import { expect, it } from 'vitest';
import { contentDisposition } from './contentDisposition';

it.each([
  ['application/pdf', 'inline'],
  ['image/png', 'inline'],
  ['image/svg+xml', 'attachment'],
  ['text/plain', 'attachment'],
  ['text/html', 'attachment'],
  ['application/pdf-not', 'attachment'],
  ['application/octet-stream', 'attachment'],
  ['', 'attachment'],
])('a file of type %j is sent %s', (type, how) => {
  expect(contentDisposition('a', type)).toBe(`${how}; filename*=UTF-8''a`);
});

it.each([
  ['Prices, 20 November.csv', 'Prices%2C%2020%20November.csv'],
  ["Bank's (Q1) *.txt", 'Bank%27s%20%28Q1%29%20%2A.txt'],
  ['ọjà.txt', '%E1%BB%8Dj%C3%A0.txt'],
  ['a"; b\r\nX-Header: c', 'a%22%3B%20bX-Header%3A%20c'],
  ['report\u202etxt.exe', 'reporttxt.exe'],
  ['half \ud83d of one', 'half%20%20of%20one'],
  ['\u202e', 'file'],
])('%j is saved as %s', (name, encoded) => {
  expect(contentDisposition(name, '')).toBe(`attachment; filename*=UTF-8''${encoded}`);
});

it('is what storage.rules take, however long the name', () => {
  for (const name of [
    'ọ'.repeat(200),
    '𝒜'.repeat(100),
    '%'.repeat(200),
    '\u{10ffff}'.repeat(100),
  ]) {
    const header = contentDisposition(`${name}.spreadsheet`, '');
    expect(header.length).toBeLessThanOrEqual(2000);
    expect(header).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9%!._~-]+$/);
  }
});
