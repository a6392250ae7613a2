import { expect, it } from 'vitest';
import { formatContentDisposition } from './contentDisposition';

it.each<[type: string, how: string]>([
  ['application/pdf', 'inline'],
  ['image/png', 'inline'],
  ['image/svg+xml', 'attachment'],
  ['text/plain', 'attachment'],
  ['text/html', 'attachment'],
  ['application/pdf-not', 'attachment'],
  ['application/octet-stream', 'attachment'],
  ['', 'attachment'],
])('sends a file of type %j as %s', (type, how) => {
  expect(formatContentDisposition('a', type)).toBe(`${how}; filename="a"; filename*=UTF-8''a`);
});

it.each([
  ['half \ud83d of one', ['half__of_one', 'half%20%20of%20one']] as const,
  ['Prices, 20 November.csv', ['Prices-_20_November.csv', 'Prices%2C%2020%20November.csv']],
  ["Bank's (Q1) *.txt", ['Bank-s_(Q1)_-.txt', 'Bank%27s%20%28Q1%29%20%2A.txt']],
  ['ọjà.txt', ['oja.txt', '%E1%BB%8Dj%C3%A0.txt']],
  ['最终 報告.pdf', ['--_--.pdf', '%E6%9C%80%E7%BB%88%20%E5%A0%B1%E5%91%8A.pdf']],
  ['📈', ['-', '%F0%9F%93%88']],
  ['5%20off \\ x.csv', ['5-20off_-_x.csv', '5%2520off%20%5C%20x.csv']],
  ['a"; b\r\nX-Header: c', ['a--_b_X-Header-_c', 'a%22%3B%20b%20X-Header%3A%20c']],
  ['report\u202etxt.exe', ['reporttxt.exe', 'reporttxt.exe']],
  ['\ufeffpri\u00adces\u00a020\u200b.csv\u200e', ['prices_20.csv', 'prices%2020.csv']],
  ['\u202e', ['file', 'file']],
])('encodes the file name %j as %j', (name, [plain, encoded]) => {
  const names = `filename="${plain}"; filename*=UTF-8''${encoded}`;
  expect(formatContentDisposition(name, '')).toBe(`attachment; ${names}`);
});

it('returns a header that storage.rules accepts for long file names', () => {
  const names = ['ọ'.repeat(200), '𝒜'.repeat(100), '%'.repeat(200), '\u{10ffff}'.repeat(100)];
  for (const name of names) {
    const header = formatContentDisposition(`${name}.spreadsheet`, '');
    expect(header.length).toBeLessThanOrEqual(2200);
    expect(header).toMatch(
      /^attachment; filename="[A-Za-z0-9._()-]{1,200}"; filename\*=UTF-8''[A-Za-z0-9%!._~-]+$/,
    );
  }
});
