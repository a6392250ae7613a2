import { expect, it } from 'vitest';
import { contentDisposition } from './contentDisposition';
import cases from './contentDisposition.cases.json' with { type: 'json' };

it.each(Object.entries(cases.types))('a file of type %j is sent %s', (type, how) => {
  expect(contentDisposition('a', type)).toBe(`${how}; filename*=UTF-8''a`);
});

it.each([['half \ud83d of one', 'half%20%20of%20one'], ...Object.entries(cases.names)])(
  '%j is saved as %s',
  (name, encoded) => {
    expect(contentDisposition(name, '')).toBe(`attachment; filename*=UTF-8''${encoded}`);
  },
);

it('is what storage.rules take, however long the name', () => {
  const names = ['ọ'.repeat(200), '𝒜'.repeat(100), '%'.repeat(200), '\u{10ffff}'.repeat(100)];
  for (const name of names) {
    const header = contentDisposition(`${name}.spreadsheet`, '');
    expect(header.length).toBeLessThanOrEqual(2000);
    expect(header).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9%!._~-]+$/);
  }
});
